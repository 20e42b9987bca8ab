// Schemes that links may have.

/**
 * Schemes allowed in links of every site, in lower case. The handlers of other applications may run what a URL says, so a site
 * names those it needs (`markdown.schemes`).
 */
export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** Schemes that an address may be written with: `pathname` marks a path that is not checked. */
export const WRITTEN_SCHEMES: ReadonlySet<string> = new Set([...LINK_SCHEMES, 'pathname'])
