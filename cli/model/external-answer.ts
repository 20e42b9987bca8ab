// The answer of another site for a URL, and the fragments that a check can look for in its page.

/** Result of checking a URL. */
export interface ExternalAnswer {
  /** Why the URL counts as dead; null if it is alive. */
  readonly problem: string | null
  /** The URL it has permanently moved to. */
  readonly movedTo: string | null
  /** Fragments without a matching element on the page. */
  readonly missing: readonly string[]
}

/**
 * Whether a fragment should match an element in the page's html. Excluded: the top of the page, text fragments, routes of apps
 * in the browser (`#/a`, `#!a`, `#a=b`), and code lines, which scripts generate.
 */
export function isCheckedFragment(fragment: string): boolean {
  return fragment !== '' && fragment !== 'top' && !/^(?:[/!:?]|:~:|L\d+(?:-L?\d+)?$)|[=&]/.test(fragment)
}

/** The fragments that match no id or name on a page; empty if scripts render the page. */
export function missingParts(html: string, fragments: readonly string[]): readonly string[] {
  // A page without headings is rendered by scripts: nothing can be concluded.
  if (!/<h[1-6][\s>]/i.test(html)) return []
  const names = new Set<string>()
  for (const [, double, single, bare] of html.matchAll(
    /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi,
  )) {
    names.add(decoded(double ?? single ?? bare ?? ''))
  }
  // GitHub and GitLab prefix the ids of user content.
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
