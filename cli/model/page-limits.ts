// Limits set by the configuration; migration compares the pages of a site with their defaults.

/** Default of `limits.pageBytes`: source size of a page in bytes. */
export const DEFAULT_PAGE_BYTES = 2_000_000
