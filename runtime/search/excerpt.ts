// The part of a section that is about the query: its text out of the html of the page, and the piece around the hits.
import type { FindHits, TextRange } from './matches.ts'

/** Longest excerpt, in UTF-16 units, and how much of it stands before the hit. */
const LENGTH = 120
const BEFORE = 40
/** Text that is looked through. */
const LOOKED_THROUGH = 20_000

const HEADING = /^H[1-6]$/
/** Elements that stand in a line of text: between all others the text breaks. */
const INLINE =
  /^(?:A|ABBR|B|CODE|DEL|EM|I|KBD|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|U|VAR|DOCSITE-COMPONENT|DOCSITE-CONTENT)$/
/** What is no prose: pictures and formulas as text, buttons, and the link of a heading to itself. */
const NO_PROSE = '.docusaurus-mermaid-container, svg, math, script, style, button, .hash-link, .katex'
/** After these a text may go on without a sign that something ended. */
const ENDED = /[.!?…:;,]["»”)]?$/

/** The text of a section: prose in one line, and its lines of code. */
export interface SectionText {
  readonly prose: string
  readonly code: readonly string[]
}

/** What stands between the heading with the anchor and the next heading; without an anchor, at the beginning. */
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

/** Beginning of a heading; in html nothing else looks like one. */
const HEADING_TAG = /<h[1-6]\b[^>]*>/gi
/** What a page may begin with: its title, and the heading of its first section. */
const LEADING_HEADINGS = 2

/** The part of a page that its section is in: to parse a long page whole would halt the dialog that waits for a few words. */
export function sectionHtml(html: string, anchor: string): string {
  const headings = [...html.matchAll(HEADING_TAG)]
  if (anchor === '') return html.slice(0, headings[LEADING_HEADINGS]?.index)
  const own = headings.findIndex(([tag]) => idOf(tag) === anchor)
  return own < 0 ? '' : html.slice(headings[own]?.index, headings[own + 1]?.index)
}

const idOf = (tag: string): string | undefined =>
  /\sid="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Paragraphs, items and cells in one line, a dot in the middle where nothing else says that one has ended. */
function joinBlocks(blocks: readonly string[]): string {
  let line = ''
  for (const block of blocks) {
    const text = block.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    line += line === '' ? text : `${ENDED.test(line) ? ' ' : ' · '}${text}`
  }
  return line
}

/** Lines of a block of code; in html each may be an element of its own. */
function codeLines(pre: Element): readonly string[] {
  for (const end of pre.querySelectorAll('br')) end.replaceWith('\n')
  return (pre.textContent ?? '').split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
}

/** The first line of code with a hit, cut around it. */
export function codeAround(lines: readonly string[], find: FindHits): string | null {
  for (const line of lines) {
    const excerpt = excerptAround(line, find)
    if (excerpt !== null) return excerpt
  }
  return null
}

/** The piece of a text with most of the hits, cut between words; null when there is none. */
export function excerptAround(text: string, find: FindHits): string | null {
  const matches = find(text.slice(0, LOOKED_THROUGH))
  const best = mostTerms(text, matches)
  if (!best) return null
  const start = best.start <= BEFORE ? 0 : wordStart(text, best.start - BEFORE, best.start)
  const end = start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH, best.end)
  return `${start > 0 ? '…' : ''}${withoutDots(text.slice(start, end))}${end < text.length ? '…' : ''}`
}

/** The beginning of a text as far as an excerpt reaches. */
export const excerptStart = (text: string): string =>
  text.length <= LENGTH ? text : `${withoutDots(text.slice(0, wordEnd(text, LENGTH, 0)))}…`

/** A piece without the signs between blocks at its ends. */
const withoutDots = (text: string): string => text.replace(/^[\s·]+|[\s·]+$/g, '')

/** The first of the matches that has most different words after it, as far as an excerpt reaches. */
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

/** After the first space from a place on, but not behind the hit. */
function wordStart(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 || space >= hit ? hit : space + 1
}

/** The last space up to a place, but not before the end of the hit. */
function wordEnd(text: string, to: number, hitEnd: number): number {
  const space = text.lastIndexOf(' ', to)
  return space <= hitEnd ? Math.max(to, hitEnd) : space
}
