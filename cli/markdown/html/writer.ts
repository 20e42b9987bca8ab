// Collects the HTML of an article, split at its slots. Slots are never marked inside the text, so nothing an author types can
// be mistaken for one.
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

/** Escapes text for element content; this needs fewer escapes than attributes. */
export function escapeText(text: string): string {
  return TEXT.test(text) ? text.replace(TEXT_ALL, entity) : text
}

/** Escapes a value for a double-quoted attribute. */
export function escapeQuoted(value: string): string {
  return QUOTED.test(value) ? value.replace(QUOTED_ALL, entity) : value
}

/** Receives the HTML of an article. */
export interface HtmlWriter {
  /** Appends HTML unchanged. */
  write(html: string): void
  /** Appends text, escaped. */
  text(text: string): void
  /** Appends ` name="value"`. */
  attribute(name: string, value: string): void
  /** Ends the current piece with a slot. */
  slot(index: number): void
  result(): SlottedText
}

/** Creates an empty writer. */
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
