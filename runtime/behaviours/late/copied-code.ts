// The text that the copy button of a code block copies: what is to be run or pasted, without what is only for reading.

const DELETED = 'token-line--deleted'
const SHELL = /(?:^| )language-(?:bash|sh|shell|zsh|console|shellsession|terminal)(?: |$)/
const PROMPT = '$ '

/** The code of a block without deleted lines of a diff; for a terminal session that starts with a prompt, only the commands. */
export function copiedCode(block: HTMLElement, pre: HTMLElement): string {
  const text = pre.querySelector(`.${DELETED}`) ? withoutDeleted(pre) : (pre.textContent ?? '')
  return SHELL.test(block.className) && text.startsWith(PROMPT) ? commands(text) : text
}

function withoutDeleted(pre: HTMLElement): string {
  return [...pre.querySelectorAll('.token-line')]
    .filter(({ classList }) => !classList.contains(DELETED))
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\n$/, '')
}

/** Lines with a prompt, and those continued from them by a backslash. */
function commands(text: string): string {
  const lines: string[] = []
  let goesOn = false
  for (const line of text.split('\n')) {
    const isCommand = line.startsWith(PROMPT)
    if (isCommand || goesOn) lines.push(isCommand ? line.slice(PROMPT.length) : line)
    goesOn = (isCommand || goesOn) && line.endsWith('\\')
  }
  return lines.join('\n')
}
