// Input of rules that check a whole locale.
import type { Article } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { PlacedSource } from '../model/content-policy.ts'
import type { TagsFile, TermsFile } from '../model/data-files.ts'
import type { Place } from '../model/diagnostic.ts'
import type { SiteTables, VersionTables } from '../model/site.ts'
import type { SourceFile } from '../model/source.ts'

/** Unknown components and code languages of a page. */
export type UnknownNames = Pick<Article, 'unknownComponents' | 'unknownLanguages'>

/** A locale as rules of all commands see it. */
export interface BuiltSite {
  readonly site: SiteTables
  readonly config: SiteConfig
  /** Whether a static file is published at a path below the base URL, e.g. `files/guide.pdf`. */
  readonly isStatic: (path: string) => boolean
  /** The configuration and sidebars files, to locate findings in them. */
  readonly settings: readonly SourceFile[]
  /** Ids of the page at a path; undefined if they are not known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined
  /** Whether another locale of the site has a page at a path, or a build writes a file there. */
  readonly isElsewhere: (path: string) => boolean
  /** For each page that has any, in page order. */
  readonly unknownNames: readonly UnknownNames[]
  /** Resources that the site's own code and styles load from other hosts. */
  readonly sourcesOfSiteCode: readonly PlacedSource[]
  /** Components of the theme; `unknown` if the theme is broken, which is reported elsewhere. */
  readonly themeComponents: readonly string[] | 'unknown'
}

/** A locale as rules of `check` see it. */
export interface CheckedSite extends BuiltSite {
  /** Paths of pages that other pages link to. */
  readonly linked: ReadonlySet<string>
  /** The glossary of the locale; `usedTerms` are those that pages use. */
  readonly terms: TermsFile | null
  readonly usedTerms: ReadonlySet<string>
  /** Drawings of diagrams; null if the site keeps none. `unused` are drawings that no page of any locale needs. */
  readonly drawings: {
    readonly missing: readonly Place[]
    readonly unused: readonly string[]
  } | null
  /** Files in docs folders, their translations and the static folders. */
  readonly files: readonly string[]
  /** Markdown files that a page includes, directly or indirectly. */
  readonly included: ReadonlySet<string>
  readonly tagsFiles: readonly { readonly version: VersionTables; readonly file: TagsFile }[]
  /** Time of the last change of a file, in seconds; undefined if it is not known. */
  readonly changedAt: (file: string) => number | undefined
}
