// One search index for each search tag that has documents.
import { oneFile } from './one-file.ts'

/** `search-index-{tag}.json` at the root of the locale. */
export const searchIndexes = oneFile({
  name: 'search-indexes',
  async list(site, locale) {
    const [plan, { versions }, { search }] = await Promise.all([
      site.plan(locale),
      site.tables(locale),
      site.config(),
    ])
    if (!search.indexDocs) return []
    return versions
      .filter(({ docs }) => docs.length > 0)
      .map(({ version }) => {
        const tag = `docs-${version.instance}-${version.name}`
        return { paths: [`${plan.outPrefix}search-index-${tag}.json`], arg: tag }
      })
  },
  body: (arg, site, locale) => site.searchIndex(locale, arg),
})
