// Notes at the end of code lines, as in VitePress (`// [!code ++]`): the line gets a style and the note is removed. A note
// alone on its line applies to the next line.
import { own } from '../../../runtime/model/own.ts'
import { CHANGE_CLASSES } from './code-meta.ts'
import type { MarkedCode } from './magic-comments.ts'

const CLASSES: Readonly<Record<string, string>> = {
  '++': CHANGE_CLASSES.ins,
  '--': CHANGE_CLASSES.del,
  error: 'token-line--error',
  focus: 'token-line--focus',
  highlight: 'theme-code-block-highlighted-line',
  hl: 'theme-code-block-highlighted-line',
  warning: 'theme-code-block-highlighted-line',
}

const SIGN = '[!code '
/** `word:…` emphasizes a word of the next lines in VitePress; here it is only removed. */
const NOTE = /^\[!code (?:word:[^\]]{1,200}|([\w+-]+)(?::(\d{1,4}))?)\](?:\s{0,9}(?:-->|\*\/\}?))?$/
/** Start of a comment directly before its note, including the brace around it in JSX. */
const OPEN = /(?:\/\/|#|;|%|'|<!--|(?<!<!)--|\{?\/\*)$/

/** Removes the notes from code; earlier marks on lines are kept. A note of an unknown kind stays as text. */
export function applyCodeNotes({ lines, classes }: MarkedCode): MarkedCode {
  if (!lines.some((line) => line.includes(SIGN))) return { lines, classes }
  const kept: string[] = []
  const marked = new Map<number, string[]>()
  const mark = (line: number, names: readonly string[]): void => {
    marked.set(line, [...new Set([...(marked.get(line) ?? []), ...names])])
  }
  for (const [i, line] of lines.entries()) {
    const notes = notesOf(line)
    const isAlone = notes.found.length > 0 && notes.text.trim() === ''
    const before = isAlone ? undefined : classes.get(i)
    if (before) mark(kept.length, before)
    for (const { className, count } of notes.found)
      for (let n = 0; n < count; n++) mark(kept.length + n, [className])
    if (isAlone) continue
    kept.push(notes.text)
  }
  const inside = [...marked].filter(([line]) => line < kept.length)
  return { lines: kept.length === 0 ? [''] : kept, classes: new Map(inside) }
}

interface Notes {
  readonly text: string
  readonly found: readonly { readonly className: string; readonly count: number }[]
}

/** The notes of a line, which may have several, and the line without them. */
function notesOf(line: string): Notes {
  const found: { className: string; count: number }[] = []
  let text = line
  for (let at = text.lastIndexOf(SIGN); at >= 0; at = text.lastIndexOf(SIGN)) {
    const [note, kind, count = '1'] = NOTE.exec(text.slice(at).trimEnd()) ?? []
    const head = text.slice(0, at).trimEnd()
    const className = kind === undefined ? '' : own(CLASSES, kind)
    if (note === undefined || className === undefined || !OPEN.test(head)) break
    found.unshift({ className, count: className === '' ? 0 : Number(count) })
    text = head.replace(OPEN, '').trimEnd()
  }
  return { text, found }
}
