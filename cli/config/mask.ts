// Masks the contents of strings, comments and regular expressions in source code, so that brackets and commas can be
// counted. Every character keeps its index.

/** Index after the string that begins at `start`; `${…}` counts as part of a template. */
function stringEnd(text: string, start: number): number {
  const quote = text[start]
  let at = start + 1
  while (at < text.length && text[at] !== quote) {
    if (text[at] === '\\') at++
    else if (quote === '`' && text.startsWith('${', at)) at = interpolationEnd(text, at + 2) - 1
    else if (quote !== '`' && text[at] === '\n') return at
    at++
  }
  return Math.min(at + 1, text.length)
}

function interpolationEnd(text: string, start: number): number {
  let depth = 1
  let at = start
  while (at < text.length) {
    const character = text[at]
    if (character === '"' || character === "'" || character === '`') {
      at = stringEnd(text, at)
      continue
    }
    if (character === '{') depth++
    if (character === '}') depth--
    at++
    if (depth === 0) break
  }
  return at
}

function commentEnd(text: string, start: number): number {
  const [mark, skip] = text[start + 1] === '/' ? (['\n', 0] as const) : (['*/', 2] as const)
  const end = text.indexOf(mark, start + 2)
  return end === -1 ? text.length : end + skip
}

function regexEnd(text: string, start: number): number {
  const match = /\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
  match.lastIndex = start
  return match.test(text) ? match.lastIndex : start + 1
}

/** Whether a slash after this code begins a regular expression instead of a division. */
function expectsValue(before: string): boolean {
  return /(^|[(,=:[!&|?{};+*%<>^~-]|\breturn)$/.test(before.trimEnd().slice(-8))
}

/** End of the string, comment or regular expression that begins at `at`; `at` if none does. */
function opaqueEnd(text: string, at: number, before: string): number {
  const character = text[at]
  if (character === '"' || character === "'" || character === '`') return stringEnd(text, at)
  if (character !== '/') return at
  if (text[at + 1] === '/' || text[at + 1] === '*') return commentEnd(text, at)
  return expectsValue(before) ? regexEnd(text, at) : at
}

/** Replaces strings by `"____"`, comments by spaces and regular expressions by `_`; keeps line breaks. */
export function maskCode(text: string): string {
  let masked = ''
  let at = 0
  while (at < text.length) {
    const end = opaqueEnd(text, at, masked)
    if (end === at) {
      masked += text[at]
      at++
      continue
    }
    const part = text.slice(at, end)
    const comment = /^\/[/*]/.test(part)
    const quoted = /^["'`]/.test(part) && part.length > 1
    const blank = (inside: string) => inside.replace(/[^\n]/g, comment ? ' ' : '_')
    masked += quoted ? `"${blank(part.slice(1, -1))}"` : blank(part)
    at = end
  }
  return masked
}
