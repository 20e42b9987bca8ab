// The addresses that a site publishes and thereby promises to keep: pages with their ids, old addresses, files. Paths start
// with a slash, are relative to the base URL of their locale, and are not percent-encoded.

/** A page. */
export interface PageAddress {
  /** Absent for pages that are not docs. */
  readonly title?: string
  /** Source file, relative to the site folder. Known only for the current site. */
  readonly file?: string
  /** Ids that links may target, in page order. Footnote ids are left out, because they are numbered. */
  readonly anchors: readonly string[]
  /** Unlisted: omitted from the published address file. */
  readonly unlisted?: true
}

/** Addresses of one locale. */
export interface LocaleAddresses {
  readonly pages: Readonly<Record<string, PageAddress>>
  /** Old address -> new address, either a path with query and fragment or an absolute URL. */
  readonly redirects: Readonly<Record<string, string>>
  /** Page -> old id -> new address. */
  readonly anchors: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Addresses declared as gone; with a fragment for a part of a page. */
  readonly gone: readonly string[]
  /** Files of the static folders. Those of the whole site are listed under the locale at the base URL. */
  readonly files: readonly string[]
}

/** Addresses of a site by locale. `folder` is where the locale is published: empty, or with a trailing slash. */
export type SiteAddresses = Readonly<Record<string, LocaleAddresses & { readonly folder: string }>>

/** File in which a build publishes the addresses of a locale, relative to the locale's folder. */
export const ADDRESSES_FILE = 'addresses.json'
