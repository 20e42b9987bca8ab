// Input for building the docs of a version.
import type { DocHead } from '../model/article.ts'
import type { VersionSettings } from './version-settings.ts'

/** Declared tags by key, with defaults filled in. */
export interface KnownTags {
  readonly file: string
  readonly tags: ReadonlyMap<
    string,
    { readonly label: string; readonly permalink: string; readonly description?: string }
  >
}

/** Last commit by site-relative path; times in seconds since 1970. */
export type Changes = ReadonlyMap<string, { readonly time: number; readonly author: string }>

/** The head of a page with its path in the docs folder. */
export interface LocatedHead extends DocHead {
  /** Path relative to the docs folder, the same for a translation and its original. */
  readonly source: string
}

/** Input for building docs, besides their heads. */
export interface DocsInput extends VersionSettings {
  /** Tags of the tags file, whose mistakes have been reported; null if there is no such file. */
  readonly knownTags: KnownTags | null
  readonly history: Changes | null
  readonly mode: 'production' | 'development'
}
