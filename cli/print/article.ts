// Adapts the HTML of an article for a book: makes its ids unique in the book, moves its headings below those of the
// book, and points its links to other parts of the book or to the online site.
import { escapeHtml } from '../text/escape.ts'
import { hrefPath } from '../text/path-href.ts'
import { decodePath, splitUrl } from '../text/url.ts'

/** Position of a part in a book, and the other parts it can link to. */
export interface PartPlace {
  /** Id of the part. */
  readonly id: string
  /** Level of the heading of the part, from 1. */
  readonly level: number
  /** Path of the page, with the base URL. */
  readonly path: string
  /** Parts by page path: id of the part, and the ids inside it. */
  readonly parts: ReadonlyMap<string, { readonly id: string; readonly ids: ReadonlySet<string> }>
  /** Origin of the online site. */
  readonly origin: string
}

/** A start tag with attributes as the compiler writes them, or an end tag. */
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*(\/?)>/gi
const ATTRIBUTE = /(\s+)([^\s=>"'/]+)(?:="([^"]*)")?/g

/** Attributes whose value is one or more ids. */
const REFERENCES = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers', 'list'])
/** Deepest heading level in HTML. */
const DEEPEST = 6

/** Ids in a piece of HTML. */
export function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
}

/** Normalized page path, used as the key of a part. */
export const partKey = (path: string): string => path.replace(/(?:\/index)?\.html?$|(?<=.)\/$/, '')

/** Links of headings to themselves: useless on paper, and they would appear in the PDF outline. */
const OWN_LINK = /<a [^>]*class="hash-link"[^>]*>[^<]*<\/a>/g

/** HTML of an article, adapted as a part of a book. */
export function bookArticle(html: string, place: PartPlace): string {
  return html
    .replace(OWN_LINK, '')
    .replace(TAG, (_tag, end: string, name: string, attributes: string, self: string) => {
      const level = /^h[1-6]$/i.test(name) ? Number(name[1]) : 0
      const named = level === 0 ? name : `h${Math.min(DEEPEST, level - 1 + place.level)}`
      if (end) return `</${named}>`
      const written = attributes.replace(ATTRIBUTE, (whole, space: string, key: string, value?: string) =>
        value === undefined
          ? attributeWithout(whole, key)
          : `${space}${key}="${attribute(name, key.toLowerCase(), value, place)}"`,
      )
      const open = name === 'details' && !/\sopen\b/.test(written) ? ' open' : ''
      return `<${named}${written}${open}${level === 0 ? '' : ` data-level="${level}"`}${self}>`
    })
}

/** Content hidden on screen, such as unselected tabs, is shown on paper. */
const attributeWithout = (whole: string, key: string): string => (key === 'hidden' ? '' : whole)

function attribute(tag: string, key: string, value: string, place: PartPlace): string {
  if (key === 'id') return `${place.id}-${value}`
  if (REFERENCES.has(key)) return value.replace(/\S+/g, (id) => `${place.id}-${id}`)
  if (key === 'href' && tag !== 'link') return escapeHtml(link(unescaped(value), place))
  if (key === 'loading') return 'eager'
  if (key === 'data-collapsed') return 'false'
  return value
}

const unescaped = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

function link(href: string, { path, parts, origin }: PartPlace): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return href
  const { pathname, hash = '' } = splitUrl(href)
  const part = parts.get(partKey(pathname === '' ? path : hrefPath(pathname)))
  if (!part) return pathname.startsWith('/') ? origin + encodeURI(href).replaceAll('%25', '%') : href
  const id = decodePath(hash) ?? hash
  return part.ids.has(id) ? `#${part.id}-${id}` : `#${part.id}`
}
