// Collects the plain text of a page between headings of level 1 to 3, each text once.
import { own } from '../../../runtime/model/own.ts'
import type { TextSection } from '../../model/article.ts'
import { singleSpaces } from '../../text/single-spaces.ts'
import { openPartAt, withoutFalseTags } from '../html/raw-text.ts'
import type { Heading } from './heading-ids.ts'

/** Gathers text in reading order. */
export interface Sections {
  /** Running text. */
  text(value: string): void
  /** Text that stands apart from what surrounds it. */
  block(value: string): void
  /** Text of raw html. */
  html(value: string): void
  /** The next text is another word. */
  separate(): void
  /** A heading begins: text is its title until `closeTitle`. */
  open(heading: Heading): void
  closeTitle(): void
  /** The sections; text before the first heading goes under `leadTitle`. */
  finish(leadTitle: string): readonly TextSection[]
}

interface OpenSection {
  readonly heading: Heading | null
  title: string
  text: string
}

/** Soft hyphen, zero-width space and joiners, word joiner, byte-order mark: invisible, they would split words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

function clean(text: string): string {
  return singleSpaces(text.replace(INVISIBLE, ''))
}

const HTML_NOT_TEXT = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi
const HTML_BLOCK =
  /<\/?(?:address|article|aside|blockquote|br|caption|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** What a reader sees of raw html. */
function htmlText(raw: string): string {
  const html = withoutFalseTags(raw)
  const at = openPartAt(html)
  const end = at < 0 ? html.length : at
  const text = html
    .slice(0, end)
    .replace(HTML_NOT_TEXT, '')
    .replace(HTML_BLOCK, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
  return `${text}${html.slice(end)}`.replace(
    /&(amp|lt|gt|quot|nbsp|#39);/g,
    (whole, name: string) => own(ENTITIES, name) ?? whole,
  )
}

/** An empty collection. */
export function createSections(): Sections {
  const all: OpenSection[] = [{ heading: null, title: '', text: '' }]
  const state = { current: all[0] as OpenSection, inTitle: false, isSeparate: false }
  const add = (value: string): void => {
    state.isSeparate = false
    if (state.inTitle) state.current.title += value
    else state.current.text += value
  }
  return {
    text: add,
    block: (value) => add(` ${value} `),
    html: (value) => add(htmlText(value)),
    separate() {
      if (state.isSeparate) return
      add(' ')
      state.isSeparate = true
    },
    open(heading) {
      state.current = { heading, title: '', text: '' }
      state.inTitle = true
      state.isSeparate = false
      all.push(state.current)
    },
    closeTitle() {
      state.inTitle = false
      state.isSeparate = false
    },
    finish(leadTitle) {
      const sections = all.map(({ heading, title, text }) => ({
        title: heading ? clean(title) : leadTitle,
        ...(heading && heading.depth > 1 ? { anchor: heading.id } : {}),
        text: clean(text),
      }))
      const [lead, ...rest] = sections
      return lead && (leadTitle !== '' || lead.text !== '') ? sections : rest
    },
  }
}
