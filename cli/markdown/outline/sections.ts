// Collects the plain text of a page, divided at headings of level 1 to 3; each text belongs to one section.
import { own } from '../../../runtime/model/own.ts'
import { STORED_TEXT } from '../../../runtime/search/backend.ts'
import type { TextSection } from '../../model/article.ts'
import { singleSpaces } from '../../text/single-spaces.ts'
import { type RawPart, rawParts, replaceParts, textOfPart } from '../html/raw-parts.ts'
import type { Heading } from './heading-ids.ts'
import { visibleHtml } from './visible-html.ts'

/** Collects text in reading order. */
export interface Sections {
  /** Running text. */
  text(value: string): void
  /** Text separated from its surroundings. */
  block(value: string): void
  /** Text of raw HTML. */
  html(value: string): void
  /** Begins a new word. */
  separate(): void
  /** Begins a heading: text belongs to its title until `closeTitle`. */
  open(heading: Heading): void
  closeTitle(): void
  /** Returns the sections; text before the first heading is titled `leadTitle`. */
  finish(leadTitle: string): readonly TextSection[]
}

interface OpenSection {
  readonly heading: Heading | null
  title: string
  text: string
  /** Start of the prose, with a line break at each block boundary. */
  lead: string
}

/** Enough prose for any excerpt, whitespace included. */
const LEAD_LENGTH = 4 * STORED_TEXT
/** Line endings after which no separator is needed. */
const ENDED = /[.!?…:;,]["»”)]?$/

/** Joins paragraphs, items and cells into one line, with ` · ` where no punctuation separates them. */
function joinLines(lead: string): string {
  let line = ''
  let last = ''
  for (const part of lead.replace(INVISIBLE, '').split(LINE_BREAK)) {
    const text = singleSpaces(part)
    if (text === '') continue
    line += line === '' ? text : `${ENDED.test(last) ? ' ' : ' · '}${text}`
    last = text
    if (line.length > STORED_TEXT) break
  }
  return line
}

/** Marks the end of a block; if an author writes this character, it also ends a line. */
const LINE_BREAK = '\u2028'

/** Soft hyphen, zero-width space and joiners, word joiner, byte-order mark: they are invisible and would split words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

function clean(text: string): string {
  return singleSpaces(text.replace(INVISIBLE, ''))
}

const HTML_BLOCKS = new Set(
  (
    'address article aside blockquote br caption center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr ' +
    'li main nav ol option p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The `summary` attribute of a details component in raw HTML, as a separate line. */
function summaryOf({ kind, name }: RawPart, source: string): string {
  const text = kind === 'start' && name === 'details' ? /\ssummary="([^"]*)"/i.exec(source)?.[1] : undefined
  return text === undefined ? '' : `${text}${LINE_BREAK}`
}

/** The visible text of raw HTML, with a line break between blocks. */
function htmlText(raw: string): string {
  const html = visibleHtml(raw)
  const text = replaceParts(
    html,
    rawParts(html),
    (part, source) =>
      textOfPart(part, source) ??
      (HTML_BLOCKS.has(part.name) ? `${LINE_BREAK}${summaryOf(part, source)}` : ''),
  )
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => own(ENTITIES, name) ?? whole)
}

function textAndLead(text: string, lead: string): Pick<TextSection, 'text' | 'lead'> {
  const isSame = text === lead || (lead.length > STORED_TEXT && text.startsWith(lead))
  return isSame ? { text } : { text, lead }
}

/** Creates an empty collection. */
export function createSections(): Sections {
  const all: OpenSection[] = [{ heading: null, title: '', text: '', lead: '' }]
  const state = { current: all[0] as OpenSection, inTitle: false, isSeparate: false }
  const add = (value: string): void => {
    state.isSeparate = false
    if (state.inTitle) state.current.title += value
    else state.current.text += value
  }
  const addLead = (value: string): void => {
    const { current } = state
    if (!state.inTitle && current.lead.length < LEAD_LENGTH) current.lead += value
  }
  const addProse = (value: string): void => {
    add(value)
    addLead(value)
  }
  return {
    text: addProse,
    block(value) {
      add(` ${value} `)
      addLead(LINE_BREAK)
    },
    html(value) {
      const text = htmlText(value)
      add(text.replaceAll(LINE_BREAK, ' '))
      addLead(text)
    },
    separate() {
      if (state.isSeparate) return
      add(' ')
      addLead(LINE_BREAK)
      state.isSeparate = true
    },
    open(heading) {
      state.current = { heading, title: '', text: '', lead: '' }
      state.inTitle = true
      state.isSeparate = false
      all.push(state.current)
    },
    closeTitle() {
      state.inTitle = false
      state.isSeparate = false
    },
    finish(leadTitle) {
      const sections = all.map(({ heading, title, text, lead }) => ({
        title: heading ? clean(title) : leadTitle,
        ...(heading && heading.depth > 1 ? { anchor: heading.id } : {}),
        ...textAndLead(clean(text), joinLines(lead)),
      }))
      const [lead, ...rest] = sections
      return lead && (leadTitle !== '' || lead.text !== '') ? sections : rest
    },
  }
}
