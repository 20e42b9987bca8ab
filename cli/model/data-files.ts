// Data files next to the docs, after validation: `_category_` files, the tags file, the glossary, and raw values of other
// files.
import type { KeyPlaces, Spot } from './key-places.ts'

/** A page of a category that lists its items. */
export interface IndexLink {
  readonly type: 'generated-index'
  readonly slug?: string
  readonly title?: string
  readonly description?: string
  readonly image?: string
  readonly keywords?: readonly string[]
}

/** The page of a category; null turns the index convention off. */
export type CategoryLinkMetadata = { readonly type: 'doc'; readonly id: string } | IndexLink | null

/** `_category_.json|yml|yaml` of one folder. */
export interface CategoryMetadata {
  readonly file: string
  readonly label?: string
  readonly position?: number
  readonly link?: CategoryLinkMetadata
  readonly collapsible?: boolean
  readonly collapsed?: boolean
  readonly className?: string
  readonly customProps?: Readonly<Record<string, unknown>>
  readonly description?: string
  readonly key?: string
  /** Positions of keys, by key path (`link.id`). */
  readonly keyPlaces: KeyPlaces
}

/** One entry of the tags file as written; defaults for absent fields are derived from the key. */
export interface TagDefinition {
  readonly label?: string
  readonly permalink?: string
  readonly description?: string
}

/** The tags file of a docs folder. `tags` has no prototype, so any word may be a key. */
export interface TagsFile {
  readonly file: string
  readonly tags: Readonly<Record<string, TagDefinition>>
  readonly keyPlaces: KeyPlaces
}

/** A glossary term. */
export interface Term {
  /** Definition. */
  readonly text: string
  /** Other words for it, and other spellings. */
  readonly forms?: readonly string[]
  /** Address of a page with more information. */
  readonly link?: string
  /** Position of its link in the file, or of the term itself. */
  readonly spot: Spot
}

/** The glossary of a locale, by term as written. */
export interface TermsFile {
  readonly file: string
  readonly terms: Readonly<Record<string, Term>>
  readonly keyPlaces: KeyPlaces
}

/** Value of a JSON or YAML file. Objects have no prototype. */
export interface DataFile {
  readonly file: string
  readonly value: unknown
  /** Positions of the keys and list items of the first levels, by key path (`0`, `docs.3`). */
  readonly keyPlaces: KeyPlaces
}
