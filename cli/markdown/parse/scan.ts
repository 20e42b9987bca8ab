// Scans a text before it is parsed: where code is, what may be MDX, which directive fences match. The scan decides which parser
// reads the text, and prepares what the parser would misread. It approximates CommonMark's rules and is not a parser: if they
// disagree, the parser is right, and unnecessary replacements are undone (`stand-ins.ts`).
import { mayShowElements } from '../../text/code-expression.ts'
import { importedNames } from '../../text/esm.ts'
import { exportedNames } from '../../text/page-code.ts'
import { closeDirectives } from './directives.ts'
import type { ParseInput } from './parsed-document.ts'
import { scanLines } from './scan-lines.ts'
import type { Scan, Scanner } from './scanner.ts'
import { standInsFor } from './stand-ins.ts'
import { textLines } from './text-lines.ts'

/** MDX-only syntax: a text without any is parsed as Markdown. */
const MAY_BE_MDX =
  /<\/?[A-Z>]|<\/?(?:details|summary|head)\b|<[a-z][^<>]{0,500}?(?:\{|\s(?:className|htmlFor)=)|\{\s*(?:\/\*|["'`]|props\.|frontMatter\.)|^(?:import|export)[\s{*'"]|mdx-code-block|^[^\n]+\n[ \t>]*(?: {4}|\t {0,3})(?:`{3}|~{3})/m

/** An HTML element, inside which MDX parses Markdown and has no indented code. */
const HTML_BLOCK = /^[ \t>]*<[a-z]/m

/** Syntax that needs preparation for either parser. */
const WORTH_READING = /:::|\\\{|\{(?:#|:?[ \t]*(?:#|id=))|<[a-z][^<>]{0,500}?\s[\w:-]+=[^\s"'`<>={]*\//i

/** Scans a text. */
export function scanText(input: ParseInput): Scan {
  const { text, math, maxDepth, mdx } = input
  const scanner = createScanner(input)
  const isWorthReading =
    WORTH_READING.test(text) ||
    (math && text.includes('$')) ||
    (mdx && (scanner.mayShowElements || MAY_BE_MDX.test(text) || HTML_BLOCK.test(text))) ||
    mayBeDeep(text, maxDepth)
  if (!isWorthReading) return scanner
  const tooDeep = scanLines(scanner)
  closeDirectives(scanner, 0)
  const found = tooDeep ? { tooDeep } : {}
  if (!scanner.found.mdx) return { ...scanner, hiddenParts: [], ...found }
  return {
    ...scanner,
    readAs: 'mdx',
    edits: [...scanner.edits, ...scanner.mdxEdits],
    findings: [...scanner.findings, ...scanner.mdxFindings],
    ...found,
  }
}

/** Names with values in a text: its imports and exports, and those provided to it. */
const valueNames = (text: string, imported: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(['props', 'frontMatter', ...imported, ...exportedNames(text)])

function createScanner(input: ParseInput): Scanner {
  const { text, mdx } = input
  const imported: ReadonlySet<string> = mdx ? importedNames(text) : new Set()
  return {
    input,
    mdx,
    readAs: 'markdown',
    lines: textLines(text),
    standIns: standInsFor(text),
    hasDirectives: text.includes(':::'),
    mayShowElements: mdx && mayShowElements(text),
    edits: [],
    mdxEdits: [],
    hiddenParts: [],
    tags: [],
    expressions: [],
    statements: [],
    headingIds: [],
    leftOut: [],
    findings: [],
    mdxFindings: [],
    imported,
    names: mdx ? valueNames(text, imported) : new Set(),
    directives: [],
    found: { mdx: false, htmlEnd: 0 },
    lastEnds: new Map(),
    budget: { left: 6 * text.length + 100_000 },
    paragraph: { end: -1 },
    special: { from: 0, at: -1 },
  }
}

const CONTAINER_CHARACTERS = ' \t>*+-.)0123456789'

/** Cheap test: whether a line begins with enough container characters to exceed the nesting limit. */
function mayBeDeep(text: string, maxDepth: number): boolean {
  for (let from = 0; from >= 0 && from < text.length; from = text.indexOf('\n', from) + 1 || -1) {
    let at = from
    while (CONTAINER_CHARACTERS.includes(text.charAt(at)) && at - from <= maxDepth && at < text.length) at++
    if (at - from > maxDepth) return true
  }
  return false
}
