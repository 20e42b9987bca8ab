// Text made safe for html documents.

const HTML: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Text for element content and for quoted attribute values. Most has nothing to escape, which is found out sooner than replaced. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (c) => HTML.get(c) ?? c) : text
}

/** Control and bidirectional characters as their code points. */
export function visible(text: string): string {
  return text.replace(/[\p{Control}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
  })
}
