// Escapes text for HTML documents.

const HTML: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/**
 * Escapes text for element content and quoted attribute values. Most text needs no escaping, and testing is faster than
 * replacing.
 */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (c) => HTML.get(c) ?? c) : text
}

/** Escapes text for a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Shows control and bidirectional formatting characters as their code points. */
export function visible(text: string): string {
  return text.replace(/[\p{Control}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
  })
}
