// Where the site lies: known from the page itself, so that the folder can be moved or published anywhere without another build. The
// document is turned into what it would be had it been made for this place; the rest of the program then needs to know nothing.

/** Written in parts: in one piece it would be taken for an address of the site when the program is bundled. */
const MARK = ['', 'docsite-offline-root', ''].join('/')

declare global {
  /** Path of the folder of the site, with slashes at both ends; encoded as paths in data are. */
  var docsiteRoot: string
}

const own = document.currentScript as HTMLScriptElement
const prefix = own.dataset.root ?? './'

/** Address of the folder of the site. */
export const rootUrl = new URL(prefix, document.baseURI)

/** Paths in data encode only what would mean something else in an address. */
const root = decodeURIComponent(rootUrl.pathname).replace(/[%#?]/g, encodeURIComponent)
globalThis.docsiteRoot = root

/** Address of a file beside this program. */
export const beside = (file: string): string => new URL(file, own.src).href

/** JSON text with the paths of this place. */
export const placed = (json: string): string => json.replaceAll(MARK, JSON.stringify(root).slice(1, -1))

const data = document.getElementById('docsite-page')
if (data?.textContent) data.textContent = placed(data.textContent)
for (const link of document.querySelectorAll('#__docusaurus a[href]')) {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith(prefix)) link.setAttribute('href', root + href.slice(prefix.length))
}
