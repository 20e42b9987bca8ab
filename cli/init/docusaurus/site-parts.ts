// What lies beside the docs of a Docusaurus site: pages, blogs, replaced parts of its theme, components for all pages.
import { DEFAULT_PAGE_BYTES } from '../../model/page-limits.ts'
import type { ProjectFacts } from '../../model/project.ts'
import type { NewFile } from '../new-file.ts'
import type { Note } from './note.ts'
import { type DocusaurusSite, type Fields, listOf } from './read-site.ts'

type Files = Pick<ProjectFacts, 'files' | 'read'>

/** What lies beside the docs: notes, docs instances that stand for it, and the components that all pages may use. */
export function siteParts(
  site: DocusaurusSite,
  facts: Files,
): {
  readonly notes: readonly Note[]
  readonly files: readonly NewFile[]
  readonly instances: readonly Fields[]
  /** What pages include from outside of the folder of the site. */
  readonly includeRoots: readonly string[]
  /** Value of `markdown.partials`. */
  readonly partials: Readonly<Record<string, string>>
  /** Value of `limits.pageBytes`, where the default is too small. */
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
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const isMarkdown = (path: string) => /\.mdx?$/.test(path)
const isPage = (path: string) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path)

const OUTSIDE =
  /^import\s[^'"\n]*['"](?:@site\/(\.\.\/[^'"\n]+\.(?:mdx?|json))|!{0,2}raw-loader!@site\/(\.\.\/[^'"\n]+))['"]/gm

/** Files outside of the site that pages import, as the configuration names them. */
function includeRoots({ files, read }: Files): readonly string[] {
  const found = files
    .filter(isMarkdown)
    .flatMap((file) =>
      [...(read(file) ?? '').matchAll(OUTSIDE)].flatMap(([, path = '', raw = '']) => path || raw),
    )
  return [...new Set(found)].sort()
}

/** What the largest file of Markdown needs, in whole millions; undefined where the default is enough. */
function largePages({ files, read }: Files): number | undefined {
  const sizes = files.filter(isMarkdown).map((file) => Buffer.byteLength(read(file) ?? ''))
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  return largest > DEFAULT_PAGE_BYTES ? Math.ceil(largest / 1_000_000) * 1_000_000 : undefined
}

const sizeNotes = (pageBytes: number | undefined): readonly Note[] =>
  pageBytes === undefined
    ? []
    : [{ kind: 'different', what: `a page is larger than is usual: \`limits.pageBytes\` is ${pageBytes}` }]

const PLUGIN_DATA = /\buse(?:PluginData|AllPluginInstancesData)\s*(?:<[^()]*>)?\(\s*['"]([^'"]+)['"]/g

/** Components that show what plugins of the site have found out. */
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
      what: `${counted(users.length, 'file')} of components ask${users.length === 1 ? 's' : ''} for data of plugins, which are not run: ${names.map((name) => `\`${name}\``).join(', ')}`,
      next: 'what they show of it is empty: write the data into a JSON file before the build, and import it',
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

/** Pages beside the docs are a docs instance without a sidebar, those that are written in React too. */
function sitePages(
  site: DocusaurusSite,
  facts: Files,
): { readonly instances: readonly Fields[]; readonly notes: readonly Note[] } {
  const all = optionsOf(site, '@docusaurus/plugin-content-pages').map((options, at) => {
    const path = text(options.path, 'src/pages').replace(/^\.\/|\/$/g, '')
    const files = below(facts, path).filter(
      (file) => !/(?:^|\/)(?:_|__tests__\/)|\.(?:test|d)\.[jt]sx?$/.test(file),
    )
    const markdown = files.filter(isPage)
    const code = files.filter((file) => /\.[jt]sx?$/.test(file))
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
    }
    return {
      instances: hasPages ? [instance] : [],
      notes: [
        ...movedPages(markdown, path),
        ...reactPages(code, path),
        ...translatedPages(hasPages ? facts.files : [], id),
      ],
    }
  })
  return { instances: all.flatMap(({ instances }) => instances), notes: all.flatMap(({ notes }) => notes) }
}

const movedPages = ({ length }: readonly string[], path: string): readonly Note[] =>
  length === 0
    ? []
    : [
        {
          kind: 'moved',
          what: `${counted(length, 'page')} of Markdown in \`${path}\`, now a docs instance without a sidebar`,
          pages: length,
        },
      ]

