// Collects the html of an article, cut at its slots. Slots never stand in the text as marks, so nothing an author can type
// is taken for one.
import type { SlottedText } from '../../model/article.ts'

const TEXT = /[&<]/
const TEXT_ALL = /[&<]/g
const QUOTED = /[&<>"]/
const QUOTED_ALL = /[&<>"]/g
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const entity = (c: string): string => ENTITIES.get(c) ?? c

/** Text for the content of an element; shorter than what attributes need. */
export function escapeText(text: string): string {
  return TEXT.test(text) ? text.replace(TEXT_ALL, entity) : text
}

/** A value for a double-quoted attribute. */
export function escapeQuoted(value: string): string {
  return QUOTED.test(value) ? value.replace(QUOTED_ALL, entity) : value
}

/** Where html is written. */
export interface HtmlWriter {
  /** Appends html as it is. */
  write(html: string): void
  /** Appends text, escaped. */
  text(text: string): void
  /** Appends ` name="value"`. */
  attribute(name: string, value: string): void
  /** Ends the current piece with a slot. */
  slot(index: number): void
  result(): SlottedText
}

/** An empty writer. */
export function createWriter(): HtmlWriter {
  const pieces: string[] = []
  const slots: number[] = []
  const open = { piece: '' }
  return {
    write(html) {
      open.piece += html
    },
    text(text) {
      open.piece += escapeText(text)
    },
    attribute(name, value) {
      open.piece += ` ${name}="${escapeQuoted(value)}"`
    },
    slot(index) {
      pieces.push(open.piece)
      slots.push(index)
      open.piece = ''
    },
    result: () => ({ pieces: [...pieces, open.piece], slots }),
  }
}
