// Version tables of a small site given as texts by path, through the same stages as a build but without graph and disk.
import { validateConfig } from '../../cli/config/validate.ts'
import type { DocHead } from '../../cli/model/article.ts'
import type { LocaleConfig, SiteConfig } from '../../cli/model/config.ts'
import type { CategoryMetadata, DataFile, TagsFile } from '../../cli/model/data-files.ts'
import type { Diagnostic, Report } from '../../cli/model/diagnostic.ts'
import type { SiteTables, VersionTables } from '../../cli/model/site.ts'
import { versionFolders } from '../../cli/model/version-folders.ts'
import { parseCategoryFile } from '../../cli/scan/category-file.ts'
import { parseDataFile } from '../../cli/scan/data-file.ts'
import { decodeSource } from '../../cli/scan/decode.ts'
import { readDocHead } from '../../cli/scan/doc-head.ts'
import { parseTagsFile } from '../../cli/scan/tags-file.ts'
import { matchDocs } from '../../cli/scan/walk.ts'
import { knownTags } from '../../cli/site/doc-tags.ts'
import { buildDocs, publishedDocs } from '../../cli/site/docs.ts'
import type { DocsInput, LocatedHead } from '../../cli/site/docs-input.ts'
import { type Categories, finishedSidebars, sidebarDocs } from '../../cli/site/finished-sidebars.ts'
import { reportUntracked } from '../../cli/site/last-update.ts'
import { type FoundDocs, reportNoPages } from '../../cli/site/no-pages.ts'
import { paginate } from '../../cli/site/pagination.ts'
import { routeFinding, routeTable, versionPages } from '../../cli/site/routes.ts'
import { siteNavigation } from '../../cli/site/site-tables.ts'
import { buildTags } from '../../cli/site/tags.ts'
import { type Translations, translator } from '../../cli/site/translate.ts'
import type { VersionSettings } from '../../cli/site/version-settings.ts'
import {
  attachSidebars,
  publishedVersion,
  resolveSidebars,
  versionTables,
} from '../../cli/site/version-tables.ts'
import { readVersions } from '../../cli/site/versions.ts'
import { compareStrings } from '../../cli/text/compare.ts'

/** Texts by site-relative path. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** Options of a test. */
export interface TablesOptions {
  /** Configuration keys in addition to `{ title, url, baseUrl }`. */
  readonly config?: Readonly<Record<string, unknown>>
  readonly locale?: string
  readonly mode?: 'production' | 'development'
  readonly history?: ReadonlyMap<string, { readonly time: number; readonly author: string }>
  readonly navbarTranslations?: Translations
  readonly footerTranslations?: Translations
  /** Values of sidebars files that are code, by path. */
  readonly modules?: Readonly<Record<string, unknown>>
}

/** Result of the stages. */
export interface Tables {
  readonly config: SiteConfig
  readonly versions: readonly VersionTables[]
  readonly site: SiteTables
  readonly diagnostics: readonly Diagnostic[]
}

/** The configuration with the given keys; it must be valid. */
export function configOf(keys: TablesOptions['config'] = {}): SiteConfig {
  const value = { title: 'Site', url: 'https://example.com', baseUrl: '/', ...keys }
  const { config, diagnostics } = validateConfig(value, 'site.config.ts')
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!config || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return config
}

/** Builds all tables of the files. */
export function tablesOf(files: Files, options: TablesOptions = {}): Tables {
  const diagnostics: Diagnostic[] = []
  const report: Report = (diagnostic) => diagnostics.push(diagnostic)
  const config = configOf(options.config)
  const site = new SiteFiles(files, config, report, options)
  const locale = localeOf(config, options.locale)
  const baseUrl =
    locale.code === config.i18n.defaultLocale ? config.baseUrl : `${config.baseUrl}${locale.path}/`
  const versions = config.docs.flatMap((docs) => {
    const folders = versionFolders(docs)
    const found = readVersions(
      {
        docs,
        locale,
        baseUrl,
        i18nPath: config.i18n.path,
        versionsFile: site.data(folders.versionsFile),
        files: site.paths,
      },
      report,
    )
    return found.map((version) => {
      const { dir, localizedDir, sidebarFile } = version
      const folder = matchDocs(site.below(dir), docs, dir)
      const used = (source: string, file: string) =>
        localizedDir !== undefined && site.has(`${localizedDir}/${source}`)
          ? `${localizedDir}/${source}`
          : file
      return versionTablesOf(
        { config, docs, version, baseUrl },
        {
          found: { docs: folder.docs.length, files: site.below(dir).length },
          heads: folder.docs.map(({ file, source }) => ({ ...site.head(used(source, file)), source })),
          categories: site.categories(folder.categories),
          sidebars: typeof sidebarFile === 'string' ? site.data(sidebarFile) : null,
          tagsFile: docs.tags === null ? null : site.tags(`${dir}/${docs.tags}`),
          translations: localizedDir === undefined ? {} : site.translations(`${localizedDir}.json`),
          history: options.history ?? null,
          mode: options.mode ?? 'production',
        },
        report,
      )
    })
  })
  const { navbarTranslations = {}, footerTranslations = {} } = options
  const context = { config, baseUrl }
  const { routes, problems } = routeTable(versions.flatMap(versionPages), context)
  for (const problem of problems) report(routeFinding(problem, context, versions))
  const translations = { navbarTranslations, footerTranslations, host: null, otherBaseUrls: [] }
  const place = { code: locale.code, baseUrl, listedRedirects: [], ...translations }
  const navigation = siteNavigation(config, place, { versions, routes }, report)
  const tables = { locale: locale.code, baseUrl, versions, routes, ...navigation }
  return { config, versions, site: tables, diagnostics }
}

