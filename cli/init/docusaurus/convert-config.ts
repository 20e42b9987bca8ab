// Converts the configuration of a Docusaurus site to docsite's keys. Keys with the same meaning are copied; the caller
// drops what our schema refuses, and reports the schema's reason.
import { own } from '../../../runtime/model/own.ts'
import { absentName } from '../../model/absent.ts'
import { isRecord, recordOf } from '../../text/record.ts'
import { navbarItems } from './navbar-items.ts'
import type { Note } from './note.ts'
import { byHand } from './note.ts'
import { convertPlugins } from './plugins.ts'
import { type DocusaurusSite, type Fields, listOf } from './read-site.ts'
import type { TakenPlugins } from './unified-plugins.ts'

/** Keys of the new configuration, not validated yet, with notes for the report. */
export interface LoweredConfig {
  readonly keys: Fields
  readonly notes: readonly Note[]
}

/** Top-level keys with the same meaning. */
const SAME = [
  ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'trailingSlash', 'noIndex', 'titleDelimiter', 'i18n'],
  ...['staticDirectories', 'headTags', 'baseUrlIssueBanner', 'customFields', 'themeConfig'],
]

/** Keys without a note of their own: used only by Docusaurus itself, or handled elsewhere. */
const SILENT: ReadonlySet<string> = new Set([
  ...[
    'organizationName',
    'projectName',
    'deploymentBranch',
    'githubHost',
    'githubPort',
    'future',
    'storage',
    '$schema',
  ],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
  ...['markdown', 'scripts', 'stylesheets', 'clientModules'],
])

/** Settings derived from the files of the site. */
export interface Further {
  /** Docs instances for content that is not docs in Docusaurus. */
  readonly instances: readonly Fields[]
  /** Value of `markdown.includeRoots`. */
  readonly includeRoots: readonly string[]
  /** Value of `markdown.partials`. */
  readonly partials: Readonly<Record<string, string>>
  /** Value of `limits.pageBytes`. */
  readonly pageBytes: number | undefined
  /** Plugins of remark and rehype. */
  readonly unified: TakenPlugins
  /** Files of the site. */
  readonly files: readonly string[]
  /** Name of the site's folder. */
  readonly folder: string
  /** Code of the theme, empty without one. */
  readonly themeText: string
}

/** Converts everything in the configuration file. */
export function convertConfig(
  { keys, plugins }: DocusaurusSite,
  further: Further,
  copyable: ReadonlySet<unknown>,
): LoweredConfig {
  const results = convertPlugins(plugins, copyable)
  const instances = plugins.filter(({ name }) => name === '@docusaurus/plugin-content-docs')
  const docs = [
    ...instances.map(({ options }) => docsOptions(options, copyable, further)),
    ...further.instances,
  ]
  const head = headTags(keys)
  const markdown = markdownKeys(keys, further)
  const weights = levels(keys)
  const same = Object.fromEntries(
    SAME.flatMap((key) => (Object.hasOwn(keys, key) ? [[key, own(keys, key)] as const] : [])),
  )
  const unknown = Object.keys(keys).filter((key) => !SAME.includes(key) && !SILENT.has(key))
  const items = listOf(recordOf(recordOf(same.themeConfig).navbar).items)
  const navbar = navbarItems(items, further.themeText)
  const parts: readonly Fields[] = [
    same,
    items.length > 0 ? { themeConfig: { navbar: { items: navbar.items } } } : {},
    weights.keys,
    { i18n: { defaultLocale: 'en', ...recordOf(keys.i18n) } },
    head.length > 0 ? { headTags: [...listOf(keys.headTags), ...head] } : {},
    markdown,
    further.pageBytes === undefined ? {} : { limits: { pageBytes: further.pageBytes } },
    docs.length === 0 ? {} : { docs: docs.length === 1 ? docs[0] : docs },
    ...results.map(({ keys: given }) => given ?? {}),
  ]
  return {
    keys: parts.reduce(merged),
    notes: [
      ...docsNotes(
        instances.map(({ options }) => options),
        copyable,
      ),
      ...unifiedNotes(further.unified),
      ...results.flatMap(({ notes }) => notes ?? []),
      ...(head.length > 0
        ? [{ kind: 'different', what: '`scripts` and `stylesheets` are now in `headTags`' } as const]
        : []),
      ...navbar.named.map(
        (name): Note => ({
          kind: 'different',
          what: `a navbar item that has only a class is now named \`${name}\` for screen readers (\`aria-label\`)`,
        }),
      ),
      ...navbar.types.map((type) =>
        byHand(
          `navbar items of type \`${type}\`, left out`,
          `add a component for it in \`theme/index.tsx\`, and run \`docsite migrate\` again: \`export const theme = { navbarItems: { '${type}': … } }\``,
        ),
      ),
      ...weights.notes,
      ...sourceNotes(recordOf(keys.markdown)),
      ...unknown.map((key) => byHand(`configuration key \`${key}\` has no equivalent`, 'do without it')),
    ],
  }
}

