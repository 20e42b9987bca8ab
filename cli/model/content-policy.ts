// The content policy a built site lives under: nothing inline, and of other origins only what its content and its configuration
// load from there.
import type { Place } from './diagnostic.ts'

/** Directives that origins can be added to, with what each holds of itself. */
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

/** Directives of what pages load; `frame-src` is written only where there is a frame. */
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

/** Something that is loaded from another origin: `img-src` from `https://cdn.example.net`. */
export interface ForeignSource {
  readonly directive: ContentDirective
  /** Origin, or a host without a scheme where the address has none. */
  readonly origin: string
}

/** The same with the place that names it. */
export interface PlacedSource extends ForeignSource {
  readonly place: Place
}

/** `security.csp` in its one form. */
export interface ContentPolicyConfig {
  /** Whether what the content loads is allowed by being there. */
  readonly derive: boolean
  /** Sources allowed in any case. */
  readonly allowed: Readonly<Partial<Record<ContentDirective, readonly string[]>>>
}

/** Origin of an address on another host; null for any other address. */
export function foreignOrigin(url: string): string | null {
  const match = /^(https?:)?\/\/[^/?#\\]/i.exec(url)
  if (!match) return null
  const whole = match[1] === undefined ? `https:${url}` : url
  if (!URL.canParse(whole)) return null
  const { origin, host } = new URL(whole)
  return match[1] === undefined ? host : origin
}

/** The sources that pages load from other origins, each once, in one order. */
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

/** Whether a source expression covers an origin; a path in it is a promise about addresses and no part of the origin. */
function covers(pattern: string, origin: string): boolean {
  if (/^[a-z]+:$/i.test(pattern)) return origin.startsWith(`${pattern.toLowerCase()}//`)
  const [, scheme = '', host = ''] = /^(?:([a-z]+:)\/\/)?([^/]*)/i.exec(pattern.toLowerCase()) ?? []
  const [, originScheme = '', originHost = ''] = /^(?:([a-z]+:)\/\/)?(.*)$/.exec(origin) ?? []
  if (scheme !== '' && originScheme !== '' && scheme !== originScheme) return false
  return host.startsWith('*.') ? originHost.endsWith(host.slice(1)) : host === originHost
}

/**
 * Value of the Content-Security-Policy header, without `frame-ancestors` (which a meta element could not carry). `used` counts
 * where sources are derived.
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

/** The policy of a site that loads nothing from elsewhere. */
export const STRICT_POLICY = contentPolicy({ derive: false, allowed: {} }, [])

/** By element that a site may open for its pages. */
export const ELEMENT_DIRECTIVES: ReadonlyMap<string, ContentDirective> = new Map([
  ['iframe', 'frame-src'],
  ['form', 'form-action'],
  ['script', 'script-src'],
  ['link', 'style-src'],
  ['embed', 'object-src'],
  ['object', 'object-src'],
])
