// The part of a section that is about the query: extracts the section text from the page's html and cuts an excerpt around the
// hits.
import type { FindHits, TextRange } from './matches.ts'

/** Maximum length of an excerpt in UTF-16 units, and how much of it precedes the hit. */
const LENGTH = 120
const BEFORE = 40
/** How much of the text is searched for hits. */
const LOOKED_THROUGH = 20_000

const HEADING = /^H[1-6]$/
/** Inline elements; all other elements break the text. */
const INLINE =
  /^(?:A|ABBR|B|CODE|DEL|EM|I|KBD|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|U|VAR|DOCSITE-COMPONENT|DOCSITE-CONTENT)$/
/** Content that is not prose: diagrams and formulas, buttons, and heading permalinks. */
const NO_PROSE = '.docusaurus-mermaid-container, svg, math, script, style, button, .hash-link, .katex'
/** After these characters, text may continue without a separator. */
const ENDED = /[.!?…:;,]["»”)]?$/

/** The text of a section: its prose on one line, and its lines of code. */
export interface SectionText {
  readonly prose: string
  readonly code: readonly string[]
}

/** The text between the heading with this anchor and the next heading; for an empty anchor, the beginning of the page. */
export function sectionText(html: string, anchor: string): SectionText {
  const { body } = new DOMParser().parseFromString(sectionHtml(html, anchor), 'text/html')
  const blocks: string[] = ['']
  const code: string[] = []
  const state = { reading: anchor === '' }
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text && state.reading) blocks.push((blocks.pop() ?? '') + child.data)
      if (!(child instanceof Element) || child.matches(NO_PROSE)) continue
      if (HEADING.test(child.tagName))
        state.reading = anchor === '' ? blocks.every((text) => text.trim() === '') : child.id === anchor
      else if (child.tagName === 'PRE') {
        if (state.reading) code.push(...codeLines(child))
        blocks.push('')
      } else {
        const isInline = INLINE.test(child.tagName)
        if (!isInline) blocks.push('')
        walk(child)
        if (!isInline) blocks.push('')
      }
    }
  }
  walk(body)
  return { prose: joinBlocks(blocks), code }
}

/** Opening tag of a heading; nothing else in html matches it. */
const HEADING_TAG = /<h[1-6]\b[^>]*>/gi
/** Headings that a page may begin with: its title and the heading of its first section. */
const LEADING_HEADINGS = 2

/**
 * The part of the page html that contains the section. Parsing a long page whole would block the search dialog for the sake of a
 * few words.
 */
export function sectionHtml(html: string, anchor: string): string {
  const headings = [...html.matchAll(HEADING_TAG)]
  if (anchor === '') return html.slice(0, headings[LEADING_HEADINGS]?.index)
  const own = headings.findIndex(([tag]) => idOf(tag) === anchor)
  return own < 0 ? '' : html.slice(headings[own]?.index, headings[own + 1]?.index)
}

const idOf = (tag: string): string | undefined =>
  /\sid="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Joins paragraphs, list items and cells on one line, with a middle dot where no punctuation marks the end. */
function joinBlocks(blocks: readonly string[]): string {
  let line = ''
  for (const block of blocks) {
    const text = block.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    line += line === '' ? text : `${ENDED.test(line) ? ' ' : ' · '}${text}`
  }
  return line
}

/** Lines of a code block; the html may wrap each line in an element. */
function codeLines(pre: Element): readonly string[] {
  for (const end of pre.querySelectorAll('br')) end.replaceWith('\n')
  return (pre.textContent ?? '').split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
}

/** An excerpt of the first line of code with a hit. */
export function codeAround(lines: readonly string[], find: FindHits): string | null {
  for (const line of lines) {
    const excerpt = excerptAround(line, find)
    if (excerpt !== null) return excerpt
  }
  return null
}

/** The part of the text with the most hits, cut at word boundaries; null if there are none. */
export function excerptAround(text: string, find: FindHits): string | null {
  const matches = find(text.slice(0, LOOKED_THROUGH))
  const best = mostTerms(text, matches)
  if (!best) return null
  const start = best.start <= BEFORE ? 0 : wordStart(text, best.start - BEFORE, best.start)
  const end = start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH, best.end)
  return `${start > 0 ? '…' : ''}${withoutDots(text.slice(start, end))}${end < text.length ? '…' : ''}`
}

/** The beginning of a text, at most as long as an excerpt. */
export const excerptStart = (text: string): string =>
  text.length <= LENGTH ? text : `${withoutDots(text.slice(0, wordEnd(text, LENGTH, 0)))}…`

/** Strips block separators from both ends. */
const withoutDots = (text: string): string => text.replace(/^[\s·]+|[\s·]+$/g, '')

/** The first match followed by the most distinct words within the length of an excerpt. */
function mostTerms(text: string, matches: readonly TextRange[]): TextRange | undefined {
  const words = matches.map(({ start, end }) => text.slice(start, end).toLowerCase())
  const endOf = (at: number) => matches[at]?.end ?? Number.POSITIVE_INFINITY
  let best = matches[0]
  let most = 0
  let behind = 0
  for (const [at, match] of matches.entries()) {
    while (endOf(behind) <= match.start + LENGTH - BEFORE) behind++
    const near = new Set(words.slice(at, behind)).size
    if (near > most) {
      best = match
      most = near
    }
  }
  return best
}

/** Index after the first space at or after `from`, but not after the hit. */
function wordStart(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 || space >= hit ? hit : space + 1
}

/** Index of the last space up to `to`, but not before the end of the hit. */
function wordEnd(text: string, to: number, hitEnd: number): number {
  const space = text.lastIndexOf(' ', to)
  return space <= hitEnd ? Math.max(to, hitEnd) : space
}
