// Projects of other documentation generators: what their configuration says in plain text, and what remains to be done by
// hand. Nothing of them is run; a site of Docusaurus, whose configuration has to be, is read in docusaurus/.
import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import type { NewFile } from './new-file.ts'

/** What a site is called and where it lives, as it was answered. */
export interface SiteIdentity {
  readonly title: string
  /** Language code. */
  readonly language: string
  /** Address of the published site, ending with a slash. */
  readonly address: string
}

/** A project of another generator, as far as a new configuration can follow it. */
export interface ForeignProject {
  readonly name: string
  /** Its configuration, relative to the site. */
  readonly file: string
  readonly title?: string
  readonly address?: string
  readonly language?: string
  /** Folder of the pages; `.` for the root of the project, where packages and outputs lie as well: there none can stay. */
  readonly folder: string
  /** Where the pages begin below the base URL. */
  readonly routeBasePath: string
  readonly sidebarPath?: string
  /** Folders of static files, when they are not `static`. */
  readonly staticDirectories?: readonly string[]
  /** Patterns of pages that only that generator can draw. */
  readonly exclude?: readonly string[]
  /** Address of the repository in a browser. */
  readonly repository?: string
  /** What the path of a page below the folder of the pages is appended to, to edit it. */
  readonly editUrl?: string
  /** What to do next, in sentences. */
  readonly next: readonly string[]
  /** The configuration and the theme, where all of them follow from the other one. */
  readonly migrate?: (answers?: SiteIdentity) => { readonly files: readonly NewFile[] }
}

/** The generator whose project this is; null for none. The first that fits counts. */
export function foreignProject(facts: ProjectFacts): ForeignProject | null {
  return vitepress(facts) ?? mkdocs(facts) ?? diplodoc(facts)
}

const find = ({ files }: ProjectFacts, pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .at(0)

/** Pages of a repository that no site shows. */
const OF_REPOSITORY = /^(?:readme|changelog|contributing|licen[cs]e|security|code_of_conduct)\.mdx?$/i
/** What pages show and lead to. */
const BESIDE_PAGES = /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip)$/i

/** Files of a project with pages at its root that belong into a folder of pages; `folder` is that folder, `others` hold none. */
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

/** Folders that may take the pages, of which the first without pages of its own does. */
const FOLDERS = ['docs', 'content', 'pages']

/** The folder for pages that lie at the root. */
export const folderForRoot = ({ files }: Pick<ProjectFacts, 'files'>): string =>
  FOLDERS.find((name) => pagesBelow(files, name).length === 0) ?? 'site-pages'

/** The first text behind a key, in JavaScript or JSON. */
function textAfter(source: string, key: string): string | undefined {
  const match = new RegExp(
    `(?:^|[\\s{,])['"]?${key}['"]?\\s*:\\s*(['"\`])((?:(?!\\1|\\$\\{)[^\\\\\\n])*)\\1`,
  ).exec(source)
  return match?.[2] === '' ? undefined : match?.[2]
}

/** The value of a key at the left edge of a YAML file. */
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

/** `edit_uri`: an address, or what is appended to that of the repository. */
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
