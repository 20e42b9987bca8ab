// Location of a page's data: the file next to its html file, deflated JSON. Compiler and browser compute it from the path alone,
// so the browser needs no route table.

/** Settings that determine file locations. */
export interface PageInVersion {
  /** With slashes at both ends. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
}

/**
 * Path of a page's data below the base URL: `/docs/a` -> `docs/a/index.bin`, or `docs/a.bin` if paths never end with a slash. A
 * path that ends with `.html` is a file of that name.
 */
export function pageDataPath(path: string, { baseUrl, trailingSlash }: PageInVersion): string {
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
  if (/\.html?$/.test(below)) return below.replace(/\.html?$/, '.bin')
  const bare = below.replace(/\/$/, '')
  if (bare === '' || path === baseUrl.slice(0, -1)) return 'index.bin'
  return trailingSlash === false ? `${bare}.bin` : `${bare}/index.bin`
}

/** Whether a URL refers to deflated JSON. */
export const isDeflated = (address: string): boolean => address.endsWith('.bin')

/** A path without its html file name or extension: `/docs/a.html` and `/docs/a/index.html` become `/docs/a`. */
export function stripHtmlExtension(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '') || '/'
}

/** Possible URLs of a page's data, likeliest first, percent-encoded and with the base URL. */
export function pageDataAddresses(path: string, place: PageInVersion): string[] {
  const paths = [pageDataPath(path, place), pageDataPath(stripHtmlExtension(path), place)]
  return [...new Set(paths)].map(
    (found) => place.baseUrl + found.split('/').map(encodeURIComponent).join('/'),
  )
}
