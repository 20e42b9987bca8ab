// What the docs of a version are made from.
import type { DocHead } from '../model/article.ts'
import type { DocsConfig, SiteConfig } from '../model/config.ts'
import type { TagsFile } from '../model/data-files.ts'
import type { DocsVersion } from '../model/site.ts'

/** Declared tags by key, with their defaults. */
export interface KnownTags {
  readonly file: string
  readonly tags: ReadonlyMap<
    string,
    { readonly label: string; readonly permalink: string; readonly description?: string }
  >
}

/** Last commit by site-relative path; times in seconds since 1970. */
export type Changes = ReadonlyMap<string, { readonly time: number; readonly author: string }>

/** The head of a page with its place in the docs folder. */
export interface LocatedHead extends DocHead {
  /** Path below the docs folder, the same for a translation and its original. */
  readonly source: string
}

/** What docs are made from. */
export interface DocsInput {
  readonly config: SiteConfig
  readonly docs: DocsConfig
  readonly version: DocsVersion
  /** Base URL of the locale. */
  readonly baseUrl: string
  readonly heads: readonly LocatedHead[]
  readonly tagsFile: TagsFile | null
  /** Tags of the tags file, its mistakes reported. */
  readonly knownTags: KnownTags | null
  readonly history: Changes | null
  readonly mode: 'production' | 'development'
  /** Address of a slug. */
  readonly permalink: (slug: string) => string
}
