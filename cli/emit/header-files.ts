// Ready settings for common hosts: the strict content policy the site is made for, caching by name, the not-found page.
import { own } from '../../runtime/model/own.ts'
import { encodedHref, encodedPath } from '../../runtime/routing/encoded-path.ts'
import type { Redirect } from '../model/site.ts'
import { oneFile } from './one-file.ts'
import { allRedirects } from './redirects.ts'

type Headers = readonly (readonly [string, string])[]

const headersOf = (policy: string): Headers => [
  ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
]

const LONG = 'public, max-age=31536000, immutable'
const SHORT = 'no-cache'

/** What the settings of a host are made from. */
interface HostContext {
  /** Of every page. */
  readonly headers: Headers
  /** Base URL of the whole site. */
  readonly base: string
  /** Base URLs of further locales. */
  readonly locales: readonly string[]
  /** Redirects of all locales. */
  readonly redirects: readonly Redirect[]
}

type Format = (context: HostContext) => string

const FORMATS: Readonly<Record<string, Format>> = {
  // Netlify, Cloudflare Pages and others read this file at the root of the output.
  _headers: ({ headers, base }) =>
    `${base}*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}  Cache-Control: ${SHORT}\n${base}assets/*\n  Cache-Control: ${LONG}\n`,
  'docsite-headers/nginx.conf': ({ headers, base, redirects }) =>
    `# include inside the server block\nerror_page 404 ${base}404.html;\n${redirects.map(nginxRedirect).join('')}# /docs/a.html -> /docs/a, unless there is such a file\nif (!-f $request_filename) {\n  rewrite "${fileAddress(base)}" $1 permanent;\n}\n${headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}location ${base}assets/ {\n${headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}  add_header Cache-Control "${LONG}";\n}\n`,
  'docsite-headers/apache.conf': ({ headers, base, locales, redirects }) =>
    `# needs mod_headers and mod_rewrite\nErrorDocument 404 ${base}404.html\n${locales.map((locale) => `<LocationMatch "^${escaped(locale)}">\n  ErrorDocument 404 ${locale}404.html\n</LocationMatch>\n`).join('')}RewriteEngine On\n${redirects.map(apacheRedirect).join('')}# /docs/a.html -> /docs/a, unless there is such a file\nRewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f\nRewriteRule "${fileAddress(base)}" $1 [R=301,L]\n${headers.map(([name, value]) => `Header always set ${name} "${value}"\n`).join('')}Header set Cache-Control "${SHORT}"\n<LocationMatch "^${base}assets/">\n  Header set Cache-Control "${LONG}"\n</LocationMatch>\n`,
  'docsite-headers/haproxy.cfg': ({ headers, base, redirects }) =>
    `# lines of the frontend or backend section\n${redirects.map(haproxyRedirect).join('')}${headers.map(([name, value]) => `http-response set-header ${name} "${value}"\n`).join('')}acl docsite_assets path_beg ${base}assets/\nhttp-response set-header Cache-Control "${LONG}" if docsite_assets\nhttp-response set-header Cache-Control "${SHORT}" unless docsite_assets\n`,
}

/** Addresses that name the file of a page, as a regular expression; the not-found page keeps its own. */
const fileAddress = (base: string) => `^(${escaped(base)}(?!(?:.*/)?404\\.html$).+?)(?:/index)?\\.html?$`

/** The old address, with and without a slash at its end. */
const forms = (path: string) => [path.replace(/(?<=.)\/$/, ''), `${path.replace(/\/$/, '')}/`]

/** nginx compares decoded paths, and replaces variables in the new address. */
const nginxRedirect = ({ path, href }: Redirect) =>
  forms(path)
    .map(
      (old) =>
        `location = ${quoted(old)} { return 301 ${quoted(encodedHref(href).replaceAll('$', '%24'))}; }\n`,
    )
    .join('')

/** Apache replaces `$1` and `%1` in the new address. */
const apacheRedirect = ({ path, href }: Redirect) =>
  `RewriteRule ${quoted(`^${escaped(path.replace(/\/$/, ''))}/?$`)} "${encodedHref(href).replace(/[$%]/g, '\\$&')}" [R=301,L,NE]\n`

const haproxyRedirect = ({ path, href }: Redirect) =>
  `http-request redirect location ${quoted(encodedHref(href))} code 301 if { path ${forms(path).map(encodedPath).join(' ')} }\n`

/** Text in double quotes of a settings file. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Text in a regular expression. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `_headers` and `docsite-headers/*`, once, at the root of the output. */
export const headerFiles = oneFile({
  name: 'header-files',
  afterPages: true,
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    if (plan.outPrefix !== '') return []
    const own = new Set(files.map(({ path }) => path))
    return Object.keys(FORMATS)
      .filter((path) => !own.has(path))
      .map((path) => ({ paths: [path], arg: path }))
  },
  async body(arg, site, locale) {
    const [{ baseUrl: base }, plans] = await Promise.all([site.plan(locale), site.locales()])
    const locales = plans.flatMap((plan) => (plan.outPrefix === '' ? [] : [plan.baseUrl]))
    const redirects = await allRedirects(site)
    return (
      own(FORMATS, arg)?.({ headers: headersOf(await site.contentPolicy()), base, locales, redirects }) ?? ''
    )
  },
})
