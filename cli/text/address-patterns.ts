// URL patterns such as `/app/**`, which also matches `/app`.
import { anyGlobMatcher } from './glob.ts'

/** Whether a path matches any of the patterns, with or without a trailing slash. */
export function addressMatcher(patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false
  const matches = anyGlobMatcher(patterns)
  return (path) => {
    const bare = path.replace(/\/$/, '')
    return matches(bare) || matches(`${bare}/`)
  }
}
