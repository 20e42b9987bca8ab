// The tables of a version, part by part: a new title recomputes the parts that show it, and only parts whose value changes
// affect anything else.
import { query } from '../graph/query.ts'
import type { DocsVersion, Sidebar, TagEntry, VersionTables } from '../model/site.ts'
import { type PageOrder, paginate } from '../site/pagination.ts'
import { buildTags } from '../site/tags.ts'
import { type Translations, translator } from '../site/translate.ts'
import { publishedVersion, resolveSidebars, versionTables } from '../site/version-tables.ts'
import type { Content } from './content.ts'
import { RANK } from './rank.ts'
import type { Places } from './version-docs.ts'
import type { Versions } from './versions.ts'

/** The queries over the tables of a version. Keys are `locale|instance|version`. */
export function versionTableQueries(
  content: Content,
  { settingsOf }: Versions,
  { placed, finished, docs }: Places,
) {
  /** Translations of sidebar labels and of the version label. */
  const translations = query<Translations>({
    name: 'version-translations',
    rank: RANK.docFiles,
    compute: async (key, { read }) => {
      const { localizedDir } = (await settingsOf(key, read)).version
      return localizedDir === undefined ? {} : read(content.translations, `${localizedDir}.json`)
    },
  })

  const version = query<DocsVersion>({
    name: 'version',
    rank: RANK.heads,
    compute: async (key, { read }) =>
      publishedVersion(await settingsOf(key, read), await read(translations, key)),
  })

  /** Previous/next order of pages. */
  const pagination = query<PageOrder>({
    name: 'pagination',
    rank: RANK.pagination,
    compute: async (key, { read, report }) => {
      const { draftIds } = await read(placed, key)
      return paginate(new Map(await read(finished, key)), {
        docs: byId(await read(docs, key)),
        draftIds: new Set(draftIds),
        translate: translator(await read(translations, key)),
        report,
      })
    },
  })

  const sidebars = query<Readonly<Record<string, Sidebar>>>({
    name: 'sidebars',
    rank: RANK.sidebars,
    compute: async (key, { read, report }) => {
      const input = {
        finished: new Map(await read(finished, key)),
        docs: byId(await read(docs, key)),
        sequences: (await read(pagination, key)).sequences,
        translate: translator(await read(translations, key)),
      }
      return resolveSidebars(input, await settingsOf(key, read), report)
    },
  })

  const tags = query<readonly TagEntry[]>({
    name: 'tags',
    rank: RANK.pagination,
    compute: async (key, { read }) => buildTags(await read(docs, key)),
  })

  const tables = query<VersionTables>({
    name: 'version-tables',
    rank: RANK.tables,
    fingerprint: 'reads',
    compute: async (key, { read }) =>
      versionTables({
        version: await read(version, key),
        docs: await read(docs, key),
        draftIds: (await read(placed, key)).draftIds,
        sidebars: await read(sidebars, key),
        tags: await read(tags, key),
        pagination: (await read(pagination, key)).pagination,
        finished: new Map(await read(finished, key)),
        translations: await read(translations, key),
      }),
  })

  return { translations, version, pagination, sidebars, tags, versionTables: tables }
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))
