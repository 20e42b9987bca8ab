// Converts the parts of a Docusaurus site other than its docs: pages, blogs, replaced theme components.
import { DEFAULT_PAGE_BYTES } from '../../model/page-limits.ts'
import { isMarkdown, type ProjectFacts } from '../../model/project.ts'
import { counted } from '../../text/counted.ts'
import type { NewFile } from '../new-file.ts'
import type { Note } from './note.ts'
import { isRegistry, pageComponents } from './page-components.ts'
import { type DocusaurusSite, type Fields, listOf } from './read-site.ts'

type Files = Pick<ProjectFacts, 'files' | 'read'>

/** Result for these parts: notes, docs instances that replace them, and files and settings for the new site. */
export function siteParts(
  site: DocusaurusSite,
  facts: Files,
): {
  readonly notes: readonly Note[]
  readonly files: readonly NewFile[]
  readonly instances: readonly Fields[]
  /** Files outside the site folder that pages include. */
  readonly includeRoots: readonly string[]
  /** Value of `markdown.partials`. */
  readonly partials: Readonly<Record<string, string>>
  /** Value of `limits.pageBytes`, if the default is too small. */
  readonly pageBytes: number | undefined
} {
  const components = pageComponents(facts)
  const pages = sitePages(site, facts)
  const pageBytes = largePages(facts)
  return {
    pageBytes,
    instances: pages.instances,
    includeRoots: includeRoots(facts),
    partials: components.partials,
    files: components.files,
    notes: [
      ...docsNotes(site, facts),
      ...pages.notes,
      ...blogNotes(site, facts),
      ...themeNotes(facts),
      ...components.notes,
      ...dataNotes(facts),
      ...patchNotes(facts),
      ...sizeNotes(pageBytes),
    ],
  }
}

const optionsOf = ({ plugins }: DocusaurusSite, name: string): readonly Fields[] =>
  plugins.flatMap((plugin) => (plugin.name === name ? [plugin.options] : []))

const below = ({ files }: Files, folder: string) => {
  const prefix = `${folder.replace(/^\.\/|\/$/g, '')}/`
  return files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length))
}

const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)
const isPage = (path: string) => isMarkdown(path) && !/(?:^|\/)_/.test(path)

const OUTSIDE =
  /^import\s[^'"\n]*['"](?:@site\/(\.\.\/[^'"\n]+\.(?:mdx?|json))|!{0,2}raw-loader!@site\/(\.\.\/[^'"\n]+))['"]/gm

/** Files outside the site that pages import, in the form used in the configuration. */
function includeRoots({ files, read }: Files): readonly string[] {
  const found = files
    .filter(isMarkdown)
    .flatMap((file) =>
      [...(read(file) ?? '').matchAll(OUTSIDE)].flatMap(([, path = '', raw = '']) => path || raw),
    )
  return [...new Set(found)].sort()
}

/** Size of the largest Markdown file, rounded up to whole millions; undefined if the default limit is enough. */
function largePages({ files, read }: Files): number | undefined {
  const sizes = files.filter(isMarkdown).map((file) => Buffer.byteLength(read(file) ?? ''))
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  return largest > DEFAULT_PAGE_BYTES ? Math.ceil(largest / 1_000_000) * 1_000_000 : undefined
}

const sizeNotes = (pageBytes: number | undefined): readonly Note[] =>
  pageBytes === undefined
    ? []
    : [
        {
          kind: 'different',
          what: `a page is larger than the default limit: \`limits.pageBytes\` is now ${pageBytes}`,
        },
      ]

/** Notes about Docusaurus packages that the site patches after installation. */
function patchNotes({ files }: Files): readonly Note[] {
  const names = files.flatMap(
    (file) => /^(?:patches|\.yarn\/patches)\/(@docusaurus[+-].*)\.patch$/.exec(file)?.[1] ?? [],
  )
  if (names.length === 0) return []
  return [
    {
      kind: 'by-hand',
      what: `patches of Docusaurus packages, which have no effect: ${names.map((name) => `\`${name}\``).join(', ')}`,
      next: 'look for a configuration key that does the same, such as `markdown.anchors.maintainCase` for ids with capital letters',
    },
  ]
}

const PLUGIN_DATA = /\buse(?:PluginData|AllPluginInstancesData)\s*(?:<[^()]*>)?\(\s*['"]([^'"]+)['"]/g

/** Notes about components that show data of plugins. */
function dataNotes({ files, read }: Files): readonly Note[] {
  const users = files
    .filter((file) => /^src\/.*\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const names = [...(read(file) ?? '').matchAll(PLUGIN_DATA)].map(([, name = '']) => name)
      return names.some((name) => !name.includes('plugin-content-docs')) ? [{ file, names }] : []
    })
  if (users.length === 0) return []
  const names = [...new Set(users.flatMap((user) => user.names))].sort()
  return [
    {
      kind: 'by-hand',
      what: `${counted(users.length, 'component file')} use${users.length === 1 ? 's' : ''} data of plugins, which are not run: ${names.map((name) => `\`${name}\``).join(', ')}`,
      next: 'this data is empty: write it into a JSON file before the build, and import that file',
    },
  ]
}

function docsNotes(site: DocusaurusSite, facts: Files): readonly Note[] {
  return optionsOf(site, '@docusaurus/plugin-content-docs').flatMap((options): readonly Note[] => {
    const path = text(options.path, 'docs')
    if (path.startsWith('/')) return []
    const id = text(options.id, 'default')
    const versions = versionNames(facts, id)
    const count = below(facts, path).filter(isPage).length
    const frozen = versions.length > 0 ? ` and ${counted(versions.length, 'frozen version')}` : ''
    return [
      {
        kind: 'moved',
        what: `${counted(count, 'page')} in \`${path.replace(/^\.\//, '')}\`${frozen}`,
        pages: count,
      },
    ]
  })
}

