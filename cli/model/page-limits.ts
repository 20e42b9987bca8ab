// Limits that the configuration sets and that moving a site compares its pages with.

/** Default of `limits.pageBytes`: bytes of the source of a page. */
export const DEFAULT_PAGE_BYTES = 2_000_000
