// The part of a section that is about the query: its text out of the html of the page, and the piece around the hits.
import { findMatches, type TextRange } from './matches.ts'

/** Longest excerpt, in UTF-16 units, and how much of it stands before the hit. */
const LENGTH = 120
const BEFORE = 40
/** Text that is looked through. */
const LOOKED_THROUGH = 20_000

const HEADING = /^H[1-6]$/
/** Elements that stand in a line of text: between all others there is a space. */
const INLINE =
  /^(?:A|ABBR|B|CODE|DEL|EM|I|KBD|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|U|VAR|DOCSITE-COMPONENT|DOCSITE-CONTENT)$/

/** Text between the heading with the anchor and the next heading; without an anchor, that of the beginning. */
export function sectionText(html: string, anchor: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const parts: string[] = []
  let reading = anchor === ''
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text && reading) parts.push(child.data)
      if (!(child instanceof Element)) continue
      if (HEADING.test(child.tagName))
        reading = anchor === '' ? parts.join('').trim() === '' : child.id === anchor
      else {
        walk(child)
        if (!INLINE.test(child.tagName)) parts.push(' ')
      }
    }
  }
  walk(body)
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** The piece of a text with most of the terms, cut between words; null when none is in it. */
export function excerptAround(text: string, terms: readonly string[]): string | null {
  const matches = findMatches(text.slice(0, LOOKED_THROUGH), terms)
  const best = mostTerms(text, matches)
  if (!best) return null
  const start = best.start <= BEFORE ? 0 : wordStart(text, best.start - BEFORE, best.start)
  const end = start + LENGTH >= text.length ? text.length : wordEnd(text, start + LENGTH, best.end)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

/** The beginning of a text as far as an excerpt reaches. */
export const excerptStart = (text: string): string =>
  text.length <= LENGTH ? text : `${text.slice(0, wordEnd(text, LENGTH, 0)).trim()}…`

/** The first of the matches that has most different words after it, as far as an excerpt reaches. */
function mostTerms(text: string, matches: readonly TextRange[]): TextRange | undefined {
  const wordOf = ({ start, end }: TextRange) => text.slice(start, end).toLowerCase()
  const counted = matches.map((match) => {
    const near = matches.filter(
      ({ start, end }) => start >= match.start && end <= match.start + LENGTH - BEFORE,
    )
    return { match, words: new Set(near.map(wordOf)).size }
  })
  const most = Math.max(0, ...counted.map(({ words }) => words))
  return counted.find(({ words }) => words === most)?.match
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