/** Deep merge: `over` takes precedence over `under`. */
function merged(under: Fields, over: Fields): Fields {
  const entries = Object.entries(over).map(([key, value]) => {
    const below = own(under, key)
    const both = isRecord(value) && isRecord(below)
    return [key, both ? merged(below, value) : value] as const
  })
  return { ...under, ...Object.fromEntries(entries) }
}

/** Options of a docs instance without those for code that docsite does not run. */
function docsOptions(
  options: Fields,
  copyable: ReadonlySet<unknown>,
  { files, folder }: Pick<Further, 'files' | 'folder'>,
): Fields {
  const { remarkPlugins, rehypePlugins, recmaPlugins, ...rest } = options
  const { beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins, ...plain } = rest
  const entries = Object.entries(plain).filter(
    ([key, value]) => !/Component$/.test(key) && (typeof value !== 'function' || copyable.has(value)),
  )
  const plainUrl = copyable.has(options.editUrl) ? null : plainEditUrl(options.editUrl)
  return {
    // Drops stand-ins: a missing sidebars file means the same as none.
    ...Object.fromEntries(entries.filter(([, value]) => absentName(value) === null)),
    ...(plainUrl === null ? {} : { editUrl: plainUrl }),
    ...sidebarFile(options.sidebarPath, files, folder),
  }
}

const CODE_ENDING = /(\.[cm]?[jt]s(?:on)?)$/

