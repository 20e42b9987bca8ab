// Data and helpers shared by the settings of all servers.
import type { Precompression } from '../../model/config.ts'
import type { Redirect } from '../../model/site.ts'
import { escapeRegExp } from '../../text/escape.ts'

/** A site as server settings describe it. */
export interface HostedSite {
  /** Host name as in the browser: `docs.acme.example`. */
  readonly host: string
  /** Base URL of the whole site, with slashes at both ends, not encoded. */
  readonly base: string
  /** Base URLs of further locales, each with its own not-found page. */
  readonly locales: readonly string[]
  /** `false`: pages are files (`docs/a.html`); otherwise folders with an `index.html`. */
  readonly trailingSlash: boolean | null
  /** Formats of the compressed files next to text files. */
  readonly precompressed: readonly Precompression[]
  /** Value of the Content-Security-Policy header. */
  readonly policy: string
  /** Redirects of all locales. */
  readonly redirects: readonly Redirect[]
}

/** Writes the complete settings for one server. */
export type HostSettings = (site: HostedSite) => string

/** Cache-Control of content-hashed files. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Pattern of the URLs of content-hashed files below the base URL. Does not match a page at `/assets`. */
export const NAMED_BY_CONTENT = 'assets/(?!/?index[.]html$).'

/** Cache-Control of everything else: browsers revalidate on each request. */
export const ASK = 'no-cache'

/** Headers of every response. */
export const headersOf = (policy: string): readonly (readonly [name: string, value: string])[] => [
  ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
]

/** Media types worth compressing. */
export const COMPRESSED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'text/xml',
  'text/markdown',
  'text/plain',
  'image/svg+xml',
] as const

/** Folder that the settings serve: the root of the host. */
export const rootOf = ({ host }: HostedSite) => `/srv/${host}`

/** Instruction where to put the built folder. */
export const placement = (root: string, base: string) => `Put the built folder at ${root}${base}`

/** An old URL without and with a trailing slash. */
export const bothForms = (path: string): readonly string[] => [
  path.replace(/(?<=.)\/$/, ''),
  `${path.replace(/\/$/, '')}/`,
]

/** Text in double quotes, escaped for a settings file. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Pattern of the URL of a page's file; the group is the URL of the page. Excludes the not-found page. */
export const fileAddress = (base: string) =>
  `^(${escapeRegExp(base)}(?!(?:.*/)?404\\.html$).+?)(?:/index)?\\.html?$`
