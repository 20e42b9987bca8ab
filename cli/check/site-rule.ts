// What a rule over the whole of a locale looks at.
import type { Article } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { TagsFile } from '../model/data-files.ts'
import type { Doc, SiteTables, VersionTables } from '../model/site.ts'
import type { SourceFile } from '../model/source.ts'
import type { CheckedSlot } from './page-rule.ts'

/** A locale of the site, as far as every build looks at it. */
export interface SharedSubject {
  readonly site: SiteTables
  readonly config: SiteConfig
  /** Whether a static file is published at a path below the base URL, e.g. `files/guide.pdf`. */
  readonly isStatic: (path: string) => boolean
  /** The configuration and the sidebars files, for places in them. */
  readonly settings?: readonly SourceFile[]
  /** Ids of the page at a path; undefined for pages whose ids are not known. */
  readonly anchorsOf?: (path: string) => ReadonlySet<string> | undefined
  /** Whether another locale of the site has a page at a path, or a build writes a file there. */
  readonly isElsewhere?: (path: string) => boolean
}

/** A page with what it says and where its links lead. */
export interface CheckedPage {
  readonly doc: Doc
  readonly version: VersionTables
  readonly article: Pick<Article, 'slots'>
  readonly resolved: readonly CheckedSlot[]
}

/** A locale to check. */
export interface SiteSubject extends SharedSubject {
  readonly locale: string
  readonly pages: readonly CheckedPage[]
  /** Files of docs folders, their translations and the static folders. */
  readonly files: readonly string[]
  /** Markdown files that some page includes, directly or not. */
  readonly included: ReadonlySet<string>
  readonly tagsFiles: readonly { readonly version: VersionTables; readonly file: TagsFile }[]
  /** Time of the last change of a file, in seconds; undefined when it is not known. */
  readonly changedAt: (file: string) => number | undefined
}
