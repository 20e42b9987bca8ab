// Maps a route to the file that a static host serves for it.
import { hashText } from './fingerprint.ts'

/**
 * File of a route below the folder of its locale: `/docs/a` → `docs/a/index.html`, or `docs/a.html` if the site never uses
 * trailing slashes. A path that already ends in `.html` is used as is.
 */
export function outputPath(path: string, baseUrl: string, trailingSlash: boolean | null): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
  if (/\.html?$/.test(below)) return below
  const bare = below.replace(/\/$/, '')
  if (bare === '') return 'index.html'
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`
}

/** The same file with another extension: page data and Markdown copies are stored next to the page. */
export function siblingFile(htmlPath: string, extension: 'bin' | 'md'): string {
  return htmlPath.replace(/\.html?$/, `.${extension}`)
}

/** Folder for the stylesheet of a page whose components have inline styles, which are known only when the page is rendered. */
export const styleFolder = (path: string): string => `assets/page-${hashText(path).slice(0, 12)}/`