function versionNames({ read }: Files, id: string): readonly string[] {
  const file = id === 'default' ? 'versions.json' : `${id}_versions.json`
  try {
    const names: unknown = JSON.parse(read(file) ?? '[]')
    return listOf(names).map(String)
  } catch {
    return []
  }
}

/** Pages outside the docs become a docs instance without a sidebar, including those written in React. */
function sitePages(
  site: DocusaurusSite,
  facts: Files,
): { readonly instances: readonly Fields[]; readonly notes: readonly Note[] } {
  const all = optionsOf(site, '@docusaurus/plugin-content-pages').map((options, at) => {
    const path = text(options.path, 'src/pages').replace(/^\.\/|\/$/g, '')
    const files = below(facts, path).filter(
      (file) => !/(?:^|\/)(?:_|__tests__\/)|\.(?:test|d)\.[jt]sx?$/.test(file),
    )
    const notFound = files.filter((file) => NOT_FOUND.test(file))
    const pages = files.filter((file) => !NOT_FOUND.test(file))
    const markdown = pages.filter(isPage)
    const code = pages.filter((file) => /\.[jt]sx?$/.test(file))
    const hasPages = markdown.length + code.length > 0
    const routeBasePath = text(options.routeBasePath, '/')
    const id = at === 0 ? 'pages' : `pages-${at + 1}`
    const instance = {
      id,
      path,
      routeBasePath,
      sidebarPath: false,
      breadcrumbs: false,
      numberPrefixParser: false,
      ...(code.length > 0 ? { include: ['**/*.{md,mdx,js,jsx,ts,tsx}'] } : {}),
      ...(notFound.length > 0 ? { exclude: [...NO_PAGES, '404.*'] } : {}),
      ...translatedPages(facts.files, text(options.id, 'default')),
    }
    return {
      instances: hasPages ? [instance] : [],
      notes: [
        ...movedPages(markdown, path),
        ...reactPages(code, path),
        ...notFound.map((file) => notFoundPage(`${path}/${file}`)),
      ],
    }
  })
  return { instances: all.flatMap(({ instances }) => instances), notes: all.flatMap(({ notes }) => notes) }
}

const NOT_FOUND = /^404\.(?:mdx?|[jt]sx?)$/
/** Files that are not pages themselves. */
const NO_PAGES = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

const notFoundPage = (file: string): Note => ({
  kind: 'by-hand',
  what: `\`${file}\` is the not-found page, which docsite generates itself`,
  next: 'put its text into `i18n/<locale>/code.json`, under the keys that begin with `theme.NotFound`',
})

const movedPages = ({ length }: readonly string[], path: string): readonly Note[] =>
  length === 0
    ? []
    : [
        {
          kind: 'moved',
          what: `${counted(length, 'Markdown page')} in \`${path}\`, now a docs instance without a sidebar`,
          pages: length,
        },
      ]

const reactPages = ({ length }: readonly string[], path: string): readonly Note[] =>
  length === 0
    ? []
    : [
        {
          kind: 'moved',
          what: `${counted(length, 'React page')} in \`${path}\`, now in a docs instance without a sidebar`,
          pages: length,
        },
      ]

/** The folder of translated pages, if there are any. */
function translatedPages(files: readonly string[], id: string): Fields {
  const localizedPath = `docusaurus-plugin-content-pages${id === 'default' ? '' : `-${id}`}`
  const isTranslation = (file: string) =>
    file.split('/')[0] === 'i18n' && file.split('/')[2] === localizedPath
  return files.some(isTranslation) ? { localizedPath } : {}
}

function blogNotes(site: DocusaurusSite, facts: Files): readonly Note[] {
  return optionsOf(site, '@docusaurus/plugin-content-blog').flatMap((options): readonly Note[] => {
    const path = text(options.path, 'blog')
    const posts = below(facts, path).filter(isPage).length
    if (posts === 0) return []
    const route = text(options.routeBasePath, 'blog').replace(/^\/|\/$/g, '')
    return [
      {
        kind: 'by-hand',
        what: `\`${path}\` has ${counted(posts, 'post')}: docsite has no blog`,
        next: `publish them as docs, with \`{ id: 'blog', path: '${path.replace(/^\.\//, '')}', routeBasePath: '${route}' }\` in the list \`docs\`, or leave them where they are published now`,
        pages: posts,
      },
    ]
  })
}

/** Most names listed in a note. */
const MAX_NAMES = 12

function themeNotes(facts: Files): readonly Note[] {
  const names = new Set(
    below(facts, 'src/theme')
      .filter((file) => /\.[jt]sx?$/.test(file) && !isRegistry(`src/theme/${file}`))
      .map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, '')),
  )
  if (names.size === 0) return []
  const shown = [...names].sort().map((name) => `\`${name}\``)
  const more = shown.length > MAX_NAMES ? ` and ${shown.length - MAX_NAMES} more` : ''
  return [
    {
      kind: 'by-hand',
      what: `\`src/theme\` replaces ${counted(names.size, 'Docusaurus component')}: ${shown.slice(0, MAX_NAMES).join(', ')}${more}`,
      next: 'imports of pages and components from `@theme/…` still find them; to change the page layout, use the slots of `theme/index.tsx`',
    },
  ]
}