interface VersionInput extends Pick<DocsInput, 'history' | 'mode'>, FoundDocs {
  readonly heads: readonly LocatedHead[]
  readonly categories: Categories
  readonly sidebars: DataFile | null
  readonly tagsFile: TagsFile | null
  readonly translations: Translations
}

/** The tables of a version, built in the order in which the build graph builds their parts. */
function versionTablesOf(
  settings: VersionSettings,
  input: Omit<VersionInput, 'version'>,
  report: Report,
): VersionTables {
  const { categories, translations, history } = input
  const { version, docs: options } = settings
  const tags = input.tagsFile && knownTags(input.tagsFile, report)
  const heads = [...input.heads].sort((a, b) => compareStrings(a.source, b.source))
  const all = buildDocs(heads, { ...settings, ...input, knownTags: tags }, report)
  const { named, draftIds } = publishedDocs(all, { version, mode: input.mode }, report)
  if (named.length === 0) reportNoPages({ version, found: input.found }, draftIds.length, report)
  const pages = sidebarDocs(named, categories, false)
  const finished = finishedSidebars(
    { ...settings, sidebars: input.sidebars, categories, pages, draftIds },
    report,
  )
  if (options.showLastUpdateTime || options.showLastUpdateAuthor) reportUntracked(named, history, report)
  const docs = attachSidebars(named, finished)
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const translate = translator(translations)
  const order = paginate(finished, { docs: byId, draftIds: new Set(draftIds), translate, report })
  const resolved = { finished, docs: byId, sequences: order.sequences, translate }
  return versionTables({
    version: publishedVersion(settings, translations),
    docs,
    draftIds,
    sidebars: resolveSidebars(resolved, settings, report),
    tags: buildTags(docs),
    pagination: order.pagination,
    finished,
    translations,
  })
}

function localeOf({ i18n }: SiteConfig, code = i18n.defaultLocale): LocaleConfig {
  const found = i18n.locales.find((locale) => locale.code === code)
  if (!found) throw new Error(`no locale ${code}`)
  return found
}

class SiteFiles {
  readonly paths: readonly string[]
  private readonly files: Files
  private readonly config: SiteConfig
  private readonly report: Report
  private readonly options: TablesOptions

  constructor(files: Files, config: SiteConfig, report: Report, options: TablesOptions) {
    this.paths = Object.keys(files).sort()
    this.files = files
    this.config = config
    this.report = report
    this.options = options
  }

  has(path: string): boolean {
    return Object.hasOwn(this.files, path)
  }

  below(dir: string): readonly string[] {
    return this.paths.filter((path) => path.startsWith(`${dir}/`))
  }

  private source(path: string) {
    const text = this.has(path) ? this.files[path] : undefined
    if (text === undefined) return null
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    return decodeSource(path, bytes, this.config.limits, this.report)
  }

  head(path: string): DocHead {
    const source = this.source(path)
    if (!source) throw new Error(`cannot read ${path}`)
    return readDocHead(source, this.config, this.report)
  }

  data(path: string): DataFile | null {
    const { modules = {} } = this.options
    if (Object.hasOwn(modules, path)) return { file: path, value: modules[path], keyPlaces: {} }
    const source = this.source(path)
    return source && parseDataFile(source, this.report)
  }

  tags(path: string): TagsFile | null {
    const source = this.source(path)
    return source && parseTagsFile(source, this.config, this.report)
  }

  categories(folders: readonly { readonly folder: string; readonly files: readonly string[] }[]) {
    const found = new Map<string, CategoryMetadata>()
    for (const { folder, files } of folders) {
      const source = this.source(files[0] ?? '')
      const metadata = source && parseCategoryFile(source, this.config, this.report)
      if (metadata) found.set(folder, metadata)
    }
    return found
  }

  translations(path: string): Translations {
    return (this.data(path)?.value ?? {}) as Translations
  }
}
