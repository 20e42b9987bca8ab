// Reads a built site as a browser would: every link of every page, every id, every file. What leads nowhere is broken. This
// knows nothing of the checker, so that the two can be compared.
import { parse } from 'parse5'

/** A link that leads nowhere. */
export interface DeadLink {
  /** File of the page, relative to the output folder. */
  readonly page: string
  readonly href: string
  readonly what: 'page' | 'anchor'
}

interface HtmlNode {
  readonly nodeName: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
  readonly childNodes?: readonly HtmlNode[]
}

interface Page {
  /** The address the page gives itself; relative links start there. */
  readonly address: string | undefined
  /** Where the site says it is published. */
  readonly origin: string | undefined
  readonly ids: ReadonlySet<string>
  /** Addresses of links in the article, in order. */
  readonly links: readonly string[]
}

/** All dead links of the articles of a site, given its files by path, that is published at `baseUrl`. */
export function deadLinks(output: ReadonlyMap<string, string>, baseUrl: string): readonly DeadLink[] {
  const pages = new Map<string, Page>()
  for (const [path, text] of output) if (path.endsWith('.html')) pages.set(path, readPage(text))
  const found: DeadLink[] = []
  for (const [path, { links }] of pages) {
    for (const href of links) {
      const what = judge(href, path, baseUrl, output, pages)
      if (what) found.push({ page: path, href, what })
    }
  }
  return found
}

function readPage(html: string): Page {
  const ids = new Set<string>()
  const links: string[] = []
  const state: { address?: string; origin?: string } = {}
  const walk = (node: HtmlNode, inArticle: boolean): void => {
    const attribute = (name: string) => node.attrs?.find((each) => each.name === name)?.value
    const id = attribute('id')
    if (id !== undefined) ids.add(id)
    if (node.nodeName === 'a' && attribute('name')) ids.add(attribute('name') ?? '')
    const classes = attribute('class')?.split(/\s+/) ?? []
    const inside = inArticle || classes.includes('theme-doc-markdown')
    const href = attribute('href')
    if (node.nodeName === 'link' && attribute('rel') === 'canonical' && href !== undefined) {
      state.address = decodeURI(new URL(href).pathname)
      state.origin = new URL(href).origin
    }
    if (
      inside &&
      node.nodeName === 'a' &&
      href !== undefined &&
      attribute('data-nobrokenlinkcheck') === undefined
    )
      links.push(href)
    for (const child of node.childNodes ?? []) walk(child, inside)
  }
  walk(parse(html) as unknown as HtmlNode, false)
  return { address: state.address, origin: state.origin, ids, links }
}

function judge(
  href: string,
  from: string,
  baseUrl: string,
  files: { has(path: string): boolean },
  pages: ReadonlyMap<string, Page>,
): DeadLink['what'] | null {
  const origin = 'https://crawl.invalid'
  // Without a host a browser reads it as an address of the site it is on, or not at all.
  if (/^https?:/i.test(href) && !/^https?:\/\/[^/?#]/i.test(href)) return 'page'
  const own =
    pages.get(from)?.address ?? baseUrl + from.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
  if (!URL.canParse(href, origin + encodeURI(own))) return 'page'
  const whole = new URL(href, origin + encodeURI(own))
  const isOfSite = whole.origin === pages.get(from)?.origin
  // The host may have more than this site, and more files than are published with it.
  if (isOfSite && (!whole.pathname.startsWith(baseUrl) || /\.[a-z\d]+$/i.test(whole.pathname))) return null
  if (whole.origin !== origin && !isOfSite) return null
  const url = new URL(whole.pathname + whole.search + whole.hash, origin)
  const path = decoded(url.pathname)
  if (path === null || !path.startsWith(baseUrl)) return path === baseUrl.replace(/\/$/, '') ? null : 'page'
  // Behind the base URL a slash is one too many.
  const below = path.slice(baseUrl.length).replace(/(?<=.)\/$/, '')
  const ofPage = [`${below}.html`, below === '' ? 'index.html' : `${below}/index.html`]
  const file = [...(path.endsWith('/') ? [] : [below]), ...ofPage].find(
    (each) => files.has(each) && !isCopy(each, files),
  )
  if (file === undefined) return 'page'
  const page = pages.get(file)
  if (url.hash.length < 2 || !page) return null
  // A browser keeps what follows `:~:` for itself.
  const written = url.hash.slice(1).replace(/:~:.*$/, '')
  if (written === '') return null
  const hash = decoded(written) ?? written
  return page.ids.has(written) || page.ids.has(hash) || hash.toLowerCase() === 'top' ? null : 'anchor'
}

/** The Markdown beside a page is its source: whoever is sent there does not see the page. */
function isCopy(path: string, files: { has(path: string): boolean }): boolean {
  return path.endsWith('.md') && files.has(path.replace(/\.md$/, '.html'))
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
