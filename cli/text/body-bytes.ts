// The body of an article as bytes, for messages between threads and for the cache: a line of JSON with everything but the
// texts, then the texts as they are. As JSON strings they would be escaped and unescaped character by character.
import { utf8Bytes, utf8Text } from './utf8.ts'

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

/** The body with the lengths of its pieces instead of the pieces. */
interface Head<Value extends Body> {
  readonly lengths: { readonly html: readonly number[]; readonly markdown: readonly number[] }
  readonly slots: { readonly html: readonly number[]; readonly markdown: readonly number[] }
  readonly toc: Value['toc']
}

/** Encodes a body in its own buffer, so that it can be transferred to another thread. */
export function bodyBytes<Value extends Body>({ html, markdown, toc }: Value): Uint8Array {
  const head: Head<Value> = {
    lengths: { html: html.pieces.map(lengthOf), markdown: markdown.pieces.map(lengthOf) },
    slots: { html: html.slots, markdown: markdown.slots },
    toc,
  }
  return utf8Bytes([JSON.stringify(head), '\n', ...html.pieces, ...markdown.pieces])
}

/** Decodes a body. Throws a `SyntaxError` if the bytes are not one. */
export function parseBodyBytes<Value extends Body>(bytes: Uint8Array) {
  const text = utf8Text(bytes) ?? ''
  const end = text.indexOf('\n')
  const { lengths, slots, toc } = JSON.parse(text.slice(0, end)) as Head<Value>
  const state = { at: end + 1 }
  const cut = (length: number) => {
    state.at += length
    return text.slice(state.at - length, state.at)
  }
  return {
    html: { pieces: lengths.html.map(cut), slots: slots.html },
    markdown: { pieces: lengths.markdown.map(cut), slots: slots.markdown },
    toc,
  }
}

const lengthOf = ({ length }: string) => length
