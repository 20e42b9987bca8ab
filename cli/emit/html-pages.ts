// One html document a route.

import type { Emitter } from '../model/reader.ts'
import { findRoute } from './find-route.ts'
import { outputPath } from './output-path.ts'

/** `docs/a/index.html` and the like, by the trailing-slash setting. */
export const htmlPages: Emitter = {
  name: 'html-pages',
  async list(site, locale) {
    const [{ routes }, plan, { trailingSlash }] = await Promise.all([
      site.tables(locale),
      site.plan(locale),
      site.config(),
    ])
    return routes.map(({ path }) => ({
      path: plan.outPrefix + outputPath(path, plan.baseUrl, trailingSlash),
      arg: path,
    }))
  },
  emit: async (arg, site, locale) => site.html(locale, findRoute(await site.tables(locale), arg)),
}
