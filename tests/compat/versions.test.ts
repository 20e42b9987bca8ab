// Versions of a docs instance as the reference reads them from versions.json and the options.
import { validateConfig } from '../../cli/config/validate.ts'
import type { DocsConfig, LocaleConfig } from '../../cli/model/config.ts'
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import type { DocsVersion } from '../../cli/model/site.ts'
import { versionFolders } from '../../cli/model/version-folders.ts'
import type { DocsInput } from '../../cli/site/docs-input.ts'
import { editUrl } from '../../cli/site/edit-url.ts'
import { readVersions } from '../../cli/site/versions.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

/** Frozen versions of the sites that the cases are about, by site and instance. */
const FROZEN: Readonly<Record<string, readonly string[]>> = {
  'versioned-site/default': ['1.0.1', '1.0.0', 'withSlugs'],
  'versioned-site/community': ['1.0.0'],
  'site-broken-versions/default': ['with-id-conflicts'],
}
const OPTIONS = [
  'id',
  'path',
  'routeBasePath',
  'tagsBasePath',
  'includeCurrentVersion',
  'disableVersioning',
  'onlyIncludeVersions',
  'lastVersion',
  'versions',
  'editUrl',
  'editCurrentVersion',
]

interface ReferenceInput {
  readonly options: Readonly<Record<string, unknown>>
  readonly context: {
    readonly siteDir: string
    readonly baseUrl: string
    readonly i18n: {
      readonly path: string
      readonly currentLocale: string
      readonly localeConfigs: Readonly<Record<string, { readonly translate: boolean }>>
    }
  }
}

function versionsOf({ options, context }: ReferenceInput): unknown {
  const docs = docsOptions(options)
  if (docs === undefined) return REFUSED
  const found: Diagnostic[] = []
  const { versionsFile, docs: folder, sidebars } = versionFolders(docs)
  const frozen = FROZEN[`${context.siteDir.split('/').at(-1)}/${docs.id}`]
  const { path: i18nPath, currentLocale, localeConfigs } = context.i18n
  const versions = readVersions(
    {
      docs,
      locale: locale(currentLocale, localeConfigs[currentLocale]?.translate ?? true),
      baseUrl: `${context.baseUrl}/`.replace('//', '/'),
      i18nPath,
      versionsFile: frozen === undefined ? null : { file: versionsFile, value: frozen, keyPlaces: {} },
      files: (frozen ?? []).flatMap((name) => [
        `${folder}/version-${name}/a.md`,
        `${sidebars}/version-${name}-sidebars.json`,
      ]),
    },
    (diagnostic) => found.push(diagnostic),
  )
  if (found.some(({ severity }) => severity === 'error')) return REFUSED
  return versions.map((version) => referenceShape(version, docs, context.siteDir))
}

/** Options in the form the program reads, or undefined when they are refused already. */
function docsOptions(options: ReferenceInput['options']): DocsConfig | undefined {
  const given = Object.fromEntries(
    Object.entries(options).filter(([key, value]) => OPTIONS.includes(key) && value !== undefined),
  )
  const sidebarPath = typeof options.sidebarPath === 'string' ? { sidebarPath: 'sidebars.json' } : {}
  const { config, diagnostics } = validateConfig(
    { title: 'Site', url: 'https://example.com', baseUrl: '/', docs: { ...given, ...sidebarPath } },
    'site.config.ts',
  )
  return diagnostics.some(({ severity }) => severity === 'error') ? undefined : config?.docs[0]
}

function locale(code: string, translate: boolean): LocaleConfig {
  return { code, label: code, htmlLang: code, direction: 'ltr', calendar: 'gregory', path: code, translate }
}

function referenceShape(version: DocsVersion, docs: DocsConfig, siteDir: string): unknown {
  const edit = (dir: string, editLocalizedFiles: boolean) => {
    const head = { file: `${dir}/a.md`, source: 'a.md', frontMatter: {}, keyPlaces: {}, bodyLine: 1 }
    // The address of a page's source depends on these two only.
    const input = { docs: { ...docs, editLocalizedFiles }, version } as DocsInput
    return editUrl(head, '', input, () => undefined)?.replace(/\/a\.md$/, '')
  }
  const { localizedDir, sidebarFile } = version
  return {
    versionName: version.name,
    label: version.label,
    banner: version.banner === 'none' ? null : version.banner,
    badge: version.badge,
    noIndex: version.noIndex,
    className: version.className,
    path: version.path,
    tagsPath: version.tagsPath,
    isLast: version.isLast,
    contentPath: `${siteDir}/${version.dir}`,
    contentPathLocalized: localizedDir && `${siteDir}/${localizedDir}`,
    sidebarFilePath: typeof sidebarFile === 'string' ? `${siteDir}/${sidebarFile}` : undefined,
    editUrl: edit(version.dir, false),
    editUrlLocalized: localizedDir && edit(localizedDir, true),
  }
}

const CLIENT_LOOKUPS = new Set([
  'getActivePlugin',
  'getActiveVersion',
  'getActiveDocContext',
  'getDocVersionSuggestions',
  'getLatestVersion',
])

recordedSuite({
  file: 'versions',
  total: 79,
  notApplicable: {
    'a page carries its instance and version and the address of the same doc elsewhere; nothing is looked up by path in the browser':
      {
        count: 51,
        covers: ({ fn = '' }) => CLIENT_LOOKUPS.has(fn),
      },
    'with `editCurrentVersion` a translated page of an old version is edited where it is, its current one may not exist':
      {
        count: 1,
        covers: ({ test = '' }) => test.endsWith('works with editUrl and editCurrentVersion=true'),
      },
    'loading whole versions is covered by the recorded sites': {
      count: 2,
      covers: ({ fn }) => fn === 'loadVersion',
    },
  },
  // The order in which routes are tried is a matter of the reference's router.
  expected: ({ result }) =>
    (result as readonly Readonly<Record<string, unknown>>[]).map(
      ({ routePriority: _, ...version }) => version,
    ),
  run: (_fn, [input]) => versionsOf(input as ReferenceInput),
})
