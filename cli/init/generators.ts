// Projects of other documentation generators: reads what their configuration says in plain text, and lists what remains
// to be done by hand. None of their code is run. Docusaurus sites, whose configuration has to be run, are read in
// docusaurus/.
import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import type { NewFile } from './new-file.ts'

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
  /** Folders of static files, if not `static`. */
  readonly staticDirectories?: readonly string[]
  /** Patterns of pages that only the other generator can render. */
  readonly exclude?: readonly string[]
  /** URL of the repository in a browser. */
  readonly repository?: string
  /** Prefix of edit links; the path of a page below the pages folder is appended. */
  readonly editUrl?: string
  /** Next steps, as sentences. */
  readonly next: readonly string[]
  /** Generates the configuration and theme, if they can be derived completely. */
  readonly migrate?: (answers?: SiteIdentity) => { readonly files: readonly NewFile[] }
}

/** The generator that the project uses; null if none is known. The first match counts. */
export function foreignProject(facts: ProjectFacts): ForeignProject | null {
  return vitepress(facts) ?? mkdocs(facts) ?? diplodoc(facts)
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

/** The first string value of a key, in JavaScript or JSON. */
function textAfter(source: string, key: string): string | undefined {
  const match = new RegExp(
    `(?:^|[\\s{,])['"]?${key}['"]?\\s*:\\s*(['"\`])((?:(?!\\1|\\$\\{)[^\\\\\\n])*)\\1`,
  ).exec(source)
  return match?.[2] === '' ? undefined : match?.[2]
}

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

function vitepress(facts: ProjectFacts): ForeignProject | null {
  const file = find(facts, /(?:^|\/)\.vitepress\/config\.[cm]?[jt]s$/)
  if (file === undefined) return null
  const source = facts.read(file) ?? ''
  const root = file.replace(/\/?\.vitepress\/config\.[cm]?[jt]s$/, '')
  const from = textAfter(source, 'srcDir')?.replace(/^\.\/|\/$/g, '')
  const folder = [root, from].filter(Boolean).join('/') || '.'
  const below = (name: string) => (folder === '.' ? name : `${folder}/${name}`)
  const hasHome = /^layout:\s*home\s*$/m.test(facts.read(below('index.md')) ?? '')
  const hasPublic = facts.files.some((path) => path.startsWith(below('public/')))
  return {
    name: 'VitePress',
    file,
    folder,
    routeBasePath: '/',
    ...given({
      title: textAfter(source, 'title'),
      language: textAfter(source, 'lang')?.split('-')[0],
      editUrl: /^(https?:\/\/[^\s:]+\/):path$/.exec(textAfter(source, 'pattern') ?? '')?.[1],
    }),
    ...(hasHome ? { exclude: ['index.md'] } : {}),
    ...(hasPublic ? { staticDirectories: [below('public')] } : {}),
    next: [
      `\`themeConfig.nav\` and \`themeConfig.sidebar\` of ${file} become \`themeConfig.navbar.items\` and sidebars.ts; without sidebars.ts the folders are the sidebar.`,
      'Write `:::tip` for `::: tip`; `docsite check` names every place that needs a hand.',
      ...(hasHome
        ? [`${below('index.md')} (layout: home) is left out: its text is front matter that VitePress draws.`]
        : []),
    ],
  }
}

function mkdocs(facts: ProjectFacts): ForeignProject | null {
  const file = find(facts, /^mkdocs\.ya?ml$/)
  if (file === undefined) return null
  const source = facts.read(file) ?? ''
  return {
    name: 'MkDocs',
    file,
    folder: yamlValue(source, 'docs_dir')?.replace(/^\.\/|\/$/g, '') ?? 'docs',
    routeBasePath: '/',
    ...given({
      title: yamlValue(source, 'site_name'),
      address: yamlValue(source, 'site_url'),
      language: yamlValue(source, 'language', '[ ]+'),
      repository: yamlValue(source, 'repo_url'),
      editUrl: editAddress(yamlValue(source, 'repo_url'), yamlValue(source, 'edit_uri')),
    }),
    next: [
      `\`nav\` of ${file} becomes sidebars.ts; without it the folders are the sidebar.`,
      'Write `:::note Title` … `:::` for `!!! note "Title"`; `docsite check` names every place that needs a hand.',
    ],
  }
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
  const below = (toc ?? file).replace(/\/?[^/]+$/, '')
  return {
    name: 'Diplodoc',
    file,
    folder: below === '' ? '.' : below,
    routeBasePath: '/',
    ...given({ title: toc === undefined ? undefined : yamlValue(facts.read(toc) ?? '', 'title') }),
    next: [
      `${toc ?? 'toc.yaml'} becomes sidebars.ts; without it the folders are the sidebar.`,
      'Write `:::note Title` … `:::` for `{% note %}` … `{% endnote %}`, partials for `{% include %}`, `variables` in site.config.ts for presets.yaml.',
    ],
  }
}
