// Comparing pathnames the way sidebar, breadcrumbs and dropdowns do: letter case and a trailing slash do not count.

/** Whether two pathnames lead to the same page. */
export function samePath(a: string, b: string | undefined): boolean {
  return b !== undefined && (a === b || comparablePath(a) === comparablePath(b))
}

/** A pathname in the form in which equal ones are equal strings. */
export function comparablePath(path: string): string {
  return (path.endsWith('/') ? path : `${path}/`).toLowerCase()
}
