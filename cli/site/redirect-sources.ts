// Sources of redirects: the list in the configuration, addresses generated from those of pages, and the author's own redirects
// file for hosts.
import type { CreateRedirects, RedirectConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { RedirectProblem, Route } from '../model/site.ts'

/** An old address and its new one. */
export interface RedirectSource {
  readonly from: string
  readonly to: string
  /** Generated from the address of a page: an existing page takes precedence. */
  readonly isMade?: boolean
  /** Position in the author's redirects file for hosts. The host answers, so no page is written. */
  readonly place?: Place
  /** Position in the redirects file. */
  readonly written?: Place
}

/** One old address from the configuration or the redirects file. */
export interface RedirectEntry extends Omit<RedirectConfig, 'from'> {
  readonly from: string
  /** Position in the redirects file; absent for the configuration. */
  readonly written?: Place
}

/** The entries of a locale, by kind. */
export interface RedirectEntries {
  /** Whole pages and files. */
  readonly pages: readonly RedirectSource[]
  /** Parts of pages: `from` has a fragment. */
  readonly anchors: readonly RedirectSource[]
  readonly gone: readonly (Pick<RedirectEntry, 'from' | 'written'> & { readonly reason?: string })[]
}

/** The entries of the configuration and of the redirects file, for one locale. */
export function redirectEntries(
  configured: readonly RedirectConfig[],
  listed: readonly RedirectEntry[],
  code: string,
): RedirectEntries {
  const all: readonly RedirectEntry[] = [
    ...configured.flatMap(({ from, ...rest }) =>
      (typeof from === 'string' ? [from] : from).map((each) => ({ from: each, ...rest })),
    ),
    ...listed,
  ]
  const pages: RedirectSource[] = []
  const anchors: RedirectSource[] = []
  const gone: RedirectEntries['gone'][number][] = []
  for (const { from, to, gone: reason, locale, written } of all) {
    if (locale !== undefined && locale !== code) continue
    const at = written ? { written } : {}
    if (to === undefined) gone.push({ from, ...(typeof reason === 'string' ? { reason } : {}), ...at })
    else (from.includes('#') ? anchors : pages).push({ from, to, ...at })
  }
  return { pages, anchors, gone }
}

/** Redirects that `createRedirects` generates from page addresses, and its results that are not addresses. */
export function generatedRedirects(
  create: CreateRedirects | null,
  routes: readonly Route[],
  baseUrl: string,
): { readonly sources: readonly RedirectSource[]; readonly problems: readonly RedirectProblem[] } {
  const sources: RedirectSource[] = []
  const problems: RedirectProblem[] = []
  if (create === null) return { sources, problems }
  const oldAddresses = typeof create === 'function' ? create : byPrefix(create)
  for (const { path, target } of routes) {
    if (target.kind === 'not-found') continue
    const to = `/${path.slice(baseUrl.length)}`
    const refuse = (reason: string) => void problems.push({ kind: 'made', from: '', to, reason })
    try {
      const given: unknown = oldAddresses(to)
      const all =
        given === undefined || given === null ? [] : Array.isArray(given) ? (given as unknown[]) : [given]
      for (const from of all) {
        if (typeof from === 'string' && /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(from))
          sources.push({ from, to, isMade: true })
        else refuse(`returns ${typeof from === 'string' ? `'${from}'` : typeof from}, which is not a path`)
      }
    } catch (error) {
      refuse(`throws an error: ${error instanceof Error ? error.message : String(error)}`)
      // A function that fails for one page fails for most.
      return { sources, problems }
    }
  }
  return { sources, problems }
}

/** Turns a map from new to old path prefixes into a function that returns the old addresses of a page. */
function byPrefix(prefixes: Readonly<Record<string, string | readonly string[]>>) {
  const all = Object.entries(prefixes)
  return (path: string): readonly string[] =>
    all.flatMap(([now, before]) =>
      path.startsWith(now)
        ? (typeof before === 'string' ? [before] : before).map((each) => each + path.slice(now.length))
        : [],
    )
}
