// Patterns of addresses of other sites: a host (`example.org`) or addresses with `*` (`https://example.org/drafts/**`).
import { addressMatcher } from './address-patterns.ts'
import { globProblem } from './glob.ts'

/** The part of an address that patterns are about: without scheme, query and fragment. */
const bareAddress = (address: string) =>
  address
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^[^/]*/, (host) => host.toLowerCase())

/** What a pattern stands for; that of a host for all it has. */
function globOf(pattern: string): string {
  const bare = bareAddress(pattern).replace(/\/$/, '')
  return bare.includes('/') ? bare : `${bare}/**`
}

/** Why a pattern cannot be used, to be put after its name; null when it can. */
export function addressPatternProblem(pattern: string): string | null {
  if (pattern.trim() === '') return 'is empty'
  if (/^[a-z][a-z\d+.-]*:/i.test(pattern) && !/^(?:https?:\/\/|[^/]+:\d)/i.test(pattern))
    return 'has another scheme than http and https'
  if (pattern.startsWith('/') && !pattern.startsWith('//')) return 'names no host'
  return globProblem(globOf(pattern))
}

/** Whether an address of another site matches any of the patterns. Throws for one that `addressPatternProblem` refuses. */
export function externalMatcher(patterns: readonly string[]): (address: string) => boolean {
  const matches = addressMatcher(patterns.map(globOf))
  return (address) => matches(bareAddress(address))
}
