// The answer of another site for an address, and the parts of its page that a check can look for.

/** The answer about an address. */
export interface ExternalAnswer {
  /** Why it counts as dead; null when it is alive. */
  readonly problem: string | null
  /** The address that it has moved to for good. */
  readonly movedTo: string | null
  /** Fragments that name no part of the page. */
  readonly missing: readonly string[]
}

/**
 * Whether a fragment names a part that stands in a page's html. Not so: the top, words to be marked, addresses of programs that run
 * in the browser (`#/a`, `#!a`, `#a=b`), and lines of code, which are drawn by scripts.
 */
export function isCheckedFragment(fragment: string): boolean {
  return fragment !== '' && fragment !== 'top' && !/^(?:[/!:?]|:~:|L\d+(?:-L?\d+)?$)|[=&]/.test(fragment)
}

/** The fragments that no element of a page has as its id or name; none when scripts make the page. */
export function missingParts(html: string, fragments: readonly string[]): readonly string[] {
  // A page without headings is drawn by its scripts: nothing can be said of it.
  if (!/<h[1-6][\s>]/i.test(html)) return []
  const names = new Set<string>()
  for (const [, double, single, bare] of html.matchAll(
    /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi,
  )) {
    names.add(decoded(double ?? single ?? bare ?? ''))
  }
  // GitHub and GitLab put a word of theirs before the ids of what their users write.
  const isThere = (name: string) => names.has(name) || names.has(`user-content-${name}`)
  return fragments.filter((fragment) => !isThere(fragment) && !isThere(unescaped(fragment)))
}

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
