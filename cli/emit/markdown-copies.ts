// Beside each doc, its Markdown with resolved links: for readers with scripts of their own and for language models.
import type { Emitter } from '../model/reader.ts'
import { findRoute } from './find-route.ts'
import { besidePage, outputPath } from './output-path.ts'

/** `docs/a/index.md`. */
export const markdownCopies: Emitter = {
  name: 'markdown-copies',
  async list(site, locale) {
    const [{ routes }, plan, { trailingSlash }] = await Promise.all([
      site.tables(locale),
      site.plan(locale),
      site.config(),
    ])
    return routes
      .filter(({ target }) => target.kind === 'doc')
      .map(({ path }) => ({
        path: plan.outPrefix + besidePage(outputPath(path, plan.baseUrl, trailingSlash), 'md'),
        arg: path,
      }))
  },
  emit: async (arg, site, locale) => site.markdown(locale, findRoute(await site.tables(locale), arg)),
}
