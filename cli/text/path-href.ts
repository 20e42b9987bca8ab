// Converts between paths and href attributes. Data contains unencoded paths; three characters have a special meaning in an
// href.

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['%', '%25'],
  ['?', '%3F'],
  ['#', '%23'],
])

/** `/docs/a#b` → `/docs/a%23b`. Encoding of other characters is left to the browser, so that URLs stay readable. */
export function pathHref(path: string): string {
  return path.replace(/[%?#]/g, (character) => SPECIAL.get(character) ?? character)
}

/** The reverse of `pathHref`. */
export function hrefPath(href: string): string {
  return href.includes('%') ? href.replace(/%(?:25|23|3F)/g, decodeURIComponent) : href
}
