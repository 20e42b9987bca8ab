// What the docs of a version are made from.
import type { DocHead } from '../model/article.ts'
import type { VersionSettings } from './version-settings.ts'

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

/** What docs are made from besides their heads. */
export interface DocsInput extends VersionSettings {
  /** Tags of the tags file, its mistakes reported; null where there is none. */
  readonly knownTags: KnownTags | null
  readonly history: Changes | null
  readonly mode: 'production' | 'development'
}
