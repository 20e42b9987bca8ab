// Schemes that links may have, and the scheme of a link as a browser reads it.

/**
 * Schemes allowed in links of every site, in lower case. The handlers of other applications may run what a URL says, so a site
 * names those it needs (`markdown.schemes`).
 */
export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** Schemes that an address may be written with: `pathname` marks a path that is not checked. */
export const WRITTEN_SCHEMES: ReadonlySet<string> = new Set([...LINK_SCHEMES, 'pathname'])

/** Printable ASCII only, as in most URLs: browsers drop none of it. */
const PLAIN = /^[!-~]*$/
/** Characters that browsers drop, others that nobody sees, and the replacement for NUL: none of them may hide a scheme. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** The scheme of a URL in lower case; undefined for paths, queries and fragments. */
export function schemeOf(url: string): string | undefined {
  return SCHEME.exec(PLAIN.test(url) ? url : url.replace(INVISIBLE, ''))?.[1]?.toLowerCase()
}

/** The URL as a browser reads it. */
export function cleanUrl(url: string): string {
  return PLAIN.test(url) ? url : url.replace(DROPPED, '').replace(ENDS, '')
}

// Browsers drop tabs and line breaks anywhere, and C0 controls and spaces at the ends.
const DROPPED = /[\t\n\r]/g
const ENDS = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu
