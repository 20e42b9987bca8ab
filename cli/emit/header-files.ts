// Response headers for hosts that read them from the published folder: the strict content security policy, and caching
// of content-hashed files.
import { FOREVER, headersOf } from './hosting/context.ts'
import { oneFile } from './one-file.ts'

const PATH = '_headers'

/**
 * `_headers` for Netlify, Cloudflare Pages and others, once, at the root of the output. There is no cache rule for
 * pages: these hosts make browsers revalidate them by default, and some join the values of all matching rules. If a
 * page lies at `assets`, the rule for hashed files would match it too and is left out; browsers then revalidate those
 * files as well.
 */
export const headerFiles = oneFile({
  name: 'header-files',
  afterPages: true,
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    const isOwn = files.some(({ path }) => path === PATH)
    return plan.outPrefix !== '' || isOwn ? [] : [{ paths: [PATH], arg: '' }]
  },
  async body(_arg, site, locale) {
    const [{ baseUrl: base }, policy, routes] = await Promise.all([
      site.plan(locale),
      site.contentPolicy(),
      site.routes(locale),
    ])
    const headers = headersOf(policy).map(([name, value]) => `  ${name}: ${value}\n`)
    const isBefore = routes.some(({ path }) => path === `${base}assets/` || path === `${base}assets`)
    const kept = isBefore ? '' : `${base}assets/*\n  Cache-Control: ${FOREVER}\n`
    return `${base}*\n${headers.join('')}${kept}`
  },
})
