// The `_redirects` file of Netlify, Cloudflare Pages and others: one rule per line, `/from /to 301`, with `*` for the rest of a
// path and `:name` for one segment.
import { escapeRegExp } from './escape.ts'

/** A rule of the file. */
export interface HostRule {
  readonly from: string
  readonly to: string
  /** 301 unless specified; 200 serves the content of the target under the original URL. */
  readonly status: number
  readonly line: number
}

/** Whether a source path matches more than one path. */
export const isPattern = (from: string): boolean => /\*|\/:[a-z]/i.test(from)

/** The rules of a file. Other lines, such as comments, are skipped: their meaning is up to the host. */
export function parseHostRedirects(text: string): readonly HostRule[] {
  return text.split(/\r?\n/).flatMap((written, at) => {
    const [from = '', ...rest] = written
      .replace(/(?:^|\s)#.*$/, '')
      .split(/\s+/)
      .filter(Boolean)
    // Query parameters may come between the two paths.
    const to = rest.findIndex((word) => word.startsWith('/') || /^https?:\/\//i.test(word))
    if (!from.startsWith('/') || to === -1) return []
    const status = Number(/^(\d{3})!?$/.exec(rest[to + 1] ?? '')?.[1] ?? 301)
    return [{ from, to: rest[to] ?? '', status, line: at + 1 }]
  })
}

/** The paths a rule matches, as a glob pattern. */
export function globOf({ from }: HostRule): string {
  const steps = from.split('/').map((step) => {
    if (step === '*') return '**'
    return step.startsWith(':') ? '*' : step.replace(/[[\](){}!?+@\\]/g, '\\$&')
  })
  return steps.join('/')
}

/**
 * Function that returns the redirect target for a path, with `:splat` and named placeholders filled in; null if no rule
 * matches.
 */
export function hostTarget(rules: readonly HostRule[]): (path: string) => string | null {
  const readers = rules
    .filter(({ status }) => status >= 300 && status < 400)
    .map(({ from, to }) => ({ to, pattern: patternOf(from) }))
  return (path) => {
    for (const { to, pattern } of readers) {
      const match = pattern.exec(path)
      if (!match) continue
      const parts = new Map(Object.entries<string | undefined>(match.groups ?? {}))
      return to.replace(/:([a-z]\w*)/gi, (name, key: string) =>
        parts.has(key) ? (parts.get(key) ?? '') : name,
      )
    }
    return null
  }
}

function patternOf(from: string): RegExp {
  const steps = from
    .replace(/\/$/, '')
    .split('/')
    .map((step) => {
      if (/^:[a-z]\w*$/i.test(step)) return `/(?<${step.slice(1)}>[^/]+)`
      return step === '*' ? '(?:/(?<splat>.*))?' : `/${escapeRegExp(step)}`
    })
  return new RegExp(`^${steps.slice(1).join('')}/?$`)
}
