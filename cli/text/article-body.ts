// The html and the Markdown copy of an article as bytes, and back. They are most of what a page is: as values of a JSON text
// every quotation mark and line break in them would be written, read and copied once more.
import { wideBytes, wideText } from './wide-text.ts'

/** An article without what others may know of it. */
interface Body {
  readonly html: SlottedText
  readonly markdown: SlottedText
  readonly toc: unknown
}

/** A text cut at its slots. */
interface SlottedText {
  readonly pieces: readonly string[]
  readonly slots: readonly number[]
}

/** What stands before the texts: how long the pieces of both are, and all that is small. */
interface Head {
  readonly toc: Body['toc']
  readonly slots: readonly [html: SlottedText['slots'], markdown: SlottedText['slots']]
  readonly lengths: readonly [html: readonly number[], markdown: readonly number[]]
}

/** The bytes of an article. */
export function bodyBytes({ html, markdown, toc }: Body): Uint8Array {
  const head: Head = {
    toc,
    slots: [html.slots, markdown.slots],
    lengths: [lengthsOf(html), lengthsOf(markdown)],
  }
  const json = JSON.stringify(head)
  return wideBytes([`${json.length} ${json}`, ...html.pieces, ...markdown.pieces])
}

/** The article of bytes made by `bodyBytes`. Throws for anything else. */
export function parseBody<Article extends Body>(bytes: Uint8Array): Article {
  const text = wideText(bytes)
  const start = text.indexOf(' ') + 1
  const end = start + Number(text.slice(0, start))
  const { toc, slots, lengths } = JSON.parse(text.slice(start, end)) as Head
  const html = cut(text, end, lengths[0])
  const markdown = cut(text, html.end, lengths[1])
  const body: Body = {
    html: { pieces: html.pieces, slots: slots[0] },
    markdown: { pieces: markdown.pieces, slots: slots[1] },
    toc,
  }
  return body as Article
}

const lengthsOf = ({ pieces }: SlottedText) => pieces.map(({ length }) => length)

/** Pieces of these lengths from a place on, and where the last one ends. */
function cut(text: string, start: number, lengths: readonly number[]) {
  let end = start
  const pieces = lengths.map((length) => {
    end += length
    return text.slice(end - length, end)
  })
  return { pieces, end }
}
