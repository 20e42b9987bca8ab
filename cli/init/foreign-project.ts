// A project of another documentation generator, as far as it affects the new site.
import { isMarkdown, type ProjectFacts, pagesBelow } from '../model/project.ts'
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
  /** Text of the sidebars file made from its navigation. */
  readonly sidebars?: string
  /** `themeConfig`, as far as it can be derived. */
  readonly theme?: Readonly<Record<string, unknown>>
  /** Path of the favicon, relative to the base URL. */
  readonly favicon?: string
  /** Whether addresses of pages end with a slash, when that is not the default. */
  readonly trailingSlash?: boolean
  /** Set if pages are published with `.html` at the end of their addresses. */
  readonly hasHtmlAddresses?: true
  /** Redirects from old paths. */
  readonly redirects?: readonly { readonly from: string; readonly to: string }[]
  /** Set if `$…$` is a formula. */
  readonly hasMath?: true
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
  /** Replaces a front page that only the other generator can render; `text` is null if none of it can be converted. */
  readonly frontPage?: { readonly file: 'home.md' | 'home.mdx'; readonly text: string | null }
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

/** Whether the sidebars file of a project fits the pages folder of the site. Pages at the root move there as they are. */
export const hasSidebars = (foreign: ForeignProject | null, folder: string): boolean =>
  foreign?.sidebars !== undefined && (foreign.folder === folder || foreign.folder === '.')

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

/** Pages at the root of a project that belong in the pages folder. */
export const pagesAtRoot = (
  facts: Pick<ProjectFacts, 'files'>,
  folder: string,
  others: readonly string[] = [],
): readonly string[] => filesAtRoot(facts, folder, others).filter(isMarkdown)

/** Candidates for the pages folder; the first one without pages is used. */
const FOLDERS = ['docs', 'content', 'pages']

/** Folder for pages that are at the root. */
export const folderForRoot = ({ files }: Pick<ProjectFacts, 'files'>): string =>
  FOLDERS.find((name) => pagesBelow(files, name).length === 0) ?? 'site-pages'
