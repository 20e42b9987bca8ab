// The search index of each search tag with documents: sharded, as one lunr file, or both.
import { shardFolder } from '../../runtime/search/sharded/format.ts'
import { manifestPath } from '../../runtime/search/sharded/manifest-path.ts'
import { indexKinds } from '../model/index-kinds.ts'
import type { Emitter, SiteReader } from '../model/reader.ts'
import { oneFile } from './one-file.ts'

/** `search-index-{tag}.json` at the root of the locale. */
export const searchIndexes = oneFile({
  name: 'search-indexes',
  async list(site, locale) {
    const tags = await indexedTags(site, locale, 'lunr')
    const { outPrefix } = await site.plan(locale)
    return tags.map((tag) => ({ paths: [`${outPrefix}search-index-${tag}.json`], arg: tag }))
  },
  body: (arg, site, locale) => site.searchIndex(locale, arg),
})

/** `search-manifest-{tag}.json` at the root of the locale, and the files it names. */
export const searchShards: Emitter = {
  name: 'search-shards',
  async list(site, locale) {
    const tags = await indexedTags(site, locale, 'shards')
    const { outPrefix } = await site.plan(locale)
    return tags.map((tag) => ({
      paths: [outPrefix + manifestPath(tag), outPrefix + shardFolder(tag)],
      arg: tag,
    }))
  },
  emit: async ({ paths, arg }, site, locale) => [{ paths, files: await site.searchShards(locale, arg) }],
}

/** Tags with an index of this kind. */
async function indexedTags(
  site: SiteReader,
  locale: string,
  kind: ReturnType<typeof indexKinds>[number],
): Promise<readonly string[]> {
  const [{ versions }, { search }] = await Promise.all([site.tables(locale), site.config()])
  if (!search.indexDocs || !indexKinds(search).includes(kind)) return []
  return versions
    .filter(({ docs }) => docs.length > 0)
    .map(({ version }) => `docs-${version.instance}-${version.name}`)
}
