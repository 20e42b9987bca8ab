// Whether a navigation link is active on a page.
import type { ActiveRule } from '../../model/navbar.ts'
import { canonicalPath, samePath } from '../../routing/same-path.ts'
import type { Current } from '../use-current.ts'

/** Whether a link with this rule and target is active on the current page. */
export function isActiveLink(rule: ActiveRule, href: string, current: Current): boolean {
  switch (rule.by) {
    case 'path':
      return rule.exact ? samePath(pathOf(href), current.path) : isBelow(current.path, pathOf(href))
    case 'prefix':
      return current.path.startsWith(rule.prefix)
    case 'regex':
      return matches(rule.source, current.path)
    case 'doc':
      return (
        current.instance === rule.instance &&
        (samePath(rule.docPath, current.path) || (!!rule.sidebar && current.sidebar === rule.sidebar))
      )
    case 'sidebar':
      return current.instance === rule.instance && current.sidebar === rule.sidebar
    case 'never':
      return false
  }
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? ''

/** Whether a path equals `ancestor` or is below it. */
function isBelow(path: string, ancestor: string): boolean {
  return canonicalPath(path).startsWith(canonicalPath(ancestor))
}

// The regular expression comes from the configuration; the compiler has tried it, but older browsers may reject it.
function matches(source: string, path: string): boolean {
  try {
    return new RegExp(source, 'i').test(path)
  } catch {
    return false
  }
}
