// Replaces the page on screen by a newer document of it without a load: data, site, style sheets. A newer program needs a
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

/** Longest wait for the client to hydrate the html it came with. */
const START_MS = 3000

/** Html at a path, also of the page that says "not found"; null when the server failed to make it. */
export async function readDocument(path: string): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-store', headers: { Accept: 'text/html' } })
  return response.status >= 500 ? null : response.text()
}

/** The document on screen. */
export interface DocumentView {
  /** Replaces it by a newer one. */
  show(html: string): Promise<void>
  /** Takes a document as the one that is on screen already: the reader came to it by a link. */
  adopt(html: string): void
}

/** The document on screen, as the server sent it. */
export function createDocumentView(): DocumentView {
  const sites = new Map<string, SiteView>()
  // Compared as it was sent: the app and the behaviours change the elements.
  let shownPage = JSON.stringify(pageOf(document))

  /** The head says what is on screen, as after a full load. */
  const adopt = (shown: Document, page: PageView | null) => {
    const site = document.getElementById('docsite-site')
    // The new data are here already: as a preload the browser would load them once more, and warn that they are unused.
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

/** The page of a document; null for a message of the server in the place of a page. */
function pageOf(from: Document): PageView | null {
  return from.getElementById('docsite-page') ? readPage(from) : null
}

/** The page with what the reader has opened. */
function withOpenParts(page: PageView, next: Document): PageView {
  const article = next.querySelector('[data-article]')?.cloneNode(true)
  const shown = document.querySelector('[data-article]')
  if (page.kind !== 'doc' || !shown || !(article instanceof Element)) return page
  carryOpen(shown, article)
  return { ...page, article: article.innerHTML }
}

/** The site that a document names, from those known by address or from the server; null when it cannot be loaded. */
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
