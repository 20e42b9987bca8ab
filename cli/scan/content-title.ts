// The title that the body begins with: the metadata title of a page without one in its front matter.
import { endOfLine } from '../text/line-starts.ts'

const ATX = /^#[ \t]+([^ \t\n].*)$/
const SETEXT_UNDERLINE = /^=+$/
/** Inline code; an element with its content, or an empty element. A lone `<T>` is text. */
const CODE_OR_TAG =
  /`([^`]*)`|<([A-Za-z][\w.-]*)(?:\s[^<>]*)?(?<!\/)>([^<>]*)<\/\2>|<[A-Za-z][\w.-]*(?:\s[^<>]*)?\/>/g

/** A longer line is text with missing line breaks; its markup is not processed. */
const LONGEST_TITLE = 10_000

/**
 * The h1 at the very start of the body, without a closing `{#id}` and without code and tag markup (their content stays).
 * Undefined if there is none.
 */
export function contentTitle(body: string): string | undefined {
  const start = afterImports(body)
  const lineEnd = endOfLine(body, start)
  const line = body.slice(start, lineEnd)
  const atx = ATX.exec(line)?.[1]
  if (atx !== undefined) return withoutMarkup(atx.trim())
  const next = body.slice(lineEnd + 1, endOfLine(body, lineEnd + 1))
  return line !== '' && SETEXT_UNDERLINE.test(next) ? withoutMarkup(line.trim()) : undefined
}

/** Offset of the first text after the component imports; a block of imports ends at a blank line. */
function afterImports(body: string): number {
  let at = skipSpace(body, 0)
  while (/^import\s/.test(body.slice(at, at + 7))) {
    const blank = body.indexOf('\n\n', at)
    if (blank === -1) return body.length
    at = skipSpace(body, blank)
  }
  return at
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && (text[at] ?? '').trim() === '') at++
  return at
}

function withoutMarkup(written: string): string {
  if (written.length > LONGEST_TITLE) return written
  return written
    .replace(/\{(?:#[^{}]+|(?:[ \t]+|:[ \t]*)#[^\s{}]+[ \t]*)\}$/, '')
    .trimEnd()
    .replace(/[ \t]#+$/, '')
    .replace(CODE_OR_TAG, (_whole, code = '', _name, content = '') => code + content)
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}