const reactPages = ({ length }: readonly string[], path: string): readonly Note[] =>
  length === 0
    ? []
    : [
        {
          kind: 'moved',
          what: `${counted(length, 'page')} written in React in \`${path}\`, now in a docs instance without a sidebar`,
          pages: length,
        },
      ]

function translatedPages(files: readonly string[], id: string): readonly Note[] {
  const found = files.filter((file) => /^i18n\/[^/]+\/docusaurus-plugin-content-pages\/.+\.mdx?$/.test(file))
  if (found.length === 0) return []
  return [
    {
      kind: 'by-hand',
      what: `${counted(found.length, 'translated page')} in \`i18n/…/docusaurus-plugin-content-pages\``,
      next: `move them to \`i18n/…/docusaurus-plugin-content-docs-${id}/current\``,
      pages: found.length,
    },
  ]
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
        what: `\`${path}\` has ${counted(posts, 'post')}: there is no blog`,
        next: `show them as docs, \`{ id: 'blog', path: '${path.replace(/^\.\//, '')}', routeBasePath: '${route}' }\` in the list \`docs\`, or leave them where they are published now`,
        pages: posts,
      },
    ]
  })
}

/** Components that the whole site may use: they are named in one file, and the theme of the new site names them again. */
const REGISTRY = /^src\/theme\/MDXComponents(?:\/index)?\.[jt]sx?$/

function themeNotes(facts: Files): readonly Note[] {
  const names = new Set(
    below(facts, 'src/theme')
      .filter((file) => /\.[jt]sx?$/.test(file) && !REGISTRY.test(`src/theme/${file}`))
      .map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, '')),
  )
  if (names.size === 0) return []
  const shown = [...names].sort().map((name) => `\`${name}\``)
  const more = shown.length > MOST_NAMES ? ` and ${shown.length - MOST_NAMES} more` : ''
  return [
    {
      kind: 'by-hand',
      what: `\`src/theme\` replaces ${counted(names.size, 'part')} of Docusaurus: ${shown.slice(0, MOST_NAMES).join(', ')}${more}`,
      next: 'what pages and components import from `@theme/…` is found there; for the frame of the page use the slots of `theme/index.tsx`',
    },
  ]
}

const MOST_NAMES = 12

