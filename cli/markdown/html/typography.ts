// Typography of running text, by the page's language: non-breaking spaces and quotation marks. Only single characters are
// replaced, so text keeps its length and can be processed per paragraph, across inline elements.
import type { Element, Nodes, Parents, Root, Text } from 'hast'
import type { Plugin } from 'unified'
import { documentOf } from '../document.ts'
import { quoteRussian } from './quotes.ts'
import { textOf } from './walk.ts'

const INLINE = new Set(
  'a abbr b bdi bdo big cite data del dfn em font i ins label mark nobr q s small span strike strong sub sup time u wbr'.split(
    ' ',
  ),
)
/** Inline elements that do not contain running text. */
export const NOT_PROSE = new Set(
  'code kbd samp var tt pre img input svg math textarea script style'.split(' '),
)

const OBJECT = '\ufffc'
const BREAK = '\u2029'
const NO_BREAK_SPACE = '\u00a0'

/** Prepositions, conjunctions and particles that attach to the next word. */
const LEANING = new Set('а в и к о с у во да до за из ко на не ни но об от по со'.split(' '))
const OPENING = /^[([{«„"]+/
const UNIT =
  /^(?:[%‰₽$€°]|(?:к?г|мг|т|[кмс]?м|мкм|м?л|м?с|мкс|нс|сек|мин|ч|[кМГ]?Вт|[кМГ]?Гц|В|А|[кКМГТ]?[Бб]|[кКМГТ]бит|бит|байта?|[kKMGT]i?B|[kMG]?bit|[mnµ]?s|[kMG]?Hz|px|pt|r?em|тыс|млн|млрд|руб|коп|шт|экз|стр|чел|лет|год(?:а|ов)?|г|раза?|секунд[аы]?|минут[аы]?|час(?:а|ов)?|дн(?:я|ей)|день|недел[яиь]|месяц(?:а|ев)?)(?![\p{L}\d]))/u
/** Abbreviated powers of ten, which attach to the unit after them. */
const SCALES = new Set(['тыс.', 'млн', 'млрд', 'трлн'])
/** Signs that do not begin a line. */
const SIGNS = new Set('%‰₽€')
const BEFORE_NUMBER =
  /^(?:[№§]|(?:рис|табл|стр|гл|разд|прил|см|ст|[псч])\.|верси\p{L}*|глав[аеуы]|рисун(?:ок|к\p{L}+)|таблиц\p{L}+|шаг\p{L}*|[A-Z][A-Za-z+#]*)$/u

/** Applies the typographic rules of the page's language; currently there are rules for Russian. */
export const typography: Plugin<[], Root> = () => (tree, file) => {
  const { lang, markdown } = documentOf(file).page.options
  if (!markdown.typography || !/^ru\b/i.test(lang)) return
  const run: Text[] = []
  const visit = (parent: Parents): void => {
    for (const node of parent.children) visitNode(node, run, visit)
  }
  visit(tree)
  setRun(run)
}

function visitNode(node: Nodes, run: Text[], visit: (parent: Parents) => void): void {
  if (node.type === 'text') run.push(node)
  else if (node.type !== 'element') run.push(mark(OBJECT))
  else if (NOT_PROSE.has(node.tagName) || isBareAddress(node)) run.push(mark(OBJECT))
  else if (node.tagName === 'br') run.push(mark(BREAK))
  else if (INLINE.has(node.tagName)) visit(node)
  else {
    setRun(run)
    visit(node)
    setRun(run)
  }
}

/** Whether an element is a link that shows its URL. */
export function isBareAddress(node: Element): boolean {
  return node.tagName === 'a' && /^(?:[a-z][a-z0-9+.-]*:\S|www\.)\S*$/i.test(textOf(node))
}

const mark = (value: string): Text => ({ type: 'text', value })

/** Processes the text nodes of one paragraph and empties the list. */
function setRun(run: Text[]): void {
  const text = run.map((node) => node.value).join('')
  const set = typesetRussian(text)
  let from = 0
  for (const node of set === text ? [] : run) {
    const { length } = node.value
    node.value = set.slice(from, from + length)
    from += length
  }
  run.length = 0
}

/** Russian text with non-breaking spaces and quotation marks; its length does not change. */
export function typesetRussian(text: string): string {
  const quoted = text.includes('"') ? quoteRussian(text) : text
  return quoted.replace(/[ \n]/g, (space, at: number) => (isTied(quoted, at) ? NO_BREAK_SPACE : space))
}

/** Whether the space at an offset must not break the line. */
function isTied(text: string, at: number): boolean {
  const next = text[at + 1] ?? ' '
  if (isSpace(next)) return false
  const word = wordBefore(text, at)
  if (word === '') return false
  if (next === '\u2014' || next === '\u2013') return isSpace(text[at + 2] ?? ' ')
  if (word.length <= 4 && LEANING.has(word.toLowerCase())) return true
  const digitAfter = isDigit(next)
  const isUnit = () => UNIT.test(text.slice(at + 1, at + 12))
  if (isDigit(word.at(-1) ?? '')) return digitAfter ? isGroup(word, text.slice(at + 1, at + 5)) : isUnit()
  if (SIGNS.has(next) || SCALES.has(word)) return isUnit()
  if (word === 'т.') return /^[едкпч]\.$/.test(text.slice(at + 1, at + 3))
  return digitAfter && BEFORE_NUMBER.test(word)
}

const isSpace = (c: string): boolean => /\s/.test(c)
const isDigit = (c: string): boolean => c >= '0' && c <= '9'

/** Digits are grouped in threes. */
function isGroup(word: string, after: string): boolean {
  return /^\d{3}(?!\d)/.test(after) && /(?:^|[^\d.,])\d{1,3}$/.test(word)
}

/** The word that ends at an offset, without opening brackets and quotes. */
function wordBefore(text: string, at: number): string {
  let from = at
  while (from > 0 && at - from < 24 && !isSpace(text[from - 1] ?? ' ')) from--
  return text.slice(from, at).replace(OPENING, '')
}
