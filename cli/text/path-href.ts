// Paths of the site's data in href attributes. Data keep paths unencoded; three characters would mean something else there.

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['%', '%25'],
  ['?', '%3F'],
  ['#', '%23'],
])

/** `/docs/a#b` -> `/docs/a%23b`. Everything else is left to the browser, so that addresses stay readable. */
export function pathHref(path: string): string {
  return path.replace(/[%?#]/g, (character) => SPECIAL.get(character) ?? character)
}

/** The reverse of `pathHref`. */
export function hrefPath(href: string): string {
  return href.includes('%') ? href.replace(/%(?:25|23|3F)/g, decodeURIComponent) : href
}
