// Front matter of a doc after validation: known keys with their types, unknown keys kept.

/** A tag as written: a label, or a label with its own permalink. */
export type FrontMatterTag = string | { readonly label: string; readonly permalink: string }

/** `last_update` of a page; at least one of the two fields is set. */
export interface FrontMatterLastUpdate {
  readonly author?: string
  /** ISO 8601. */
  readonly date?: string
}

/** The keys of a doc's front matter, under the names authors write. */
export interface FrontMatter {
  readonly id?: string
  readonly title?: string
  /** `home`: a landing page, without a sidebar, table of contents or anything else around its text. */
  readonly layout?: 'doc' | 'home' | 'full'
  readonly hide_title?: boolean
  readonly hide_table_of_contents?: boolean
  readonly toc_min_heading_level?: number
  readonly toc_max_heading_level?: number
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly image?: string
  readonly slug?: string
  readonly tags?: readonly FrontMatterTag[]
  readonly sidebar_label?: string
  readonly sidebar_position?: number
  readonly sidebar_class_name?: string
  readonly sidebar_custom_props?: Readonly<Record<string, unknown>>
  readonly sidebar_key?: string
  readonly displayed_sidebar?: string | null
  readonly pagination_label?: string
  readonly pagination_prev?: string | null
  readonly pagination_next?: string | null
  readonly custom_edit_url?: string | null
  readonly parse_number_prefixes?: boolean
  readonly last_update?: FrontMatterLastUpdate
  readonly draft?: boolean
  readonly unlisted?: boolean
  /** `false`: glossary terms are marked only where the text asks for it. */
  readonly terms?: boolean
  /** The content is permanently gone; the text of the page says why. */
  readonly gone?: boolean
  readonly mdx?: { readonly format?: 'md' | 'mdx' | 'detect' }
  /** Unknown keys. */
  readonly other?: Readonly<Record<string, unknown>>
}
