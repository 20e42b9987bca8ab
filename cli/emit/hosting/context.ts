// What the settings of a server are made from, whatever the server.
import type { Precompression } from '../../model/config.ts'
import type { Redirect } from '../../model/site.ts'

/** A site as a server has to know it. */
export interface HostedSite {
  /** Name of the host, as browsers write it: `docs.acme.example`. */
  readonly host: string
  /** Base URL of the whole site, with slashes at both ends, not encoded. */
  readonly base: string
  /** Base URLs of further locales, each with a not-found page of its own. */
  readonly locales: readonly string[]
  /** `false`: pages are files (`docs/a.html`); else folders with an `index.html`. */
  readonly trailingSlash: boolean | null
  /** Compressed files that lie beside texts. */
  readonly precompressed: readonly Precompression[]
  /** Value of the Content-Security-Policy header. */
  readonly policy: string
  /** Of all locales. */
  readonly redirects: readonly Redirect[]
}

/** Writes the complete settings of one server. */
export type HostSettings = (site: HostedSite) => string

/** Of files that are named by their content. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Pattern of addresses below the base URL of files that are named by their content: none of a page at `/assets`. */
export const NAMED_BY_CONTENT = 'assets/(?!/?index[.]html$).'

/** Of everything else: browsers ask each time whether it is still the same. */
export const ASK = 'no-cache'

/** Headers of every answer. */
export const headersOf = (policy: string): readonly (readonly [name: string, value: string])[] => [
  ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
]

/** Types of files that are worth compressing. */
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

/** Where the settings expect the built folder of a site at the root of its host. */
export const rootOf = ({ host }: HostedSite) => `/srv/${host}`

/** What the reader of the settings has to do with the built folder. */
export const placement = (root: string, base: string) => `Put the built folder at ${root}${base}`

/** An old address without and with a slash at its end. */
export const bothForms = (path: string): readonly string[] => [
  path.replace(/(?<=.)\/$/, ''),
  `${path.replace(/\/$/, '')}/`,
]

/** Text in double quotes of a settings file. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Text in a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The address of the file of a page; the group is the address of the page. The not-found page keeps its own. */
export const fileAddress = (base: string) =>
  `^(${escaped(base)}(?!(?:.*/)?404\\.html$).+?)(?:/index)?\\.html?$`
