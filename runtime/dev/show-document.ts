// A newer document of the page on screen, put in its place without loading it: data, site, style sheets. A newer program
// needs a reload.
import { readPage } from '../document/read-page.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { carryOpen, keepPlace } from './keep-open.ts'

/** The part of the client that takes newer data. */
interface Client {
  refresh?(page: PageView, site: SiteView): Promise<void>
}

/** Longest wait for the client to take over the html it came with. */
const START_MS = 3000

const sites = new Map<string, SiteView>()

/** Html at a path, the page that says "not found" included; null when the server could not make it. */
export async function readDocument(path: string): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-store', headers: { Accept: 'text/html' } })
  return response.status >= 500 ? null : response.text()
}

/** Puts a document in the place of the one on screen. */
export async function showDocument(html: string): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (scriptsOf(next) !== scriptsOf(document)) {
    location.reload()
    return
  }
  swapStyles(next)
  const page = pageOf(next)
  const client = await liveClient()
  const site = await siteOf(next)
  if (!client?.refresh || !page || !site || site.baseUrl !== baseUrl()) {
    location.reload()
    return
  }
  if (isShown(page, next)) return
  const restore = keepPlace()
  await client.refresh(withOpenParts(page, next), site)
  adopt(next, page)
  restore()
}

const scriptsOf = (from: Document) =>
  [...from.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src')).join(' ')

const siteAddress = (from: Document) => from.getElementById('docsite-site')?.getAttribute('href') ?? ''

/** The page on screen as it was sent; the elements are changed by the app and by what is attached to them. */
const sent = { page: JSON.stringify(pageOf(document)) }

/** Takes a document as the one that is on screen already: the reader came to it by a link. */
export function adoptDocument(html: string): void {
  const shown = new DOMParser().parseFromString(html, 'text/html')
  adopt(shown, pageOf(shown))
}

/** The head says what is on screen, as after a full load. */
function adopt(shown: Document, page: PageView | null): void {
  document.getElementById('docsite-site')?.setAttribute('href', siteAddress(shown))
  const data = document.getElementById('docsite-page')
  if (data) data.textContent = shown.getElementById('docsite-page')?.textContent ?? ''
  sent.page = JSON.stringify(page)
}

/** The page of a document; a message that takes the place of a page is none. */
function pageOf(from: Document): PageView | null {
  return from.getElementById('docsite-page') ? readPage(from) : null
}

function isShown(page: PageView, next: Document): boolean {
  return siteAddress(next) === siteAddress(document) && JSON.stringify(page) === sent.page
}

/** The page with what the reader has opened. */
function withOpenParts(page: PageView, next: Document): PageView {
  const article = next.querySelector('[data-article]')?.cloneNode(true)
  const shown = document.querySelector('[data-article]')
  if (page.kind !== 'doc' || !shown || !(article instanceof Element)) return page
  carryOpen(shown, article)
  return { ...page, article: article.innerHTML }
}

async function siteOf(from: Document): Promise<SiteView | null> {
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

async function liveClient(): Promise<Client | undefined> {
  const until = Date.now() + START_MS
  while (document.documentElement.dataset.hasHydrated !== 'true' && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return (window as { docusaurus?: Client }).docusaurus
}

/** New style sheets first, old ones go when the new ones are there: nothing is ever without style. */
function swapStyles(next: Document): void {
  const linksOf = (from: Document) => [
    ...from.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-docsite-old])'),
  ]
  const wanted = linksOf(next).map((link) => link.getAttribute('href') ?? '')
  const shown = linksOf(document)
  const gone = shown.filter((link) => !wanted.includes(link.getAttribute('href') ?? ''))
  const fresh = linksOf(next).filter(
    (link) => !shown.some((old) => old.getAttribute('href') === link.getAttribute('href')),
  )
  const loaded = fresh.map(
    (link) =>
      new Promise<void>((resolve) => {
        const added = document.importNode(link)
        added.onload = () => resolve()
        added.onerror = () => resolve()
        const [first] = gone
        if (first) first.before(added)
        else document.head.append(added)
      }),
  )
  for (const link of gone) link.dataset.docsiteOld = ''
  void Promise.all(loaded).then(() => {
    for (const link of gone) link.remove()
  })
}
