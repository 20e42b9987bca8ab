// Pathnames as the app sees them: percent-decoded once.

/** Percent-decodes a text; unchanged if its encoding is invalid. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Percent-decodes a pathname. Throws a `URIError` that names it if the encoding is invalid. */
export function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw new URIError(`The percent-encoding of "${pathname}" is invalid`)
  }
}
