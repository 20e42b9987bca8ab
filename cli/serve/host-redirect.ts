// Applies the redirects of the published `_redirects`, as a host that reads the file does.
import { hostTarget, parseHostRedirects } from '../text/host-redirects.ts'
import { decodePath, pathnameOf } from '../text/url.ts'

/** Value of the Location header for a URL; null if no rule matches. */
export function hostLocation(rules: string, url: string): string | null {
  const path = decodePath(pathnameOf(url))
  const to = path === null ? null : hostTarget(parseHostRedirects(rules))(path)
  if (to === null || !URL.canParse(to, ANY_HOST)) return null
  const target = new URL(to, ANY_HOST)
  return target.origin === ANY_HOST ? target.pathname + target.search + target.hash : target.href
}

const ANY_HOST = 'http://host.invalid'
