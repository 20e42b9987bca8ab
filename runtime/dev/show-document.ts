// Replaces the current page with a newer version without a full load: data, site, stylesheets. A changed script requires a
// reload.
import { readPage } from '../document/read-page.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { carryOpen, keepPlace } from './keep-open.ts'
import { swapStyles } from './swap-styles.ts'

/** The part of the client that takes newer data. */
interface Client {
  refresh?(page: PageView, site: SiteView): Promise<void>
}

/** Maximum wait for the client to hydrate the initial html. */
const START_MS = 3000

/** Html at a path, including that of the not-found page; null if the server failed to render it. */
export async function readDocument(path: string): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-store', headers: { Accept: 'text/html' } })
  return response.status >= 500 ? null : response.text()
}

/** The current document. */
export interface DocumentView {
  /** Replaces it with a newer version. */
  show(html: string): Promise<void>
  /** Records a document as the current one after the reader followed a link to it. */
  adopt(html: string): void
}

/** The current document, as the server sent it. */
export function createDocumentView(): DocumentView {
  const sites = new Map<string, SiteView>()
  // Compared as it was sent, because the app and the behaviours change the elements.
  let shownPage = JSON.stringify(pageOf(document))

  /** Updates the head to describe the current page, as after a full load. */
  const adopt = (shown: Document, page: PageView | null) => {
    const site = document.getElementById('docsite-site')
    // The new data are already loaded: as a preload the browser would load them again and warn that they are unused.
    site?.removeAttribute('rel')
    site?.setAttribute('href', siteAddress(shown))
    const data = document.getElementById('docsite-page')
    if (data) data.textContent = shown.getElementById('docsite-page')?.textContent ?? ''
    shownPage = JSON.stringify(page)
  }
  return {
    async show(html) {
      const next = parse(html)
      if (scriptsOf(next) !== scriptsOf(document)) {
        location.reload()
        return
      }
      swapStyles(next)
      const page = pageOf(next)
      const client = await hydratedClient()
      const site = await siteOf(next, sites)
      if (!client?.refresh || !page || !site || site.baseUrl !== baseUrl()) {
        location.reload()
        return
      }
      if (siteAddress(next) === siteAddress(document) && JSON.stringify(page) === shownPage) return
      const restore = keepPlace()
      await client.refresh(withOpenParts(page, next), site)
      adopt(next, page)
      restore()
    },
    adopt(html) {
      const shown = parse(html)
      adopt(shown, pageOf(shown))
    },
  }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const scriptsOf = (from: Document) =>
  [...from.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src')).join(' ')

const siteAddress = (from: Document) => from.getElementById('docsite-site')?.getAttribute('href') ?? ''

/** The page of a document; null if it is a server message instead of a page. */
function pageOf(from: Document): PageView | null {
  return from.getElementById('docsite-page') ? readPage(from) : null
}

/** The page with details and tabs open as the reader left them. */
function withOpenParts(page: PageView, next: Document): PageView {
  const article = next.querySelector('[data-article]')?.cloneNode(true)
  const shown = document.querySelector('[data-article]')
  if (page.kind !== 'doc' || !shown || !(article instanceof Element)) return page
  carryOpen(shown, article)
  return { ...page, article: article.innerHTML }
}

/** The site that a document refers to, cached by URL or from the server; null if it cannot be loaded. */
async function siteOf(from: Document, sites: Map<string, SiteView>): Promise<SiteView | null> {
  const address = siteAddress(from)
  const known = sites.get(address)
  if (known || address === '') return known ?? null
  const response = await fetch(address)
  if (!response.ok) return null
  const site = (await response.json()) as SiteView
  sites.set(address, site)
  return site
}

const baseUrl = () => {
  const address = new URL(siteAddress(document), location.href).pathname
  return address.slice(0, address.lastIndexOf('assets/'))
}

async function hydratedClient(): Promise<Client | undefined> {
  const until = Date.now() + START_MS
  while (document.documentElement.dataset.hasHydrated !== 'true' && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return (window as { docusaurus?: Client }).docusaurus
}
