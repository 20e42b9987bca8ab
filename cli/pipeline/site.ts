// Versions, their tables, and the tables of a locale.
import { query, type Reader } from '../graph/query.ts'
import type { DocHead } from '../model/article.ts'
import type { DocsConfig, LocaleConfig, SiteConfig } from '../model/config.ts'
import type { CategoryMetadata } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { DocsVersion, Route, SiteTables, VersionTables } from '../model/site.ts'
import { reportExtraCategoryFiles } from '../scan/category-file.ts'
import { type DocFile, type DocsFolder, matchDocs } from '../scan/walk.ts'
import type { LocatedHead } from '../site/docs-input.ts'
import { type Elsewhere, elsewhereOf } from '../site/elsewhere.ts'
import { buildSiteTables } from '../site/site-tables.ts'
import { buildVersionTables } from '../site/version-tables.ts'
import { readVersions, versionFolders } from '../site/versions.ts'
import { keepEqual } from '../text/keep-equal.ts'
import { type Content, localeFolder } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { listHash, tablesHash, versionHash } from './tables-hash.ts'

/** Docs whose heads are gathered together. */
export const DOCS_PER_PART = 64

/** The queries over whole-site tables. */
export function siteQueries(ports: PipelinePorts, inputs: Inputs, content: Content) {
  /** Versions of all docs instances in a locale. */
  const versions = query<readonly DocsVersion[]>({
    name: 'versions',
    rank: RANK.version,
    keep: 'inside',
    reuse: keepEqual,
    compute: async (code, { read, report }) => {
      const config = await read(inputs.config, '')
      const plan = planOf(await read(inputs.locales, ''), code)
      const found: DocsVersion[] = []
      for (const docs of config.docs) {
        const folders = versionFolders(docs)
        const files = [
          ...(await read(inputs.listing, folders.docs)),
          ...(await read(inputs.listing, folders.sidebars)),
        ]
        found.push(
          ...readVersions(
            {
              docs,
              locale: localeOf(config, code),
              baseUrl: plan.baseUrl,
              i18nPath: config.i18n.path,
              versionsFile: await read(content.dataFile, folders.versionsFile),
              files,
            },
            report,
          ),
        )
      }
      return found
    },
  })

  /** What a docs folder holds. Keys are `instance|folder`. */
  const folder = query<DocsFolder>({
    name: 'docs-folder',
    rank: RANK.data,
    keep: 'apart',
    compute: async (key, { read }) => {
      const [instance, dir] = splitKey(key)
      return matchDocs(await read(inputs.listing, dir), docsOf(await read(inputs.config, ''), instance), dir)
    },
  })

  /** A version of a docs instance in a locale. */
  async function versionAt(key: string, read: Reader['read']): Promise<DocsVersion> {
    const [code, rest] = splitKey(key)
    const [instance, name] = splitKey(rest)
    const all = await read(versions, code)
    const version = all.find((each) => each.instance === instance && each.name === name)
    if (!version) throw new Error(`no version ${key}`)
    return version
  }

  /** The file behind each path below the docs folder: the translation where there is one. */
  async function translatedFiles(version: DocsVersion, read: Reader['read']) {
    const { localizedDir } = version
    const localized = new Set(localizedDir === undefined ? [] : await read(inputs.listing, localizedDir))
    return (source: string, file: string) => {
      const translated = `${localizedDir}/${source}`
      return localized.has(translated) ? translated : file
    }
  }

  /** Files of the docs of a version. Keys are `locale|instance|version`. */
  const docFiles = query<readonly DocFile[]>({
    name: 'doc-files',
    rank: RANK.docFiles,
    keep: 'apart',
    compute: async (key, { read }) => {
      const version = await versionAt(key, read)
      const { docs } = await read(folder, joinKey(version.instance, version.dir))
      const fileOf = await translatedFiles(version, read)
      return docs.map(({ file, source }) => ({ source, file: fileOf(source, file) }))
    },
  })

  /** Heads of some docs in a row: an edit has one part read again, not all. Keys are `number|locale|instance|version`. */
  const heads = query<readonly LocatedHead[]>({
    name: 'heads',
    rank: RANK.heads,
    keep: 'apart',
    fingerprint: listHash,
    compute: async (key, { read }) => {
      const [number, version] = splitKey(key)
      const from = Number(number) * DOCS_PER_PART
      const files = (await read(docFiles, version)).slice(from, from + DOCS_PER_PART)
      const found = files.map(async ({ file, source }) => {
        const head = await read(content.head, file)
        // A file that cannot be read has its finding; the site goes on without it.
        return head ? [locate(head, source)] : []
      })
      return (await Promise.all(found)).flat()
    },
  })

  /** Tables of one version. Keys are `locale|instance|version`. */
  const versionTables = query<VersionTables>({
    name: 'version-tables',
    rank: RANK.tables,
    reuse: keepEqual,
    fingerprint: versionHash,
    compute: async (key, reader) => {
      const { read, report } = reader
      const [code] = splitKey(key)
      const config = await read(inputs.config, '')
      const version = await versionAt(key, read)
      const docs = docsOf(config, version.instance)
      const { length: pages } = await read(docFiles, key)
      const parts = Math.ceil(pages / DOCS_PER_PART)
      const found = Array.from({ length: parts }, (_part, number) => read(heads, joinKey(`${number}`, key)))
      const { categories: categoryFiles } = await read(folder, joinKey(version.instance, version.dir))
      const fileOf = await translatedFiles(version, read)
      const categories = new Map<string, CategoryMetadata>()
      for (const { folder: path, files: candidates } of categoryFiles) {
        reportExtraCategoryFiles(candidates, report)
        const used = candidates[0]
        const metadata =
          used === undefined
            ? null
            : await read(content.category, fileOf(used.slice(version.dir.length + 1), used))
        if (metadata) categories.set(path, metadata)
      }
      const tagsPath = docs.tags === null ? null : `${version.dir}/${docs.tags}`
      const sidebarFile = typeof version.sidebarFile === 'string' ? version.sidebarFile : null
      const sidebars = sidebarFile === null ? null : await read(content.exported, sidebarFile)
      // A file that is there and cannot be used has been reported where it is wrong.
      if (sidebarFile !== null && sidebars === null && (await read(inputs.bytes, sidebarFile)) === null)
        reportMissingSidebars(sidebarFile, version, reader)
      const history =
        docs.showLastUpdateTime || docs.showLastUpdateAuthor ? await read(inputs.history, '') : null
      return buildVersionTables(
        {
          config,
          docs,
          version,
          baseUrl: planOf(await read(inputs.locales, ''), code).baseUrl,
          heads: (await Promise.all(found)).flat(),
          // What else is in the folder matters only where there is nothing else.
          found: { docs: pages, files: pages || (await read(inputs.listing, version.dir)).length },
          categories,
          sidebars,
          tagsFile: tagsPath === null ? null : await read(content.tagsFile, tagsPath),
          translations:
            version.localizedDir === undefined
              ? {}
              : await read(content.translations, `${version.localizedDir}.json`),
          history,
          mode: ports.mode,
        },
        report,
      )
    },
  })

  /** Tables of a locale. */
  const tables = query<SiteTables>({
    name: 'site-tables',
    rank: RANK.site,
    keep: 'apart',
    reuse: keepEqual,
    fingerprint: tablesHash,
    compute: async (code, { read, report }) => {
      const config = await read(inputs.config, '')
      const plan = planOf(await read(inputs.locales, ''), code)
      const all = await Promise.all(
        (await read(versions, code)).map(({ instance, name }) =>
          read(versionTables, joinKey(code, instance, name)),
        ),
      )
      const theme = `${localeFolder(config, code)}/docusaurus-theme-classic`
      const translations = {
        navbarTranslations: await read(content.translations, `${theme}/navbar.json`),
        footerTranslations: await read(content.translations, `${theme}/footer.json`),
      }
      return buildSiteTables(config, { code, baseUrl: plan.baseUrl, ...translations }, all, report)
    },
  })

  /** Routes of a locale. */
  const routes = query<readonly Route[]>({
    name: 'routes',
    rank: RANK.siteHash,
    compute: async (code, { read }) => (await read(tables, code)).routes,
    fingerprint: listHash,
  })

  /** Pages of a locale that other locales of the build lack. */
  const elsewhere = query<Elsewhere>({
    name: 'elsewhere',
    rank: RANK.siteHash,
    compute: async (code, { read }) => {
      const plans = await read(inputs.locales, '')
      const others = plans.filter((plan) => plan.code !== code).map((plan) => read(tables, plan.code))
      return elsewhereOf(await read(tables, code), await Promise.all(others))
    },
  })

  /** One hash for all tables of a locale. */
  const hash = query<string>({
    name: 'site-hash',
    rank: RANK.siteHash,
    keep: 'inside',
    compute: async (code, { read }) => tablesHash(await read(tables, code)),
    fingerprint: (value) => value,
  })

  return { versions, folder, docFiles, heads, versionTables, tables, routes, elsewhere, hash }
}

