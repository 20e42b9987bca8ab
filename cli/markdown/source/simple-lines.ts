// Lines that stay as they are and open or close nothing: most lines of most pages. They are told by their first character and
// by one search, and nothing that reading a line takes is made for them.
import type { Container } from '../parse/containers.ts'
import { closesFence, type Fence } from '../parse/fences.ts'
import type { Scanner } from './scanner.ts'

/** What decides whether a line is simple, and what reading it changes. */
export interface LineState {
  readonly frames: readonly unknown[]
  fence: Fence | null
  readonly pending: unknown
  readonly raw: unknown
  afterText: boolean
  indent: number
}

/** What containers, indentation, fences, directives, tags and statements begin with. */
const MAY_BEGIN_MORE = ' \t>-+*0123456789`~:<ie'
/** The mark of an item of a list that is in no other container, before text that begins nothing else. */
const ITEM = /^(?:[-+*]|(\d{1,9})[.)]) (?=[^ \t>+*\d`~:<[-]|\*{1,2}[^ \t*])/
const MAY_BE_REWRITTEN = /[\\`<{$]/
/** Code in a line, what it holds is not looked at. Longer runs of backticks are read with care. */
const CODE = /`[^`]+`(?!`)/g
const HEADING = /^#{1,6}(?:[ \t]|$)/
const WORD = /^[\p{L}\p{N}"'«„“(*_`[]/u

/** Reads the line when it is simple; false when it has to be read with care. */
export function readSimpleLine(scanner: Scanner, state: LineState): boolean {
  if (state.pending !== null || state.raw !== null) return false
  const text = scanner.lines[scanner.line] ?? ''
  const isSimple = text === '' ? readEmpty(scanner, state) : readOutside(text, scanner, state)
  if (isSimple) scanner.output.push(text)
  return isSimple
}

/** Whether a line's content is a heading with hashes. */
export function isHeading(content: string): boolean {
  return content.startsWith('#') && HEADING.test(content)
}

/** Whether a line's content begins as text does. */
export function beginsWord(content: string): boolean {
  return WORD.test(content)
}

/** An empty line ends paragraphs and block quotes, but no lists. */
function readEmpty({ containers }: Scanner, state: LineState): boolean {
  if (!containers.stack.every(isItem)) return false
  if (state.fence) return true
  containers.paragraph = false
  state.afterText = false
  return true
}

const isItem = ({ kind }: Container): boolean => kind === 'item'

/** A line outside of components: code, an item of a list, or text that begins at the margin. */
function readOutside(text: string, scanner: Scanner, state: LineState): boolean {
  const { stack } = scanner.containers
  if (stack.length > 1 || state.frames.length > 0) return false
  if (state.fence) return stack.length === 0 && readCode(text, state.fence, state)
  const first = text.charAt(0)
  if (first === '[' && text.charAt(1) === '^') return false
  if (!MAY_BEGIN_MORE.includes(first)) return stack.length === 0 && readText(text, scanner, state)
  return readItem(text, scanner, state)
}

function readCode(text: string, fence: Fence, state: LineState): boolean {
  if (closesFence(text, fence)) state.fence = null
  return true
}

/** An item takes the place of the one before; only the first of a list may stand right below a paragraph. */
function readItem(text: string, scanner: Scanner, state: LineState): boolean {
  const { containers } = scanner
  const found = ITEM.exec(text)
  if (!found) return false
  const outer = containers.stack[0]
  if (outer ? outer.kind !== 'item' : containers.paragraph && found[1] !== undefined) return false
  const { length: width } = found[0]
  if (!readText(text.slice(width), scanner, state)) return false
  containers.stack[0] = { kind: 'item', width }
  return true
}

function readText(content: string, { containers }: Scanner, state: LineState): boolean {
  if (MAY_BE_REWRITTEN.test(content.includes('`') ? content.replace(CODE, '') : content)) return false
  containers.paragraph = !isHeading(content)
  state.afterText = containers.paragraph && beginsWord(content)
  state.indent = 0
  return true
}
