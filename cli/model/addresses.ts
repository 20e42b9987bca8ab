// The addresses that a site publishes, and promises by that: pages with the ids in them, old addresses, files. Paths begin with a
// slash, below the base URL of their locale, and are not encoded.

/** A page. */
export interface PageAddress {
  /** Absent for pages that are no docs. */
  readonly title?: string
  /** Its file, relative to the site folder; known of the site at hand alone. */
  readonly file?: string
  /** Ids that links may name, in the order of the page; those of footnotes are made of numbers and are none. */
  readonly anchors: readonly string[]
  /** In no list: the published file of addresses leaves it out. */
  readonly unlisted?: true
}

/** The addresses of a locale. */
export interface LocaleAddresses {
  readonly pages: Readonly<Record<string, PageAddress>>
  /** Old addresses with their new ones, which are paths with query and fragment, or absolute. */
  readonly redirects: Readonly<Record<string, string>>
  /** Old ids of pages with their new addresses. */
  readonly anchors: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Addresses, with a fragment for a part of a page, that are declared gone. */
  readonly gone: readonly string[]
  /** Files of the static folders; those of the whole site stand with the locale at the base URL. */
  readonly files: readonly string[]
}

/** The addresses of a site by locale, each with the folder it is published in: empty or with a slash at its end. */
export type SiteAddresses = Readonly<Record<string, LocaleAddresses & { readonly folder: string }>>

/** Where a build publishes the addresses of a locale, below the folder of the locale. */
export const ADDRESSES_FILE = 'addresses.json'
