// What a page says, read from its source by patterns alone: a second opinion that shares nothing with the compiler. What is no
// text goes first: front matter, comments, statements, tags, addresses, ids, the info of fences. The rest is words.

/** Text of a page without what is no text. Lines keep their numbers. */
export function sourceText(source: string): string {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  return withoutMarkup(withoutStatements(withFences(withoutFrontMatter(lines)))).join('\n')
}

/** Words of three letters and more. */
export function wordsOf(text: string): readonly string[] {
  return text.normalize('NFC').match(/\p{L}{3,}/gu) ?? []
}

function withoutFrontMatter(lines: readonly string[]): string[] {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  return lines.map((line, i) => (i <= end ? '' : line))
}

/** Code is text as it is written; it is set apart so that nothing more is taken out of it. */
interface Line {
  readonly text: string
  readonly isCode: boolean
}

function withFences(lines: readonly string[]): Line[] {
  let mark = ''
  return lines.map((text) => {
    const found = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})([^`]*)$/.exec(text)
    const [, run = '', info = ''] = found ?? []
    if (mark !== '') {
      const closes = run.startsWith(mark) && info.trim() === ''
      if (closes) mark = ''
      return { text: closes ? '' : text, isCode: true }
    }
    if (run === '') return { text, isCode: false }
    mark = run
    return { text: /\btitle=(["'])(.*?)\1/.exec(info)?.[2] ?? '', isCode: true }
  })
}

/** Imports, exports with a declaration: up to the next empty line. */
function withoutStatements(lines: readonly Line[]): Line[] {
  let inside = false
  return lines.map((line) => {
    if (line.isCode || line.text.trim() === '') inside = false
    else
      inside ||=
        /^(?:import\s.*['"];?\s*$|import \{$|export (?:const|let|default function|function|class) )/.test(
          line.text,
        )
    return inside ? { text: '', isCode: false } : line
  })
}

function withoutMarkup(lines: readonly Line[]): string[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
  const code: string[] = []
  const mark = (text: string): string => `\u2983${code.push(text) - 1}\u2984`
  const hidden = lines
    .map(({ text, isCode }) => (isCode ? mark(text) : text))
    .join('\n')
    .replace(/(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[\s\S])*?[^`])\1(?!`)/g, (_whole, _run, text: string) =>
      mark(text),
    )
    .replace(/<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g, blank)
    .replace(/<(script|style|iframe)\b[\s\S]*?<\/\1>/gi, blank)
    .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^"'<>{}])*>/g, blank)
    .replace(/\]\(\s*(?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)/g, '](')
    .replace(/^([ >]*)\[[^\]\n^][^\]\n]*\]:.*$/gm, '$1')
    .replace(/\]\[[^\]\n]*\]/g, ']')
    .replace(/\[\^[^\]\n]*\]:?/g, '')
    .replace(/\{#[^}\n]*\}/g, '')
    .replace(/^([\s>]*):{3,}[\w-]*/gm, '$1')
    .replace(/&[a-z]+;|:[a-z\d_+-]+:|\[!\w+\]/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.|mailto:)\S*/g, ' ')
    .replace(/\\\{[^}]*\}|\{[^{}]*\}/g, ' ')
  return hidden.replace(/\u2983(\d+)\u2984/g, (_, at) => ` ${code[Number(at)]} `).split('\n')
}
