// What a rule over the whole of a locale looks at.
import type { Article } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { PlacedSource } from '../model/content-policy.ts'
import type { TagsFile, TermsFile } from '../model/data-files.ts'
import type { Place } from '../model/diagnostic.ts'
import type { SiteTables, VersionTables } from '../model/site.ts'
import type { SourceFile } from '../model/source.ts'

/** Unknown names of pages. */
export type UnknownNames = Pick<Article, 'unknownComponents' | 'unknownLanguages'>

/** A locale of the site as every command looks at it. */
export interface BuiltSite {
  readonly site: SiteTables
  readonly config: SiteConfig
  /** Whether a static file is published at a path below the base URL, e.g. `files/guide.pdf`. */
  readonly isStatic: (path: string) => boolean
  /** The configuration and the sidebars files, for places in them. */
  readonly settings: readonly SourceFile[]
  /** Ids of the page at a path; undefined for pages whose ids are not known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined
  /** Whether another locale of the site has a page at a path, or a build writes a file there. */
  readonly isElsewhere: (path: string) => boolean
  /** Of each page that has some, in the order of the pages. */
  readonly unknownNames: readonly UnknownNames[]
  /** What the site's own code and styles load from other hosts. */
  readonly codeSources: readonly PlacedSource[]
  /** Components of the site's theme; `unknown` when it is broken, which has been said then. */
  readonly themeComponents: readonly string[] | 'unknown'
}

/** A locale as `check` looks at it. */
export interface CheckedSite extends BuiltSite {
  /** Paths of pages that other pages link to. */
  readonly linked: ReadonlySet<string>
  /** The glossary of the locale, and which of its terms pages use. */
  readonly terms: TermsFile | null
  readonly usedTerms: ReadonlySet<string>
  /** Drawings of diagrams; null for a site that keeps none. `unused` are those that no page of any locale wants. */
  readonly drawings: {
    readonly missing: readonly Place[]
    readonly unused: readonly string[]
  } | null
  /** Files of docs folders, their translations and the static folders. */
  readonly files: readonly string[]
  /** Markdown files that some page includes, directly or not. */
  readonly included: ReadonlySet<string>
  readonly tagsFiles: readonly { readonly version: VersionTables; readonly file: TagsFile }[]
  /** Time of the last change of a file, in seconds; undefined when it is not known. */
  readonly changedAt: (file: string) => number | undefined
}
