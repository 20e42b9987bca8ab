// From a route to the file that a static host serves for it.
import { hashText } from './fingerprint.ts'

/**
 * File of a route below the folder of its locale: `/docs/a` -> `docs/a/index.html`, or `docs/a.html` when the site never
 * ends paths with a slash. A path that already ends in `.html` is taken literally.
 */
export function outputPath(path: string, baseUrl: string, trailingSlash: boolean | null): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
  if (/\.html?$/.test(below)) return below
  const bare = below.replace(/\/$/, '')
  if (bare === '') return 'index.html'
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`
}

/** The same file with another ending: page data and Markdown copies lie beside the page. */
export function besidePage(htmlPath: string, extension: 'bin' | 'md'): string {
  return htmlPath.replace(/\.html?$/, `.${extension}`)
}

/** Folder of the style sheet of a page whose components have inline styles: they are known when the page is made. */
export const styleFolder = (path: string): string => `assets/page-${hashText(path).slice(0, 12)}/`
