// Compares pathnames for sidebar, breadcrumbs and dropdowns: letter case and a trailing slash are ignored.

/** Whether two pathnames lead to the same page. */
export function samePath(a: string, b: string | undefined): boolean {
  return b !== undefined && (a === b || canonicalPath(a) === canonicalPath(b))
}

/**
 * A pathname in canonical form, for string comparison. URLs of links encode the few characters of a path that would have another
 * meaning there; pathnames of pages do not.
 */
export function canonicalPath(path: string): string {
  const plain = path.includes('%') ? path.replace(/%(?:25|23|3F)/gi, decodeURIComponent) : path
  return (plain.endsWith('/') ? plain : `${plain}/`).toLowerCase()
}
