// Projects of other documentation generators: reads what their configuration says in plain text, and lists what remains
// to be done by hand. None of their code is run. Docusaurus sites, whose configuration has to be run, are read in
// docusaurus/.
import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import { globProblem } from '../text/glob.ts'
import { folderOf } from '../text/site-path.ts'
import { type NavSidebars, navSidebars } from './mkdocs-nav.ts'
import type { NewFile } from './new-file.ts'
import { includeRoots, pathAliases, refersToRoot } from './page-references.ts'

/** Name and location of a site, as answered. */
export interface SiteIdentity {
  readonly title: string
  /** Language code. */
  readonly language: string
  /** URL of the published site, with a trailing slash. */
  readonly address: string
}

/** A project of another generator, as far as it affects the new configuration. */
export interface ForeignProject {
  readonly name: string
  /** Its configuration, relative to the site. */
  readonly file: string
  readonly title?: string
  readonly address?: string
  readonly language?: string
  /**
   * Folder of the pages. `.` is the project root, where packages and build outputs are as well: pages have to move from
   * there.
   */
  readonly folder: string
  /** Path of the pages below the base URL. */
  readonly routeBasePath: string
  readonly sidebarPath?: string
  /** Text of the sidebars file made from its navigation. */
  readonly sidebars?: string
  /** Whether addresses of pages end with a slash, when that is not the default. */
  readonly trailingSlash?: boolean
  /** Whose rules make heading ids, if they differ from the default. */
  readonly anchors?: 'vitepress' | 'mkdocs'
  /** Set if numbers that file and folder names begin with are part of addresses. */
  readonly keepsNumbers?: true
  /** Folders of static files, if not `static`. */
  readonly staticDirectories?: readonly string[]
  /** Folders outside the site folder from which pages include code. */
  readonly includeRoots?: readonly string[]
  /** Patterns of pages that only the other generator can render. */
  readonly exclude?: readonly string[]
  /** Path aliases that pages use, with the folders they stand for. */
  readonly aliases?: Readonly<Record<string, string>>
  /** URL of the repository in a browser. */
  readonly repository?: string
  /** Prefix of edit links; the path of a page below the pages folder is appended. */
  readonly editUrl?: string
  /** Next steps, as sentences. */
  readonly next: readonly string[]
  /** Generates the configuration and theme, if they can be derived completely. `lighter` are findings lowered to warnings. */
  readonly migrate?: (
    answers?: SiteIdentity,
    lighter?: readonly string[],
  ) => { readonly files: readonly NewFile[] }
}

/** Whether the sidebars file of a project fits the pages folder of the site. */
export const hasSidebars = (foreign: ForeignProject | null, folder: string): boolean =>
  foreign?.sidebars !== undefined && foreign.folder === folder

/** The generator that the project uses; null if none is known. The first match counts. */
export function foreignProject(facts: ProjectFacts): ForeignProject | null {
  return vitepress(facts) ?? starlight(facts) ?? mkdocs(facts) ?? diplodoc(facts)
}

const find = ({ files }: ProjectFacts, pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .at(0)

/** Pages about the repository that sites do not show. */
const OF_REPOSITORY = /^(?:readme|changelog|contributing|licen[cs]e|security|code_of_conduct)\.mdx?$/i
/** Pages, and files that pages show or link to. */
const BESIDE_PAGES = /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip)$/i

/**
 * Files of a project with pages at its root that belong in the pages folder. `folder` is that folder; `others` are
 * further folders to skip.
 */
export function filesAtRoot(
  { files }: Pick<ProjectFacts, 'files'>,
  folder: string,
  others: readonly string[] = [],
): readonly string[] {
  return files.filter(
    (file) =>
      BESIDE_PAGES.test(file) &&
      !OF_REPOSITORY.test(file) &&
      !/^\.{1,2}(?:\/|[^/]*\/)/.test(file) &&
      ![folder, ...others].some((name) => file.startsWith(`${name}/`)),
  )
}

/** Candidates for the pages folder; the first one without pages is used. */
const FOLDERS = ['docs', 'content', 'pages']