function pageComponents(facts: Files): {
  readonly partials: Readonly<Record<string, string>>
  readonly notes: readonly Note[]
  readonly files: readonly NewFile[]
} {
  const file = facts.files.find((path) => REGISTRY.test(path))
  const source = file === undefined ? null : facts.read(file)
  if (file === undefined || source === null) return { partials: {}, notes: [], files: [] }
  const { components, partials, elements } = registeredComponents(source, file)
  const notes: Note[] = []
  if (components.length > 0)
    notes.push({
      kind: 'moved',
      what: `${counted(components.length, 'component')} of \`${file}\`, now in \`theme/components.tsx\``,
    })
  const parts = Object.keys(partials).length
  if (parts > 0)
    notes.push({
      kind: 'moved',
      what: `${counted(parts, 'file')} of Markdown that \`${file}\` gives to all pages, now \`markdown.partials\``,
    })
  if (elements.length > 0)
    notes.push({
      kind: 'by-hand',
      what: `\`${file}\` replaces elements of pages: ${elements.map((name) => `\`${name}\``).join(', ')}`,
      next: 'elements are drawn as they are; give them their look in `theme/style.css`',
    })
  return {
    partials,
    notes,
    files:
      components.length === 0
        ? []
        : [{ path: 'theme/components.tsx', text: componentsText(components, file) }],
  }
}

interface Registered {
  readonly name: string
  readonly statement: string
}

/** Names of the exported object that are imported; those in small letters stand for elements. */
function registeredComponents(
  source: string,
  file: string,
): {
  readonly components: readonly Registered[]
  readonly partials: Readonly<Record<string, string>>
  readonly elements: readonly string[]
} {
  const body = /export\s+default\s*\{([\s\S]*)\}/.exec(source)?.[1] ?? ''
  const bare = body.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
  const entries = [
    ...bare.matchAll(/(?:^|[,{\n])\s*(?:'([^']+)'|"([^"]+)"|([\w$]+))\s*(?::\s*([\w$]+))?\s*(?=,|$|\n)/g),
  ].map(([, single, double, plain, value]) => {
    const name = single ?? double ?? plain ?? ''
    return { name, local: value ?? name }
  })
  const imports = importsOf(source, file)
  const components = entries.flatMap(({ name, local }) => {
    const statement = imports.get(local)
    return statement !== undefined && /^[A-Z]/.test(name) ? [{ name, statement: statement(name) }] : []
  })
  const files = markdownImports(source, file)
  const partials = entries.flatMap(({ name, local }) => {
    const path = files.get(local)
    return path !== undefined && /^[A-Z]/.test(name) ? [[name, path] as const] : []
  })
  return {
    components,
    partials: Object.fromEntries(partials),
    elements: entries.flatMap(({ name }) => (/^[a-z]/.test(name) ? [name] : [])),
  }
}

/** Statements that import a name again, from the folder `theme`, by the name they have in a module. */
function importsOf(source: string, file: string): ReadonlyMap<string, (as: string) => string> {
  const found = new Map<string, (as: string) => string>()
  for (const [, clause = '', from = ''] of source.matchAll(
    /import\s+([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g,
  )) {
    // Markdown is no code.
    if (from.startsWith('@theme') || isMarkdown(from)) continue
    const target = JSON.stringify(fromTheme(from, file)).replaceAll('"', "'")
    const main = /^([\w$]+)/.exec(clause)?.[1]
    if (main !== undefined) found.set(main, (as) => `import ${as} from ${target}`)
    for (const [, imported = '', , local = imported] of (/\{([^}]*)\}/.exec(clause)?.[1] ?? '').matchAll(
      /([\w$]+)(\s+as\s+([\w$]+))?/g,
    ))
      found.set(local, (as) => `import { ${imported === as ? as : `${imported} as ${as}`} } from ${target}`)
  }
  return found
}

/** Markdown files that are imported, by name, relative to the site. */
function markdownImports(source: string, file: string): ReadonlyMap<string, string> {
  const imports = source.matchAll(/import\s+([\w$]+)\s+from\s+['"]([^'"]+)['"]/g)
  return new Map(
    [...imports].flatMap(([, name = '', from = '']) => {
      if (!isMarkdown(from) || !/^(?:\.|@site\/)/.test(from)) return []
      return [[name, from.startsWith('.') ? fromSite(from, file) : from.replace('@site/', '')] as const]
    }),
  )
}

function fromTheme(from: string, file: string): string {
  return from.startsWith('.') ? `../${fromSite(from, file)}` : from
}

/** Path of a relative import of a file, relative to the site. */
function fromSite(from: string, file: string): string {
  const steps = file.split('/').slice(0, -1)
  for (const step of from.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

function componentsText(components: readonly Registered[], file: string): string {
  return [
    `// Components that every page may use, as ${file} lists them.`,
    "import type { Components } from 'docsite/theme'",
    ...components.map(({ statement }) => statement),
    '',
    `export const components: Components = { ${components.map(({ name }) => name).join(', ')} }`,
    '',
  ].join('\n')
}
