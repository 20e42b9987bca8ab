// Headers for hosts that read them from the published folder: the strict content policy, and caching of files named by content.
import { FOREVER, headersOf } from './hosting/context.ts'
import { oneFile } from './one-file.ts'

const PATH = '_headers'

/**
 * `_headers` for Netlify, Cloudflare Pages and others, once, at the root of the output. Pages have no rule for the cache: these hosts
 * let browsers ask for them each time by themselves, and some join the values of all rules that fit. With a page before the files that are named by their content, whose
 * rule would fit it too, they are asked for each time like pages.
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
