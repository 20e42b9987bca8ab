// Encodes paths from the site's data as parts of absolute URLs.

/** `/docs/а#b` -> `/docs/%D0%B0%23b`. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** Completely encodes the URL of a link, which is only partly encoded. */
export function encodedHref(href: string): string {
  return encodeURI(href).replaceAll('%25', '%')
}
