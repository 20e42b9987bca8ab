// Where redirects come from: the list of the configuration, addresses made of those of pages, and the author's own file for hosts.
import type { CreateRedirects, RedirectConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { RedirectProblem, Route } from '../model/site.ts'

/** One old address with its new one. */
export interface RedirectSource {
  readonly from: string
  readonly to: string
  /** Made of the address of a page: it gives way to a page that is there. */
  readonly isMade?: boolean
  /** Where the author's file for hosts says it: the host answers, and no page is written. */
  readonly place?: Place
  /** Where the file of redirects says it. */
  readonly written?: Place
}

/** One old address of the configuration or of the file of redirects. */
export interface RedirectEntry extends Omit<RedirectConfig, 'from'> {
  readonly from: string
  /** Where the file says it; absent for the configuration. */
  readonly written?: Place
}

/** The entries of a locale by what they are about. */
export interface RedirectEntries {
  /** Whole pages and files. */
  readonly pages: readonly RedirectSource[]
  /** Parts of pages: `from` has a fragment. */
  readonly anchors: readonly RedirectSource[]
  readonly gone: readonly (Pick<RedirectEntry, 'from' | 'written'> & { readonly reason?: string })[]
}

/** Those of the configuration and of the file, for one locale. */
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

/** Those that `createRedirects` makes of the addresses of pages, and what it gives that is no address. */
export function madeRedirects(
  create: CreateRedirects | null,
  routes: readonly Route[],
  baseUrl: string,
): { readonly sources: readonly RedirectSource[]; readonly problems: readonly RedirectProblem[] } {
  const sources: RedirectSource[] = []
  const problems: RedirectProblem[] = []
  if (create === null) return { sources, problems }
  const oldAddresses = typeof create === 'function' ? create : byBeginning(create)
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
        else refuse(`gives ${typeof from === 'string' ? `'${from}'` : typeof from}, which is no path`)
      }
    } catch (error) {
      refuse(`fails: ${error instanceof Error ? error.message : String(error)}`)
      // A function that fails for one page fails for most.
      return { sources, problems }
    }
  }
  return { sources, problems }
}

/** Old beginnings of addresses by the new ones. */
function byBeginning(beginnings: Readonly<Record<string, string | readonly string[]>>) {
  const all = Object.entries(beginnings)
  return (path: string): readonly string[] =>
    all.flatMap(([now, before]) =>
      path.startsWith(now)
        ? (typeof before === 'string' ? [before] : before).map((each) => each + path.slice(now.length))
        : [],
    )
}
