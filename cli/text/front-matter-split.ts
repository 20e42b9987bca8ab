// Splits a Markdown file into front matter and body. Only the delimiters are examined; the YAML between them is parsed
// elsewhere.

/** A file in two parts. Line numbers are 1-based lines of the file. */
export interface SplitMarkdown {
  /** Text between the delimiters; null if the file has no front matter. */
  readonly yaml: string | null
  /** Offset of the YAML in the file. */
  readonly yamlStart: number
  readonly body: string
  readonly bodyLine: number
  /** The opening delimiter exists and the closing one is missing: everything counts as front matter. */
  readonly unclosed?: true
}

const OPENING = /^---[ \t]*(?:\n|$)/
/** Empty lines, and byte-order marks, which editors do not show. */
const LEADING = /^(?:[ \t\ufeff]*\n)*\ufeff*(?=---[ \t]*\n)/
/** Keys that only occur in front matter, as alternatives of a pattern. */
export const FRONT_MATTER_KEYS =
  'title|sidebar_position|sidebar_label|slug|description|keywords|tags|draft|hide_title|id'
/** A line with a key of which the front matter of a page has one. */
const PAGE_KEY = new RegExp(`^(?:${FRONT_MATTER_KEYS}|sidebar|layout)[ \\t]*:`)
/** A line of YAML: empty, a key, or a value, list item or comment. */
const YAML_LINE = /^(?:$|[\w-]+[ \t]*:(?:[ \t]|$)|[ \t#-])/
const CLOSING = /^---[ \t]*$/gm

/** Splits decoded text (`\n` line ends, no byte-order mark) at its front matter delimiters. */
export function splitFrontMatter(text: string): SplitMarkdown {
  const opening = OPENING.exec(text)
  if (!opening) return splitBelow(text) ?? { yaml: null, yamlStart: 0, body: text, bodyLine: 1 }
  const yamlStart = opening[0].length
  const closing = closingFence(text, yamlStart)
  if (!closing) {
    return { yaml: text.slice(yamlStart), yamlStart, body: '', bodyLine: lineCount(text) + 1, unclosed: true }
  }
  const yaml = text.slice(yamlStart, closing.start)
  return { yaml, yamlStart, body: text.slice(closing.end + 1), bodyLine: lineCount(yaml) + 2 }
}

/** Front matter below empty lines, as Astro accepts it; null if there is none. */
function splitBelow(text: string): SplitMarkdown | null {
  const leading = LEADING.exec(text)?.[0] ?? ''
  const split = leading === '' ? null : splitFrontMatter(text.slice(leading.length))
  if (!split || split.unclosed || !isOfPage(split.yaml ?? '')) return null
  return {
    ...split,
    yamlStart: split.yamlStart + leading.length,
    bodyLine: split.bodyLine + lineCount(leading) - 1,
  }
}

/** Whether a text has only keys, among them one of pages. Anything else is text between two rules. */
function isOfPage(yaml: string): boolean {
  const lines = yaml.split('\n')
  return lines.every((line) => YAML_LINE.test(line)) && lines.some((line) => PAGE_KEY.test(line))
}

function closingFence(text: string, from: number): { readonly start: number; readonly end: number } | null {
  const closing = new RegExp(CLOSING)
  closing.lastIndex = from
  const match = closing.exec(text)
  return match && { start: match.index, end: match.index + match[0].length }
}

/** Number of the line after the last line break of the text. */
function lineCount(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
