// Data files beside the docs after validation: `_category_` files, the tags file, and raw values of the rest.
import type { KeyPlaces, Spot } from './key-places.ts'

/** What the page of a category is; null switches the index convention off. */
export type CategoryLinkMetadata =
  | { readonly type: 'doc'; readonly id: string }
  | {
      readonly type: 'generated-index'
      readonly slug?: string
      readonly title?: string
      readonly description?: string
      readonly image?: string
      readonly keywords?: readonly string[]
    }
  | null

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
  /** Where keys stand, by key path (`link.id`). */
  readonly keyPlaces: KeyPlaces
}

/** One entry of the tags file as written; absent fields have defaults made from the key. */
export interface TagDefinition {
  readonly label?: string
  readonly permalink?: string
  readonly description?: string
}

/** The tags file of a docs folder. `tags` has no prototype, so that any word may be a key. */
export interface TagsFile {
  readonly file: string
  readonly tags: Readonly<Record<string, TagDefinition>>
  readonly keyPlaces: KeyPlaces
}

/** A term of the glossary. */
export interface Term {
  /** What it means. */
  readonly text: string
  /** Other words and writings of the same. */
  readonly forms?: readonly string[]
  /** Address of a page that says more. */
  readonly link?: string
  /** Where its link stands in the file, or it itself. */
  readonly spot: Spot
}

/** The glossary of a locale, by terms as they are written. */
export interface TermsFile {
  readonly file: string
  readonly terms: Readonly<Record<string, Term>>
  readonly keyPlaces: KeyPlaces
}

/** A JSON or YAML file as it is. Objects have no prototype. */
export interface DataFile {
  readonly file: string
  readonly value: unknown
  /** Where keys and list items of the first levels stand, by key path (`0`, `docs.3`). */
  readonly keyPlaces: KeyPlaces
}
