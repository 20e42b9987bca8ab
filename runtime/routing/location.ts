// Pathnames as the app sees them: percent-decoded, once.

/** The pathname percent-decoded. Throws a `URIError` that names it when the encoding is broken. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw new URIError(`The pathname "${pathname}" cannot be decoded: its percent-encoding is invalid`)
  }
}
