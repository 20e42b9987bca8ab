// The tables of a locale: routes over all its versions, navigation, and lookups in them.
import { query, type Reader } from '../graph/query.ts'
import type { SiteConfig } from '../model/config.ts'
import { startOf } from '../model/diagnostic.ts'
import { type Originals, originalsOf } from '../model/originals.ts'
import type { Route, SiteTables, VersionTables } from '../model/site.ts'
import type { SiteLookup } from '../model/site-lookup.ts'
import type { SourceFile } from '../model/source.ts'
import { type Elsewhere, elsewhereOf } from '../site/elsewhere.ts'
import { type LinkIndex, type LinkTables, linkIndex, linkTables } from '../site/link-source.ts'
import { REDIRECT_FILES, readRedirectFile } from '../site/redirect-file.ts'
import type { RedirectEntry } from '../site/redirect-sources.ts'
import type { HostRedirectsFile } from '../site/redirects.ts'
import { routeFinding, routeTable, versionPages } from '../site/routes.ts'
import { type SiteNavigation, siteNavigation } from '../site/site-tables.ts'
import { parseHostRedirects } from '../text/host-redirects.ts'
import { siteLookup } from '../view/site-lookup.ts'
import { type Content, localeFolder } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey } from './keys.ts'
import { planOf } from './plan.ts'
import { RANK } from './rank.ts'
import { docQueries, sidebarPositionQueries } from './version-docs.ts'
import { versionTableQueries } from './version-tables.ts'
import { headQueries, versionQueries } from './versions.ts'

/** The queries over tables of the whole site. */
export function siteQueries(ports: PipelinePorts, inputs: Inputs, content: Content) {
  const versions = versionQueries(inputs, content)
  const heads = headQueries(content, versions)
  const docs = docQueries(ports, inputs, content, versions, heads)
  const places = sidebarPositionQueries(inputs, content, versions, docs)
  const ofVersion = versionTableQueries(content, versions, places)
  const ofLocale = localeQueries(inputs, content, {
    async tables(code, read) {
      const all = await read(versions.queries.versions, code)
      return Promise.all(
        all.map(({ instance, name }) => read(ofVersion.versionTables, joinKey(code, instance, name))),
      )
    },
  })
  return {
    ...versions.queries,
    ...heads,
    ...docs,
    ...places,
    ...ofVersion,
    ...ofLocale,
    ...lookUpQueries(inputs, ofLocale.tables),
  }
}

export type SiteQueries = ReturnType<typeof siteQueries>

/** Tables of all versions of a locale. */
interface VersionsOfLocale {
  tables(code: string, read: Reader['read']): Promise<readonly VersionTables[]>
}

/** The queries over a locale as a whole. Keys are locales. */
function localeQueries(inputs: Inputs, content: Content, versions: VersionsOfLocale) {
  /** Pages of all versions, whether or not they can become routes. */
  const pages = query<readonly Route[]>({
    name: 'pages',
    rank: RANK.versionPages,
    compute: async (code, { read }) => (await versions.tables(code, read)).flatMap(versionPages),
  })

  const table = query<readonly Route[]>({
    name: 'route-table',
    rank: RANK.routeTable,
    compute: async (code, { read, report }) => {
      const { baseUrl } = planOf(await read(inputs.locales, ''), code)
      const config = await inputs.someSettings(['trailingSlash', 'onDuplicateRoutes'], read)
      const context = { config, baseUrl }
      const { routes, problems } = routeTable(await read(pages, code), context)
      // The source places are needed only to report problems.
      const tables = problems.length > 0 ? await versions.tables(code, read) : []
      for (const problem of problems) report(routeFinding(problem, context, tables))
      return routes
    },
  })

  /** The redirects in the redirects file. */
  const fileRedirects = query<readonly RedirectEntry[]>({
    name: 'redirect-file',
    rank: RANK.docFiles,
    compute: async (_key, { read, report }) => {
      const files = await Promise.all(REDIRECT_FILES.map((path) => read(content.dataFile, path)))
      const file = files.find((candidate) => candidate !== null)
      return file ? readRedirectFile(file, report) : []
    },
  })

  const emptyFolders = emptyFolderQuery(inputs)
  const unreadFiles = unreadFileQuery(inputs)

  const navigation = query<SiteNavigation>({
    name: 'navigation',
    rank: RANK.navigation,
    compute: async (code, { read, report }) => {
      const config = await read(inputs.config, '')
      await read(emptyFolders, '')
      await read(unreadFiles, '')
      const theme = `${localeFolder(config, code)}/docusaurus-theme-classic`
      const plans = await read(inputs.locales, '')
      const locale = {
        code,
        listedRedirects: await read(fileRedirects, ''),
        baseUrl: planOf(plans, code).baseUrl,
        otherBaseUrls: plans.flatMap((plan) => (plan.code === code ? [] : [plan.baseUrl])),
        host: await hostFile(config, (path) => read(inputs.source, path)),
        navbarTranslations: await read(content.translations, `${theme}/navbar.json`),
        footerTranslations: await read(content.translations, `${theme}/footer.json`),
      }
      const made = { versions: await versions.tables(code, read), routes: await read(table, code) }
      return siteNavigation(config, locale, made, report)
    },
  })

  /** Tables of a locale. */
  const tables = query<SiteTables>({
    name: 'site-tables',
    rank: RANK.site,
    keep: 'apart',
    fingerprint: 'reads',
    compute: async (code, { read }) => ({
      locale: code,
      baseUrl: planOf(await read(inputs.locales, ''), code).baseUrl,
      versions: await versions.tables(code, read),
      routes: await read(table, code),
      ...(await read(navigation, code)),
    }),
  })

  return { pages, table, fileRedirects, emptyFolders, unreadFiles, navigation, tables }
}