/** Folder for pages that are at the root. */
export const folderForRoot = ({ files }: Pick<ProjectFacts, 'files'>): string =>
  FOLDERS.find((name) => pagesBelow(files, name).length === 0) ?? 'site-pages'

/** The string values of a key, in JavaScript or JSON. */
function textsAfter(source: string, key: string): readonly string[] {
  const pattern = new RegExp(
    `(?:^|[\\s{,])['"]?${key}['"]?\\s*:\\s*(['"\`])((?:(?!\\1|\\$\\{)[^\\\\\\n])*)\\1`,
    'g',
  )
  return [...source.matchAll(pattern)].map(([, , text = '']) => text)
}

/** The first of these values. */
const textAfter = (source: string, key: string): string | undefined => textsAfter(source, key)[0] || undefined

/** Value of a key in a YAML file, at the top level by default. */
function yamlValue(source: string, key: string, indent = ''): string | undefined {
  const match = new RegExp(
    `^${indent}${key}:[ \\t]+(?:"([^"\\n]*)"|'([^'\\n]*)'|([^#\\n]*?))[ \\t]*(?:#.*)?$`,
    'm',
  ).exec(source)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === '' ? undefined : value
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

const below = (folder: string, name: string): string => (folder === '.' ? name : `${folder}/${name}`)

/** A name that begins with a number, which docsite would leave out of the address. */
const NUMBERED = /(?:^|\/)\d+\s*[-_.]+\s*[^\d\s/_.-]/

/** Settings for addresses and heading ids as before. With a slug function of its own, the rules are not known. */
function addressRules(
  { files }: ProjectFacts,
  source: string,
  folder: string,
  anchors?: 'vitepress' | 'mkdocs',
): Pick<ForeignProject, 'anchors' | 'keepsNumbers'> {
  const start = folder === '.' ? 0 : folder.length
  const hasNumbers = pagesBelow(files, folder).some((page) =>
    NUMBERED.test(page.slice(start).replace(/\.mdx?$/, '')),
  )
  return {
    ...(anchors === undefined || /\bslugify\b/.test(source) ? {} : { anchors }),
    ...(hasNumbers ? { keepsNumbers: true } : {}),
  }
}

/** A configuration of VitePress, as a file or as a folder with `index`. */
const VITEPRESS = /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/

function vitepress(facts: ProjectFacts): ForeignProject | null {
  const file = find(facts, VITEPRESS)
  if (file === undefined) return null
  const parts = file.includes('/config/') ? facts.files.filter((path) => isBeside(path, file)) : []
  const source = [file, ...parts].map((path) => facts.read(path) ?? '').join('\n')
  const root = file.replace(/\/?\.vitepress\/.*$/, '')
  // Plugins in the configuration have keys of this name as well.
  const sources = textsAfter(source, 'srcDir').map((dir) => [root, dir.replace(/^\.\/|\/$/g, '')])
  const all =
    [...sources, [root]]
      .map((parts) => parts.filter((part) => part !== '' && part !== '.').join('/') || '.')
      .find((path) => pagesBelow(facts.files, path).length > 0) ??
    (root || '.')
  const own = /\brewrites\s*:\s*\{[^{}]*?(['"])([\w-]+)\/:(\w+)\*\1\s*:\s*\1:\3\*\1/.exec(source)?.[2]
  const folder = own === undefined ? all : below(all, own)
  const hasHome = /^layout:\s*home\s*$/m.test(facts.read(below(folder, 'index.md')) ?? '')
  const hasPublic = facts.files.some((path) => path.startsWith(below(all, 'public/')))
  const translated = translations(facts, source, all).filter((name) => name !== own)
  const others = own === undefined ? translated.map((name) => `${name}/**`) : []
  const exclude = [...(hasHome ? ['index.md'] : []), ...others, ...excludedPages(source)]
  const edit = /^(https?:\/\/[^\s:]+\/):path$/.exec(textAfter(source, 'pattern') ?? '')?.[1]
  return {
    name: 'VitePress',
    file,
    folder,
    routeBasePath: '/',
    ...given({
      title: textAfter(source, 'title'),
      language: textAfter(source, 'lang')?.split('-')[0],
      editUrl: edit === undefined || own === undefined ? edit : `${edit}${own}/`,
    }),
    ...addressRules(facts, source, folder, 'vitepress'),
    ...(exclude.length > 0 ? { exclude } : {}),
    ...(hasPublic ? { staticDirectories: [below(all, 'public')] } : {}),
    next: [
      `Convert \`themeConfig.nav\` and \`themeConfig.sidebar\` of ${file} to \`themeConfig.navbar.items\` and sidebars.ts; without sidebars.ts, sidebars follow the folders.`,
      'Write `:::tip` instead of `::: tip`; `docsite check --fix` does it for you.',
      ...(hasHome
        ? [
            `${below(folder, 'index.md')} (layout: home) is excluded: its content is front matter that only VitePress renders.`,
          ]
        : []),
      ...translationSteps(translated),
    ],
  }
}

/** Patterns of `srcExclude`. */
function excludedPages(source: string): readonly string[] {
  const [, list = ''] = /\bsrcExclude\s*:\s*\[([^\]]*)\]/.exec(source) ?? []
  const patterns = [...list.matchAll(/(['"`])([^'"`\n]+)\1/g)].map(([, , pattern = '']) => pattern)
  return patterns.filter((pattern) => globProblem(pattern) === null)
}

/** Whether a module is next to another one. */
const isBeside = (path: string, other: string): boolean =>
  path !== other && /\.[cm]?[jt]s$/.test(path) && folderOf(path) === folderOf(other)

/** Folders of pages that hold translations: their names are language codes, and the configuration has locales. */
function translations(facts: ProjectFacts, source: string, folder: string): readonly string[] {
  if (!/\blocales\b/.test(source)) return []
  const start = folder === '.' ? 0 : folder.length + 1
  const names = pagesBelow(facts.files, folder).map((page) => /^([^/]+)\//.exec(page.slice(start))?.[1] ?? '')
  return [...new Set(names)].filter(isLanguage)
}

function isLanguage(name: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(name)) return false
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(name) !== undefined
}

const translationSteps = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        `Translations are left out (${names.join(', ')}): name their languages in \`i18n.locales\`, and move each folder to i18n/<code>/docusaurus-plugin-content-docs/current/.`,
      ]

function starlight(facts: ProjectFacts): ForeignProject | null {
  const file = find(facts, /(?:^|\/)astro\.config\.[cm]?[jt]s$/)
  const source = file === undefined ? '' : (facts.read(file) ?? '')
  if (file === undefined || !/@astrojs\/starlight/.test(source)) return null
  const root = file.slice(0, file.lastIndexOf('/') + 1)
  const all = `${root}src/content/docs`
  const own = source.slice(Math.max(0, source.search(/\bstarlight\s*\(/)))
  const languages = translations(facts, source, all)
  // Without a root locale, the pages of each language have a folder, whose name is part of their addresses.
  const main = languages.find((name) => name === textAfter(own, 'defaultLocale')?.toLowerCase())
  const folder = main === undefined ? all : below(all, main)
  const translated = languages.filter((name) => name !== main)
  const notFound = ['404.md', '404.mdx'].filter((name) => facts.files.includes(`${folder}/${name}`))
  const exclude = [...notFound, ...(main === undefined ? translated.map((name) => `${name}/**`) : [])]
  const aliases = pathAliases(facts, root, folder)
  const edit = /\bbaseUrl\s*:\s*['"`](https?:[^'"`\n]+?)\/?['"`]/.exec(own)?.[1]
  return {
    name: 'Starlight',
    file,
    folder,
    routeBasePath: main ?? '/',
    ...addressRules(facts, source, folder),
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
    ...(/\btrailingSlash\s*:\s*['"]never/.test(source) ? {} : { trailingSlash: true }),
    ...given({
      title: textAfter(own, 'title'),
      address: textAfter(source, 'site'),
      language: /\broot\s*:\s*\{[^{}]*\blang\s*:\s*['"]([a-z]{2,3})/.exec(own)?.[1] ?? main?.split('-')[0],
      editUrl: edit === undefined ? undefined : `${edit}/${folder.slice(root.length)}/`,
    }),
    ...(exclude.length > 0 ? { exclude } : {}),
    ...(facts.files.some((path) => path.startsWith(`${root}public/`))
      ? { staticDirectories: [`${root}public`] }
      : {}),
    next: [
      `\`sidebar\` of ${file} becomes sidebars.ts, and \`redirects\` stay \`redirects\`; without sidebars.ts the folders are the sidebar.`,
      'Components of Astro leave their text: `docsite check` names each, with what to write for those of Starlight, such as `:::note` for `<Aside>`.',
      ...notFound.map((name) => `${name} is left out: docsite has its own page for wrong addresses.`),
      ...translationSteps(translated),
    ],
  }
}

function mkdocs(facts: ProjectFacts): ForeignProject | null {
  const file = find(facts, /^mkdocs\.ya?ml$/)
  if (file === undefined) return null
  const source = facts.read(file) ?? ''
  const folder = yamlValue(source, 'docs_dir')?.replace(/^\.\/|\/$/g, '') ?? 'docs'
  const roots = includeRoots(facts, folder)
  const sidebars = navSidebars(source, folder, facts.files)
  return {
    name: 'MkDocs',
    file,
    folder,
    routeBasePath: '/',
    ...(/^use_directory_urls:[ \t]+false\b/m.test(source) ? {} : { trailingSlash: true }),
    ...addressRules(facts, source, folder, 'mkdocs'),
    ...(refersToRoot(facts, folder) ? { staticDirectories: [folder] } : {}),
    ...(roots.length > 0 ? { includeRoots: roots } : {}),
    ...given({
      title: yamlValue(source, 'site_name'),
      address: yamlValue(source, 'site_url'),
      language: yamlValue(source, 'language', '[ ]+'),
      repository: yamlValue(source, 'repo_url'),
      editUrl: editAddress(yamlValue(source, 'repo_url'), yamlValue(source, 'edit_uri')),
    }),
    ...(sidebars ? { sidebars: sidebars.text } : {}),
    next: [
      ...navSteps(sidebars, file),
      'Write `:::note Title` … `:::` instead of `!!! note "Title"`: `docsite check --fix` converts most boxes and tabs, and `docsite check` reports what is left.',
    ],
  }
}

function navSteps(sidebars: NavSidebars | null, file: string): readonly string[] {
  if (!sidebars) return []
  const { missing } = sidebars
  return [
    `\`nav\` of ${file} became sidebars.ts.`,
    ...(missing.length > 0
      ? [
          `Entries of \`nav\` without a page are left out: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}.`,
        ]
      : []),
  ]
}

/** `edit_uri` is a URL, or a path appended to the repository's URL. */
function editAddress(repository: string | undefined, written: string | undefined): string | undefined {
  if (written === undefined || /^https?:\/\//.test(written)) return written
  return repository && `${repository.replace(/\/+$/, '')}/${written.replace(/^\/+/, '')}`
}

function diplodoc(facts: ProjectFacts): ForeignProject | null {
  const file = find(facts, /(?:^|\/)\.yfm$/) ?? find(facts, /(?:^|\/)toc\.ya?ml$/)
  if (file === undefined) return null
  const toc = find(facts, /(?:^|\/)toc\.ya?ml$/)
  const folder = (toc ?? file).replace(/\/?[^/]+$/, '') || '.'
  return {
    name: 'Diplodoc',
    file,
    folder,
    routeBasePath: '/',
    ...addressRules(facts, '', folder),
    ...given({ title: toc === undefined ? undefined : yamlValue(facts.read(toc) ?? '', 'title') }),
    next: [
      `Convert ${toc ?? 'toc.yaml'} to sidebars.ts; without it, sidebars follow the folders.`,
      'Write `:::note Title` … `:::` instead of `{% note %}` … `{% endnote %}`, partials instead of `{% include %}`, and `variables` in site.config.ts instead of presets.yaml.',
    ],
  }
}
