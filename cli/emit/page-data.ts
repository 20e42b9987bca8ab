// Beside each page, the same page as JSON: what client-side navigation loads instead of the whole document.
import type { Emitter } from '../model/reader.ts'
import { findRoute } from './find-route.ts'
import { besidePage, outputPath } from './output-path.ts'

/** `docs/a/index.json`; the not-found page needs none. */
export const pageData: Emitter = {
  name: 'page-data',
  async list(site, locale) {
    const [{ routes }, plan, { trailingSlash }] = await Promise.all([
      site.tables(locale),
      site.plan(locale),
      site.config(),
    ])
    return routes
      .filter(({ target }) => target.kind !== 'not-found')
      .map(({ path }) => ({
        path: plan.outPrefix + besidePage(outputPath(path, plan.baseUrl, trailingSlash), 'json'),
        arg: path,
      }))
  },
  emit: async (arg, site, locale) => site.pageData(locale, findRoute(await site.tables(locale), arg)),
}
