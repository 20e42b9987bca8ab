// Determines the location of the site from the page itself, so that the folder can be moved or published anywhere without another
// build. The document is changed to what it would be if built for this location, so that the rest of the script needs no special
// handling.

/** Joined from parts, because the build of the offline edition replaces the whole literal in code. */
const MARK = ['', 'docsite-offline-root', ''].join('/')

declare global {
  /** Path of the site's folder, with slashes at both ends; encoded like paths in data. */
  var docsiteRoot: string
}

const own = document.currentScript as HTMLScriptElement
const prefix = own.dataset.root ?? './'

/** URL of the site's folder. */
export const rootUrl = new URL(prefix, document.baseURI)

/** Paths in data encode only characters that would have another meaning in a URL. */
const root = decodeURIComponent(rootUrl.pathname).replace(/[%#?]/g, encodeURIComponent)
globalThis.docsiteRoot = root

/** URL of a file next to this script. */
export const beside = (file: string): string => new URL(file, own.src).href

/** JSON text with the paths of this location. */
export const placed = (json: string): string => json.replaceAll(MARK, JSON.stringify(root).slice(1, -1))

const data = document.getElementById('docsite-page')
if (data?.textContent) data.textContent = placed(data.textContent)
for (const link of document.querySelectorAll('#__docusaurus a[href]')) {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith(prefix)) link.setAttribute('href', root + href.slice(prefix.length))
}
