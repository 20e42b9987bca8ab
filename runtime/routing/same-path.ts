// Comparing pathnames the way sidebar, breadcrumbs and dropdowns do: letter case and a trailing slash do not count.

/** Whether two pathnames lead to the same page. */
export function samePath(a: string, b: string | undefined): boolean {
  return b !== undefined && (a === b || comparablePath(a) === comparablePath(b))
}

/**
 * A pathname in the form in which equal ones are equal strings. Addresses of links encode the few characters of a path that
 * would mean something else there; pathnames of pages do not.
 */
export function comparablePath(path: string): string {
  const plain = path.includes('%') ? path.replace(/%(?:25|23|3F)/gi, decodeURIComponent) : path
  return (plain.endsWith('/') ? plain : `${plain}/`).toLowerCase()
}