/** The sidebars file for a path without a file extension or with another one: `sidebars.js` may be `sidebars.ts`. */
function sidebarFile(path: unknown, files: readonly string[], folder: string): Fields {
  if (typeof path !== 'string') return {}
  const plain = path.replaceAll('\\', '/').replace(/^\.\//, '')
  // The path leaves the site folder and enters it again.
  const back = plain.startsWith(`../${folder}/`) ? plain.slice(folder.length + '../'.length + 1) : null
  if (back !== null && files.includes(back)) return { sidebarPath: back }
  const names = (name: string, wanted: string) => wanted === name || wanted.endsWith(`/${name}`)
  if (CODE_ENDING.test(plain) && files.some((file) => names(file, plain))) return {}
  const wanted = plain.replace(CODE_ENDING, '')
  const named = files.find((file) => {
    const [stem = '', ending] = file.split(CODE_ENDING)
    return ending !== undefined && names(stem, wanted)
  })
  return named === undefined ? {} : { sidebarPath: named }
}

function docsNotes(instances: readonly Fields[], copyable: ReadonlySet<unknown>): readonly Note[] {
  const count = instances.length
  return [
    ...(count > 1
      ? [{ kind: 'moved', what: `${count} docs instances, now a list under \`docs\`` } as const]
      : []),
    ...instances.flatMap((options) => [
      ...(typeof options.sidebarItemsGenerator === 'function' && !copyable.has(options.sidebarItemsGenerator)
        ? [
            byHand(
              '`sidebarItemsGenerator`: a function that uses other code of its file',
              'write its result into the sidebars file, or use `sidebar_position` and `_category_.json`',
            ),
          ]
        : []),
      ...(typeof options.numberPrefixParser === 'function'
        ? [
            byHand(
              '`numberPrefixParser`: a function',
              'the default parser is used; `numberPrefixParser: false` keeps number prefixes in URLs',
            ),
          ]
        : []),
      ...editUrlNotes(options.editUrl, copyable),
    ]),
  ]
}

function editUrlNotes(editUrl: unknown, copyable: ReadonlySet<unknown>): readonly Note[] {
  if (typeof editUrl !== 'function' || copyable.has(editUrl)) return []
  const plain = plainEditUrl(editUrl)
  const next = 'copy it to `site.config.ts` with the code it needs'
  return plain === null
    ? [byHand('`editUrl`: a function that uses other code of its file, left out', next)]
    : [
        byHand(
          `\`editUrl\`: a function that uses other code of its file; \`${plain}\` does the same for pages of the default locale`,
          `nothing, or ${next}`,
        ),
      ]
}

/** The URL that a function puts before the paths of pages; null if it does more than that. */
function plainEditUrl(editUrl: unknown): string | null {
  if (typeof editUrl !== 'function') return null
  const page = {
    version: 'current',
    versionDocsDirPath: 'folder',
    docPath: 'a/page.md',
    permalink: '/a/page',
    locale: 'en',
  }
  try {
    const url: unknown = editUrl(page)
    const [before, after] = typeof url === 'string' ? url.split('folder/a/page.md') : []
    return before && after === '' ? before : null
  } catch {
    return null
  }
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const absentText = ({ name, needs }: TakenPlugins['absent'][number]) =>
  needs.length > 0
    ? `\`${name}\` needs ${list(needs)}`
    : `\`${name}\` ${name.startsWith('.') ? 'has an error' : 'is not installed'}`

function unifiedNotes({ taken, left, absent }: TakenPlugins): readonly Note[] {
  return [
    ...(taken.length > 0
      ? [{ kind: 'moved', what: `remark and rehype plugins, for all pages: ${list(taken)}` } as const]
      : []),
    ...(absent.length > 0
      ? [
          byHand(
            `remark and rehype plugins that cannot be loaded, left out: ${absent.map(absentText).join(', ')}`,
            'install the packages of the site, then run `docsite migrate` again',
          ),
        ]
      : []),
    ...(left.length > 0
      ? [
          byHand(
            `remark and rehype plugins that use other code of their file, left out: ${list(left)}`,
            'add them to `markdown.remarkPlugins` or `markdown.rehypePlugins` in `site.config.ts`, with the code they need',
          ),
        ]
      : []),
  ]
}

/** Levels of findings. `throw` becomes `warn`: links to content that was not moved would fail the first builds. */
function levels(keys: Fields): { readonly keys: Fields; readonly notes: readonly Note[] } {
  const hooks = recordOf(recordOf(keys.markdown).hooks)
  const given = {
    onBrokenLinks: keys.onBrokenLinks,
    onBrokenAnchors: keys.onBrokenAnchors,
    onBrokenMarkdownLinks: hooks.onBrokenMarkdownLinks ?? keys.onBrokenMarkdownLinks,
    onBrokenImages: hooks.onBrokenMarkdownImages,
    onDuplicateRoutes: keys.onDuplicateRoutes ?? 'warn',
  }
  const entries = Object.entries(given).filter(([, level]) => typeof level === 'string')
  const strict = entries.filter(([, level]) => level === 'throw').map(([key]) => `\`${key}: 'throw'\``)
  const what = `${strict.join(', ')}: reported as warnings by builds and as errors by \`docsite check\` until you set it again`
  return {
    keys: Object.fromEntries(entries.map(([key, level]) => [key, level === 'throw' ? 'warn' : level])),
    notes: strict.length > 0 ? [{ kind: 'different', what }] : [],
  }
}

function markdownKeys(keys: Fields, { includeRoots, partials, unified }: Further): Fields {
  const { format, mermaid, emoji, anchors } = recordOf(keys.markdown)
  const given = {
    format,
    mermaid,
    emoji,
    anchors,
    // Pages of Docusaurus may contain any element.
    html: 'trusted',
    includeRoots,
    ...(Object.keys(partials).length > 0 ? { partials } : {}),
    ...(unified.packageManagers ? { packageManagers: unified.packageManagers } : {}),
    ...(unified.math ? { math: true } : {}),
  }
  return { markdown: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
}

/** Notes about functions that change pages before they are parsed. */
function sourceNotes(markdown: Fields): readonly Note[] {
  const given = ['preprocessor', 'parseFrontMatter'].filter((key) => typeof own(markdown, key) === 'function')
  return given.map((key) =>
    byHand(
      `\`markdown.${key}\`: a function that changes pages before they are parsed`,
      'make its changes in the pages, or in a script before the build',
    ),
  )
}

/** Converts `scripts` and `stylesheets` to head elements. */
function headTags(keys: Fields): readonly Fields[] {
  const element = (tagName: string, name: string, more: Fields) => (entry: unknown) => {
    const attributes = typeof entry === 'string' ? { [name]: entry } : recordOf(entry)
    return { tagName, attributes: { ...more, ...attributes } }
  }
  return [
    ...listOf(keys.stylesheets).map(element('link', 'href', { rel: 'stylesheet' })),
    ...listOf(keys.scripts).map(element('script', 'src', {})),
  ]
}
