// The body of an article as bytes, for messages between threads and for the cache: its texts as they are, and the rest as JSON.
import { decodeStrings, encodeStrings } from './string-list.ts'

/** A text in pieces, and what is between them. */
interface Slotted {
  readonly pieces: readonly string[]
  readonly slots: readonly number[]
}

/** The body of an article. */
interface Body {
  readonly html: Slotted
  readonly markdown: Slotted
  readonly toc: readonly unknown[]
}

/** The body without its texts. */
interface Head<Value extends Body> {
  /** Number of pieces of html; those of the Markdown copy follow. */
  readonly pieces: number
  readonly html: readonly number[]
  readonly markdown: readonly number[]
  readonly toc: Value['toc']
}

/** Encodes a body in its own buffer, so that it can be transferred to another thread. */
export function bodyBytes<Value extends Body>({ html, markdown, toc }: Value): Uint8Array {
  const head: Head<Value> = { pieces: html.pieces.length, html: html.slots, markdown: markdown.slots, toc }
  return encodeStrings([JSON.stringify(head), ...html.pieces, ...markdown.pieces])
}

/** Decodes a body. Throws a `SyntaxError` if the bytes are not one. */
export function parseBodyBytes<Value extends Body>(bytes: Uint8Array) {
  const [first = '', ...pieces] = decodeStrings(bytes)
  const head = JSON.parse(first) as Head<Value>
  return {
    html: { pieces: pieces.slice(0, head.pieces), slots: head.html },
    markdown: { pieces: pieces.slice(head.pieces), slots: head.markdown },
    toc: head.toc,
  }
}
