// The Content Security Policy of a built site: nothing inline, and from other origins only what its content and configuration
// load.
import type { Place } from './diagnostic.ts'

/** Directives to which origins can be added, with their base values. */
const BASE = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
} as const

/** Directives for resources that pages load; `frame-src` is written only if there is a frame. */
export const CONTENT_DIRECTIVES = [
  'img-src',
  'media-src',
  'frame-src',
  'script-src',
  'style-src',
  'font-src',
  'connect-src',
  'form-action',
  'object-src',
  'manifest-src',
] as const
export type ContentDirective = (typeof CONTENT_DIRECTIVES)[number]

/** A resource loaded from another origin: `img-src` from `https://cdn.example.net`. */
export interface ForeignSource {
  readonly directive: ContentDirective
  /** Origin, or only the host if the URL has no scheme. */
  readonly origin: string
}

/** A foreign source with the place that names it. */
export interface PlacedSource extends ForeignSource {
  readonly place: Place
}

/** `security.csp` in normalized form. */
export interface ContentPolicyConfig {
  /** Whether the origins that the content loads from are allowed automatically. */
  readonly derive: boolean
  /** Sources that are always allowed. */
  readonly allowed: Readonly<Partial<Record<ContentDirective, readonly string[]>>>
}

/** Origin of a URL on another host; null for any other URL. */
export function foreignOrigin(url: string): string | null {
  const match = /^(https?:)?\/\/[^/?#\\]/i.exec(url)
  if (!match) return null
  const whole = match[1] === undefined ? `https:${url}` : url
  if (!URL.canParse(whole)) return null
  const { origin, host } = new URL(whole)
  return match[1] === undefined ? host : origin
}

/** The sources on other origins, sorted and without duplicates; the site's own origin is left out. */
export function foreignSources(
  found: readonly ForeignSource[],
  { url }: { readonly url: string },
): readonly ForeignSource[] {
  const own = [url, new URL(url).host]
  const keyOf = ({ directive, origin }: ForeignSource) => `${directive} ${origin}`
  const byKey = new Map(
    found
      .filter(({ origin }) => !own.includes(origin))
      .map(({ directive, origin }) => [keyOf({ directive, origin }), { directive, origin }]),
  )
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, source]) => source)
}

/** Whether the policy refuses a source. */
export function isRefused(
  { directive, origin }: ForeignSource,
  { derive, allowed }: ContentPolicyConfig,
): boolean {
  return !derive && !(allowed[directive] ?? []).some((pattern) => covers(pattern, origin))
}

/** Whether a source expression covers an origin. A path in the expression is ignored: it is not part of the origin. */
function covers(pattern: string, origin: string): boolean {
  if (/^[a-z]+:$/i.test(pattern)) return origin.startsWith(`${pattern.toLowerCase()}//`)
  const [, scheme = '', host = ''] = /^(?:([a-z]+:)\/\/)?([^/]*)/i.exec(pattern.toLowerCase()) ?? []
  const [, originScheme = '', originHost = ''] = /^(?:([a-z]+:)\/\/)?(.*)$/.exec(origin) ?? []
  if (scheme !== '' && originScheme !== '' && scheme !== originScheme) return false
  return host.startsWith('*.') ? originHost.endsWith(host.slice(1)) : host === originHost
}

/**
 * Value of the Content-Security-Policy header, without `frame-ancestors` (not supported in a meta element). `used` is added
 * only if sources are derived.
 */
export function contentPolicy(
  { derive, allowed }: ContentPolicyConfig,
  used: readonly ForeignSource[],
): string {
  const added = new Map<string, string[]>()
  for (const { directive, origin } of derive ? used : [])
    added.set(directive, [...(added.get(directive) ?? []), origin])
  for (const directive of CONTENT_DIRECTIVES) {
    const sources = allowed[directive] ?? []
    if (sources.length > 0) added.set(directive, [...new Set([...(added.get(directive) ?? []), ...sources])])
  }
  const directives = Object.entries<readonly string[]>(BASE).map(([name, own]) => {
    const more = added.get(name)
    return `${name} ${more ? [...own.filter((source) => source !== "'none'"), ...more].join(' ') : own.join(' ')}`
  })
  const frames = added.get('frame-src')
  return [...directives, ...(frames ? [`frame-src ${frames.join(' ')}`] : [])].join('; ')
}

/** The policy of a site that loads nothing from other origins. */
export const STRICT_POLICY = contentPolicy({ derive: false, allowed: {} }, [])

/** Directive by element that a site may allow for its pages. */
export const ELEMENT_DIRECTIVES: ReadonlyMap<string, ContentDirective> = new Map([
  ['iframe', 'frame-src'],
  ['form', 'form-action'],
  ['script', 'script-src'],
  ['link', 'style-src'],
  ['embed', 'object-src'],
  ['object', 'object-src'],
])
