// Pathnames as the app sees them: percent-decoded once, relative to the root of the site.

/** The pathname percent-decoded. Throws a `URIError` that names it when the encoding is broken. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw new URIError(`The pathname "${pathname}" cannot be decoded: its percent-encoding is invalid`)
  }
}

/** The pathname as if the site lived at the root: `/base/docs` is `/docs`. */
export function localPathname(pathname: string, baseUrl: string): string {
  return pathname.replace(baseUrl, '/')
}
