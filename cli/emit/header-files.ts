// Ready settings for common hosts: the strict content policy the site is made for, caching by name, the not-found page.
import { own } from '../../runtime/model/own.ts'
import { CONTENT_POLICY } from '../model/content-policy.ts'
import { oneFile } from './one-file.ts'

const HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', `${CONTENT_POLICY}; frame-ancestors 'self'`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
]

const LONG = 'public, max-age=31536000, immutable'
const SHORT = 'no-cache'

/** Settings of a host, by the base URLs of all locales, that of the whole site first. */
type Format = (base: string, ...locales: readonly string[]) => string

const FORMATS: Readonly<Record<string, Format>> = {
  // Netlify, Cloudflare Pages and others read this file at the root of the output.
  _headers: (base) =>
    `${base}*\n${HEADERS.map(([name, value]) => `  ${name}: ${value}\n`).join('')}  Cache-Control: ${SHORT}\n${base}assets/*\n  Cache-Control: ${LONG}\n`,
  'docsite-headers/nginx.conf': (base) =>
    `# include inside the server block\nerror_page 404 ${base}404.html;\n# /docs/a.html -> /docs/a, unless there is such a file\nif (!-f $request_filename) {\n  rewrite "${fileAddress(base)}" $1 permanent;\n}\n${HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}location ${base}assets/ {\n${HEADERS.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}  add_header Cache-Control "${LONG}";\n}\n`,
  'docsite-headers/apache.conf': (base, ...locales) =>
    `# needs mod_headers and mod_rewrite\nErrorDocument 404 ${base}404.html\n${locales.map((locale) => `<LocationMatch "^${escaped(locale)}">\n  ErrorDocument 404 ${locale}404.html\n</LocationMatch>\n`).join('')}# /docs/a.html -> /docs/a, unless there is such a file\nRewriteEngine On\nRewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI} !-f\nRewriteRule "${fileAddress(base)}" $1 [R=301,L]\n${HEADERS.map(([name, value]) => `Header always set ${name} "${value}"\n`).join('')}Header set Cache-Control "${SHORT}"\n<LocationMatch "^${base}assets/">\n  Header set Cache-Control "${LONG}"\n</LocationMatch>\n`,
  'docsite-headers/haproxy.cfg': (base) =>
    `# lines of the frontend or backend section\n${HEADERS.map(([name, value]) => `http-response set-header ${name} "${value}"\n`).join('')}acl docsite_assets path_beg ${base}assets/\nhttp-response set-header Cache-Control "${LONG}" if docsite_assets\nhttp-response set-header Cache-Control "${SHORT}" unless docsite_assets\n`,
}

/** Addresses that name the file of a page, as a regular expression; the not-found page keeps its own. */
const fileAddress = (base: string) => `^(${escaped(base)}(?!(?:.*/)?404\\.html$).+?)(?:/index)?\\.html?$`

/** Text in a regular expression. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `_headers` and `docsite-headers/*`, once, at the root of the output. */
export const headerFiles = oneFile({
  name: 'header-files',
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    if (plan.outPrefix !== '') return []
    const own = new Set(files.map(({ path }) => path))
    return Object.keys(FORMATS)
      .filter((path) => !own.has(path))
      .map((path) => ({ paths: [path], arg: path }))
  },
  async body(arg, site, locale) {
    const [{ baseUrl }, plans] = await Promise.all([site.plan(locale), site.locales()])
    const others = plans.flatMap((plan) => (plan.outPrefix === '' ? [] : [plan.baseUrl]))
    return own(FORMATS, arg)?.(baseUrl, ...others) ?? ''
  },
})
