// Schemes that links may have.

/**
 * Schemes allowed in links of every site, in lower case. The handlers of other applications may run what a URL says, so a site
 * names those it needs (`markdown.schemes`).
 */
export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])