/** Default of `staticDirectories`; this folder does not have to exist. */
const DEFAULT_STATIC_FOLDER = 'static'

/** The query for static folders without files. The default folder does not have to exist. */
function emptyFolderQuery(inputs: Inputs) {
  return query<readonly string[]>({
    name: 'empty-static-folders',
    rank: RANK.docFiles,
    compute: async (_key, { read, report }) => {
      const { staticDirectories } = await read(inputs.config, '')
      const listed = await Promise.all(staticDirectories.map((dir) => read(inputs.listing, dir)))
      const empty = staticDirectories.filter(
        (dir, at) => dir !== DEFAULT_STATIC_FOLDER && listed[at]?.length === 0,
      )
      for (const dir of empty)
        report({
          code: 'site/empty-static-folder',
          severity: 'warning',
          key: `staticDirectories.${staticDirectories.indexOf(dir)}`,
          message: `The static folder '${dir}' is missing or empty`,
          hint: 'correct the path, which is relative to the site folder, or remove it from the list',
        })
      return empty
    },
  })
}

/** Common wrong names of the site's data files, with the right ones. */
const MISNAMED: readonly (readonly [name: string, right: string])[] = [
  ['search.test.yaml', 'search.test.yml'],
  ['redirects.yaml', 'redirects.yml'],
]

const SIDEBARS: readonly string[] = ['ts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`)

/** The query for files next to the configuration that look as if docsite read them, but are not read. */
function unreadFileQuery(inputs: Inputs) {
  return query<readonly string[]>({
    name: 'unread-site-files',
    rank: RANK.docFiles,
    compute: async (_key, { read, report }) => {
      const { docs } = await read(inputs.config, '')
      const isThere = async (path: string) => (await read(inputs.source, path)) !== null
      const unread: string[] = []
      const say = (file: string, message: string, hint: string) => {
        unread.push(file)
        const place = startOf(file)
        report({ code: 'site/unread-file', severity: 'warning', message, hint, place })
      }
      for (const [name, right] of MISNAMED)
        if ((await isThere(name)) && !(await isThere(right)))
          say(name, `${name} is not read: its extension must be .yml`, `Rename it to ${right}`)
      if (docs.every(({ sidebarPath }) => sidebarPath === null))
        for (const name of SIDEBARS)
          if (await isThere(name))
            say(
              name,
              `${name} is not read: the sidebar is generated from the folders`,
              `Add docs: { sidebarPath: './${name}' } to the configuration, or delete the file`,
            )
      return unread
    },
  })
}

/** The author's own redirects file for hosts, in the first static folder that has one. */
async function hostFile(
  { staticDirectories }: SiteConfig,
  read: (path: string) => Promise<SourceFile | null>,
): Promise<HostRedirectsFile | null> {
  for (const folder of staticDirectories) {
    const file = `${folder}/_redirects`
    const source = await read(file)
    if (source) return { file, rules: parseHostRedirects(source.text) }
  }
  return null
}

/** The queries over parts of a locale's tables, which most edits do not change. Keys are locales. */
function lookUpQueries(inputs: Inputs, tables: ReturnType<typeof localeQueries>['tables']) {
  const routes = query<readonly Route[]>({
    name: 'routes',
    rank: RANK.siteHash,
    compute: async (code, { read }) => (await read(tables, code)).routes,
  })

  /** Pages of a locale that do not exist in other locales of the build. */
  const elsewhere = query<Elsewhere>({
    name: 'elsewhere',
    rank: RANK.siteHash,
    compute: async (code, { read }) => {
      const plans = await read(inputs.locales, '')
      const others = plans.filter((plan) => plan.code !== code).map((plan) => read(tables, plan.code))
      return elsewhereOf(await read(tables, code), await Promise.all(others))
    },
  })

  /** Pages of a locale that some locales of the build show untranslated. */
  const originals = query<Originals>({
    name: 'originals',
    rank: RANK.siteHash,
    compute: async (code, { read }) => {
      const { i18n } = await read(inputs.config, '')
      const all = (await read(inputs.locales, '')).map((plan) => read(tables, plan.code))
      return originalsOf(await read(tables, code), await Promise.all(all), i18n)
    },
  })

  /** One hash for all tables of a locale. */
  const hash = query<string>({
    name: 'site-hash',
    rank: RANK.siteHash,
    keep: 'inside',
    compute: (code, { fingerprint }) => fingerprint(tables, code),
    fingerprint: (value) => value,
  })

  const linkSources = query<LinkTables>({
    name: 'link-tables',
    rank: RANK.siteHash,
    compute: async (code, { read }) => linkTables(await read(tables, code)),
  })

  /** Possible link targets of a locale. */
  const links = query<LinkIndex>({
    name: 'links',
    rank: RANK.links,
    fingerprint: 'reads',
    compute: async (code, { read }) => linkIndex(await read(linkSources, code)),
  })

  /** Lookups that pages make in the tables. */
  const lookup = query<SiteLookup>({
    name: 'site-lookup',
    rank: RANK.links,
    fingerprint: 'reads',
    compute: async (code, { read }) => siteLookup(await read(tables, code)),
  })

  return { routes, elsewhere, originals, hash, linkSources, links, lookup }
}
