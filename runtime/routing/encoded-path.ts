// Paths of the site's data, which are unencoded, as parts of absolute addresses.

/** `/docs/а#b` -> `/docs/%D0%B0%23b`. */
export function encodedPath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** The address of a link, which is encoded as far as links need it, encoded throughout. */
export function encodedHref(href: string): string {
  return encodeURI(href).replaceAll('%25', '%')
}