export type SiteQueries = ReturnType<typeof siteQueries>

function reportMissingSidebars(
  file: string,
  version: DocsVersion,
  { report }: { readonly report: Report },
): void {
  report({
    code: 'site/no-sidebars-file',
    severity: 'error',
    message: `The sidebars file ${file} of version '${version.name}' does not exist`,
    hint: 'Create it, correct `docs.sidebarPath`, or leave `docs.sidebarPath` out to generate the sidebar from the folders',
    place: { file, start: { line: 1, column: 1 } },
  })
}

function localeOf(config: SiteConfig, code: string): LocaleConfig {
  const locale = config.i18n.locales.find((candidate) => candidate.code === code)
  if (!locale) throw new Error(`no locale ${code}`)
  return locale
}

function docsOf(config: SiteConfig, instance: string): DocsConfig {
  const docs = config.docs.find(({ id }) => id === instance)
  if (!docs) throw new Error(`no docs instance ${instance}`)
  return docs
}

const located = new WeakMap<DocHead, LocatedHead>()

/** A head with its place; the same one as before, so that what was made from it is known. */
function locate(head: DocHead, source: string): LocatedHead {
  const known = located.get(head)
  if (known?.source === source) return known
  const made = { source, ...head }
  located.set(head, made)
  return made
}
