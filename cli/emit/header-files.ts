// Ready header settings for common hosts: the strict content policy the site is made for, and caching by name.
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

const FORMATS: Readonly<Record<string, (base: string) => string>> = {
  // Netlify, Cloudflare Pages and others read this file at the root of the output.
  _headers: (base) =>
    `${base}*\n${HEADERS.map(([name, value]) => `  ${name}: ${value}\n`).join('')}  Cache-Control: ${SHORT}\n${base}assets/*\n  Cache-Control: ${LONG}\n`,
  'docsite-headers/nginx.conf': (base) =>
    `# include inside the server block\n${HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}location ${base}assets/ {\n${HEADERS.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}  add_header Cache-Control "${LONG}";\n}\n`,
  'docsite-headers/apache.conf': (base) =>
    `# needs mod_headers\n${HEADERS.map(([name, value]) => `Header always set ${name} "${value}"\n`).join('')}Header set Cache-Control "${SHORT}"\n<LocationMatch "^${base}assets/">\n  Header set Cache-Control "${LONG}"\n</LocationMatch>\n`,
  'docsite-headers/haproxy.cfg': (base) =>
    `# lines of the frontend or backend section\n${HEADERS.map(([name, value]) => `http-response set-header ${name} "${value}"\n`).join('')}acl docsite_assets path_beg ${base}assets/\nhttp-response set-header Cache-Control "${LONG}" if docsite_assets\nhttp-response set-header Cache-Control "${SHORT}" unless docsite_assets\n`,
}

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
    const { baseUrl } = await site.plan(locale)
    return own(FORMATS, arg)?.(baseUrl) ?? ''
  },
})
