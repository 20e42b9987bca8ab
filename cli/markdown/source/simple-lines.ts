// Lines that stay as they are and open or close nothing: most lines of most pages. They are told by their first character and
// by one search, and nothing that reading a line takes is made for them.
import type { Container } from './containers.ts'
import { closesFence, type Fence } from './fences.ts'
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
const MAY_BE_REWRITTEN = /[\\`<{$]/
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

/** A line outside of containers and components: code, or text that begins at the margin. */
function readOutside(text: string, { containers }: Scanner, state: LineState): boolean {
  if (containers.stack.length > 0 || state.frames.length > 0) return false
  if (state.fence) {
    if (closesFence(text, state.fence)) state.fence = null
    return true
  }
  if (MAY_BEGIN_MORE.includes(text.charAt(0)) || MAY_BE_REWRITTEN.test(text)) return false
  containers.paragraph = !isHeading(text)
  state.afterText = containers.paragraph && beginsWord(text)
  state.indent = 0
  return true
}
