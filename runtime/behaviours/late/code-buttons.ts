// Buttons of code blocks: copy the code and, while it is wider than its container, wrap its lines or open it full-window. Also
// shows the name of its language, which disappears when the buttons are shown.
import { type Behaviour, type BehaviourEnv, detachAll } from '../behaviour.ts'
import { copyText } from '../copy-text.ts'
import { copiedCode } from './copied-code.ts'
import { drawing, make, makeButton } from './elements.ts'
import { type WatchedBlock, watchWidths } from './watch-widths.ts'

/** How long a button shows that the code was copied, in milliseconds. */
const COPIED_MS = 1000
/** Class of a code block with wrapped lines. */
const WRAPPED = 'theme-code-block--wrapped'

/** Adds the buttons. They need JavaScript, so the compiler does not render them. */
export const late: Behaviour = {
  attach(root, env) {
    const blocks = [...root.querySelectorAll<HTMLElement>('.theme-code-block')]
    const withButtons = blocks.flatMap((block) => addButtons(block, env) ?? [])
    return detachAll([...withButtons.map(({ detach }) => detach), watchWidths(withButtons)])
  },
}

interface BlockWithButtons extends WatchedBlock {
  readonly detach: () => void
}

function addButtons(block: HTMLElement, env: BehaviourEnv): BlockWithButtons | null {
  const pre = block.querySelector('pre')
  if (!pre) return null
  const group = document.createElement('div')
  group.className = 'code-buttons'
  const wrap = wrapButton(env)
  const expand = expandButton(block, env)
  const copy = copyButton(block, pre, env)
  const isWider = () => pre.scrollWidth > pre.clientWidth
  const show = (wider: boolean) => {
    const isWrapped = block.classList.contains(WRAPPED)
    wrap.setAttribute('aria-pressed', String(isWrapped))
    wrap.hidden = !isWrapped && !wider
    expand.hidden = !wider
  }
  wrap.addEventListener('click', () => {
    block.classList.toggle(WRAPPED)
    show(isWider())
  })
  group.append(wrap, expand, copy.element)
  const language = languageOf(block)
  if (language) block.append(language)
  block.append(group)
  return {
    box: pre,
    isWider,
    show,
    detach() {
      group.remove()
      language?.remove()
      copy.detach()
      block.classList.remove(WRAPPED)
    },
  }
}

interface Button {
  readonly element: HTMLButtonElement
  readonly detach: () => void
}

/** Label with the language name, hidden from screen readers, which announce it with the code. */
function languageOf(block: HTMLElement): HTMLElement | null {
  const [, name = 'text'] = /(?:^| )language-(\S+)/.exec(block.className) ?? []
  if (name === 'text') return null
  const element = make('span', 'code-language', name)
  element.setAttribute('aria-hidden', 'true')
  return element
}

const COPY_ICON = 'M9 9h11v11H9zM5 15H4V4h11v1'
const DONE_ICON = 'm5 13 4.5 4.5L19 7'
const EXPAND_ICON = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'
const WRAP_ICON = 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-5m2.5-2.5L12 18l2.5 2.5M4 18h4'

function copyButton(block: HTMLElement, pre: HTMLElement, env: BehaviourEnv): Button {
  const element = makeButton('code-button code-button--copy', '', COPY_ICON)
  let timer: ReturnType<typeof setTimeout> | undefined
  const setCopied = (copied: boolean) => {
    element.classList.toggle('code-button--copied', copied)
    element.replaceChildren(drawing(copied ? DONE_ICON : COPY_ICON))
    const id = copied ? 'theme.CodeBlock.copied' : 'theme.CodeBlock.copyButtonAriaLabel'
    element.setAttribute('aria-label', env.text(id))
  }
  element.title = env.text('theme.CodeBlock.copy')
  setCopied(false)
  element.addEventListener('click', async () => {
    await copyText(copiedCode(block, pre))
    clearTimeout(timer)
    setCopied(true)
    env.announce(env.text('theme.CodeBlock.copied'))
    timer = setTimeout(() => setCopied(false), COPIED_MS)
  })
  return { element, detach: () => clearTimeout(timer) }
}

function expandButton(block: HTMLElement, env: BehaviourEnv): HTMLButtonElement {
  const element = makeButton('code-button code-button--expand', env.text('docsite.expand'), EXPAND_ICON)
  const title = block.querySelector('.theme-code-block-title')?.textContent ?? env.text('theme.code.label')
  element.addEventListener('click', () => {
    import('./enlarged-block.ts').then(
      ({ openBlock }) => openBlock(block, title, env),
      (cause) => env.warn('The code could not be opened.', cause),
    )
  })
  return element
}

const wrapButton = (env: BehaviourEnv): HTMLButtonElement =>
  makeButton('code-button code-button--wrap', env.text('theme.CodeBlock.wordWrapToggle'), WRAP_ICON)
