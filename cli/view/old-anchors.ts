// Former ids of a page. An element with the old id is added to the heading that replaces it, so old links work without
// JavaScript. For a part that is now on another page, a note with a link is shown when its old id is requested.
import { encodedHref } from '../../runtime/routing/encoded-path.ts'
import type { OldAnchor } from '../model/site.ts'
import { escapeHtml } from '../text/escape.ts'
import { decodePath, splitUrl } from '../text/url.ts'

/** Input for the notes. */
export interface MovedContext {
  /** Path of the page. */
  readonly path: string
  /** Title of the page at a path. */
  readonly titleOf: (path: string) => string | undefined
  /** Text of a note; `{title}` is replaced by the title of the page. */
  readonly note: string
  /** URL of the script that redirects to the new address. */
  readonly script: string
}

/** The html of an article with its old ids. Old ids that the article still has are skipped. */
export function withOldAnchors(html: string, old: readonly OldAnchor[], context: MovedContext): string {
  const notes: string[] = []
  let result = html
  for (const { id, href, page } of old) {
    if (tagWithId(html, id) !== null) continue
    const { hash = '' } = splitUrl(href)
    const target = page === context.path ? tagWithId(result, decodePath(hash) ?? hash) : null
    if (target) {
      const at = target.isVoid ? target.start : target.end
      result = `${result.slice(0, at)}<span id="${escapeHtml(id)}"></span>${result.slice(at)}`
    } else if (page !== context.path) notes.push(noteOf(id, href, page, context))
  }
  if (notes.length === 0) return result
  return `${result}${notes.join('')}<script type="module" src="${escapeHtml(context.script)}"></script>`
}

function noteOf(id: string, href: string, page: string | undefined, { titleOf, note }: MovedContext): string {
  const to = encodedHref(href)
  const [before = '', after = ''] = note.split('{title}')
  const title = escapeHtml((page === undefined ? undefined : titleOf(page)) ?? to)
  const link = `${escapeHtml(before)}${title}${escapeHtml(after)}`
  return `<p class="moved-part" id="${escapeHtml(id)}"><a href="${escapeHtml(to)}">${link}</a></p>`
}

const VOID = /^<(?:area|br|col|embed|hr|img|input|source|track|wbr)\b/i

/** Start and end of the start tag of the element with an id; null if there is none. */
function tagWithId(html: string, id: string): { start: number; end: number; isVoid: boolean } | null {
  const written = ` id="${escapeHtml(id)}"`
  for (let at = html.indexOf(written); at >= 0; at = html.indexOf(written, at + 1)) {
    const start = html.lastIndexOf('<', at)
    const end = start < 0 ? -1 : tagEnd(html, start)
    if (end > at) return { start, end, isVoid: VOID.test(html.slice(start, start + 10)) }
  }
  return null
}

/** Position after the `>` of a tag; quoted values may contain `>` as well. */
function tagEnd(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at++) {
    const sign = html.charAt(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return -1
}
