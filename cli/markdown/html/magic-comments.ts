// Comments that mark lines of code (`// highlight-next-line`). They must be alone on their line, which is removed.
import { own } from '../../../runtime/model/own.ts'
import type { MagicComment } from '../../model/config.ts'
import { escapeRegExp } from '../../text/escape.ts'
import { onceFor } from '../../text/once-for.ts'

const C = String.raw`\/\/\s*W`
const C_BLOCK = String.raw`\/\*\s*W\s*\*\/`
const JSX = String.raw`\{\s*\/\*\s*W\s*\*\/\s*\}`
const HASH = String.raw`#\s*W`
const HTML = String.raw`<!--\s*W\s*-->`
const DASHES = String.raw`--\s*W`
const PERCENT = String.raw`%\s*W`
const APOSTROPHE = String.raw`['\u2018\u2019]\s*W`
const BASIC_APOSTROPHE = String.raw`(?:_\s*)?['\u2018\u2019]\s*W`
const REM = String.raw`[Rr][Ee][Mm]\b\s*W`
const EXCLAMATION = String.raw`!\s*W`
const ML = String.raw`\(\*\s*W\s*\*\)`

const ANY = [C, C_BLOCK, JSX, HASH, HTML]

/** Comment patterns by language name as authors write it; `W` is replaced by the magic word. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  ...each('js javascript ts typescript', [C, C_BLOCK]),
  ...each('jsx tsx', [C, C_BLOCK, JSX]),
  ...each('html', [C, C_BLOCK, HTML]),
  ...each('python py bash', [HASH]),
  ...each('markdown md', [HTML, JSX, HASH]),
  ...each('sql', [DASHES, C_BLOCK]),
  ...each('lpe', [C, C_BLOCK, DASHES]),
  ...each('lua haskell', [DASHES]),
  ...each('tex latex matlab', [PERCENT]),
  ...each('vb vba visual-basic', [APOSTROPHE, REM]),
  ...each('vbnet', [BASIC_APOSTROPHE, REM]),
  ...each('batch', [REM]),
  ...each('basic', [REM, EXCLAMATION]),
  ...each('fsharp', [C, ML]),
  ...each('ocaml sml', [ML]),
  ...each('fortran', [EXCLAMATION]),
  ...each('cobol', [String.raw`\*>\s*W`]),
  ...each('wasm', [String.raw`;;\s*W`]),
}

function each(languages: string, forms: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, forms]))
}

/** Code without its magic comments, and the lines they marked. */
export interface MarkedCode {
  readonly lines: readonly string[]
  /** Class names by 0-based line. */
  readonly classes: ReadonlyMap<number, readonly string[]>
}

interface Directive {
  readonly className: string
  readonly does: 'line' | 'start' | 'end'
}

/** Removes the magic comments from code; without a language, there are none. */
export function applyMagicComments(
  lines: readonly string[],
  language: string | undefined,
  comments: readonly MagicComment[],
): MarkedCode {
  const directives = directivesOf(comments)
  if (language === undefined || directives.size === 0 || !mentions(lines, directives))
    return { lines, classes: new Map() }
  const pattern = commentPattern(language, [...directives.keys()])
  const kept: string[] = []
  const marked = new Map<string, number[]>()
  const started = new Map<string, number>()
  for (const line of lines) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined)
    const directive = word === undefined ? undefined : directives.get(word)
    if (!directive) kept.push(line)
    else if (directive.does === 'line') mark(marked, directive.className, kept.length, kept.length)
    else if (directive.does === 'start') started.set(directive.className, kept.length)
    else mark(marked, directive.className, started.get(directive.className) ?? kept.length, kept.length - 1)
  }
  return { lines: kept, classes: byLine(comments, marked, kept.length) }
}

function mark(marked: Map<string, number[]>, className: string, from: number, to: number): void {
  const lines = marked.get(className) ?? []
  for (let line = from; line <= to; line++) lines.push(line)
  marked.set(className, lines)
}

/** Classes of each line, in the order of the configuration. */
function byLine(
  comments: readonly MagicComment[],
  marked: ReadonlyMap<string, readonly number[]>,
  lineCount: number,
): ReadonlyMap<number, readonly string[]> {
  const classes = new Map<number, string[]>()
  for (const className of new Set(comments.map((comment) => comment.className)))
    for (const line of marked.get(className) ?? []) {
      if (line >= lineCount) continue
      const names = classes.get(line)
      if (names) names.push(className)
      else classes.set(line, [className])
    }
  return classes
}

const directivesOf = onceFor((comments: readonly MagicComment[]): ReadonlyMap<string, Directive> => {
  const directives = new Map<string, Directive>()
  for (const { className, line, block } of comments) {
    if (line !== undefined) directives.set(line, { className, does: 'line' })
    if (!block) continue
    directives.set(block.start, { className, does: 'start' })
    directives.set(block.end, { className, does: 'end' })
  }
  return directives
})

/** Most blocks have no such comment; searching for the words is cheaper than matching every line. */
function mentions(lines: readonly string[], directives: ReadonlyMap<string, Directive>): boolean {
  const words = [...directives.keys()]
  return lines.some((line) => words.some((word) => line.includes(word)))
}

function commentPattern(language: string, words: readonly string[]): RegExp {
  const word = `(${words.map((text) => escapeRegExp(text)).join('|')})`
  const forms = own(FORMS, language) ?? ANY
  return new RegExp(`^\\s*(?:${forms.map((form) => form.replace('W', () => word)).join('|')})\\s*$`)
}
