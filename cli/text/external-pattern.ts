// Patterns for URLs of other sites: a host (`example.org`) or URLs with `*` (`https://example.org/drafts/**`).
import { addressMatcher } from './address-patterns.ts'
import { globProblem } from './glob.ts'

/** The part of a URL that patterns match: without scheme, query and fragment. */
const bareAddress = (address: string) =>
  address
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^[^/]*/, (host) => host.toLowerCase())

/** The glob for a pattern; a bare host matches all of its URLs. */
function globOf(pattern: string): string {
  const bare = bareAddress(pattern).replace(/\/$/, '')
  return bare.includes('/') ? bare : `${bare}/**`
}

/** Why a pattern is invalid, phrased to follow its name; null if it is valid. */
export function addressPatternProblem(pattern: string): string | null {
  if (pattern.trim() === '') return 'is empty'
  if (/^[a-z][a-z\d+.-]*:/i.test(pattern) && !/^(?:https?:\/\/|[^/]+:\d)/i.test(pattern))
    return 'has a scheme other than http and https'
  if (pattern.startsWith('/') && !pattern.startsWith('//')) return 'has no host'
  return globProblem(globOf(pattern))
}

/** Whether a URL of another site matches any of the patterns. Throws for a pattern that `addressPatternProblem` rejects. */
export function externalMatcher(patterns: readonly string[]): (address: string) => boolean {
  const matches = addressMatcher(patterns.map(globOf))
  return (address) => matches(bareAddress(address))
}
