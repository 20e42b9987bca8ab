// Determines the versions of a locale from the configuration and the folders, and reads the heads of the docs in each.
import { query, type Reader } from '../graph/query.ts'
import type { DocsConfig, LocaleConfig, SiteConfig } from '../model/config.ts'
import type { DocsVersion } from '../model/site.ts'
import { versionFolders } from '../model/version-folders.ts'
import { type DocFile, type DocsFolder, matchDocs } from '../scan/walk.ts'
import type { LocatedHead } from '../site/docs-input.ts'
import type { VersionSettings } from '../site/version-settings.ts'
import { readVersions } from '../site/versions.ts'
import { compareStrings } from '../text/compare.ts'
import { splitIntoRuns } from '../text/split-into-runs.ts'
import type { Content } from './content.ts'
import type { Inputs } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'

type Read = Reader['read']

/** Approximate number of docs whose heads form one part. */
const DOCS_PER_PART = 64

/** The queries over versions. */
export function versionQueries(inputs: Inputs, content: Content) {
  /** Versions of all docs instances in a locale. */
  const versions = query<readonly DocsVersion[]>({
    name: 'versions',
    rank: RANK.version,
    keep: 'inside',
    compute: async (code, { read, report }) => {
      const i18n = await inputs.setting('i18n', read)
      const plan = planOf(await read(inputs.locales, ''), code)
      const found: DocsVersion[] = []
      for (const docs of await inputs.setting('docs', read)) {
        const folders = versionFolders(docs)
        const files = [
          ...(await read(inputs.listing, folders.docs)),
          ...(await read(inputs.listing, folders.sidebars)),
        ]
        const input = {
          docs,
          locale: localeOf(i18n, code),
          baseUrl: plan.baseUrl,
          i18nPath: i18n.path,
          versionsFile: await read(content.dataFile, folders.versionsFile),
          files,
        }
        found.push(...readVersions(input, report))
      }
      return found
    },
  })

  /** Content of a docs folder. Keys are `instance|folder`. */
  const folder = query<DocsFolder>({
    name: 'docs-folder',
    rank: RANK.data,
    keep: 'apart',
    compute: async (key, { read }) => {
      const [instance, dir] = splitKey(key)
      const docs = docsOf(await inputs.setting('docs', read), instance)
      return matchDocs(await read(inputs.listing, dir), docs, dir)
    },
  })

  /** A version with its settings. Keys are `locale|instance|version`. */
  async function settingsOf(key: string, read: Read): Promise<VersionSettings> {
    const [code, rest] = splitKey(key)
    const [instance, name] = splitKey(rest)
    const docs = docsOf(await inputs.setting('docs', read), instance)
    const all = await read(versions, code)
    const version = all.find((each) => each.instance === instance && each.name === name)
    if (!version) throw new Error(`no version ${key}`)
    const { baseUrl } = planOf(await read(inputs.locales, ''), code)
    const config = await inputs.someSettings(['trailingSlash', 'limits'], read)
    return { config, docs, version, baseUrl }
  }

  /** Returns the file to use for a path in the docs folder: the translation if there is one. */
  async function translatedFiles({ localizedDir }: DocsVersion, read: Read) {
    const localized = new Set(localizedDir === undefined ? [] : await read(inputs.listing, localizedDir))
    return (source: string, file: string) => {
      const translated = `${localizedDir}/${source}`
      return localized.has(translated) ? translated : file
    }
  }

  return { queries: { versions, folder }, settingsOf, translatedFiles }
}

export type Versions = ReturnType<typeof versionQueries>

/** The queries over the heads of the docs of a version. Keys end with `locale|instance|version`. */
export function headQueries(
  content: Content,
  { queries: { folder }, settingsOf, translatedFiles }: Versions,
) {
  /** Doc files of a version, in code-point order of their paths relative to the docs folder. */
  const docFiles = query<readonly DocFile[]>({
    name: 'doc-files',
    rank: RANK.docFiles,
    keep: 'apart',
    compute: async (key, { read }) => {
      const { version } = await settingsOf(key, read)
      const { docs } = await read(folder, joinKey(version.instance, version.dir))
      const fileOf = await translatedFiles(version, read)
      return docs
        .map(({ file, source }) => ({ source, file: fileOf(source, file) }))
        .sort((a, b) => compareStrings(a.source, b.source))
    },
  })

  /** The doc files, divided into parts. */
  const docParts = query<readonly (readonly DocFile[])[]>({
    name: 'doc-parts',
    rank: RANK.docParts,
    fingerprint: 'reads',
    compute: async (key, { read }) =>
      splitIntoRuns(await read(docFiles, key), ({ source }) => source, DOCS_PER_PART),
  })

  /** One part. Keys begin with its number. */
  const docPart = query<readonly DocFile[]>({
    name: 'doc-part',
    rank: RANK.docPart,
    compute: async (key, { read }) => {
      const [number, version] = splitKey(key)
      return (await read(docParts, version))[Number(number)] ?? []
    },
  })

  /** Heads of the docs of a part: an edit re-reads one part, not all docs. Keys begin with the part number. */
  const heads = query<readonly LocatedHead[]>({
    name: 'heads',
    rank: RANK.heads,
    keep: 'apart',
    compute: async (key, { read }) => {
      const found = (await read(docPart, key)).map(async ({ file, source }) => {
        const head = await read(content.head, file)
        // An unreadable file has been reported; the site is built without it.
        return head ? [{ source, ...head }] : []
      })
      return (await Promise.all(found)).flat()
    },
  })

  return { docFiles, docParts, docPart, heads }
}

export type Heads = ReturnType<typeof headQueries>

function localeOf({ locales }: SiteConfig['i18n'], code: string): LocaleConfig {
  const locale = locales.find((candidate) => candidate.code === code)
  if (!locale) throw new Error(`no locale ${code}`)
  return locale
}

function docsOf(all: readonly DocsConfig[], instance: string): DocsConfig {
  const docs = all.find(({ id }) => id === instance)
  if (!docs) throw new Error(`no docs instance ${instance}`)
  return docs
}
