// A look at a text before it is parsed: where code is, what may be MDX, which directives belong together. It decides which
// parser reads the text, and prepares what a parser would not read as its author means it. It is a reading of CommonMark's
// rules, not a parser: in doubt the parser is right, and whatever is prepared in vain is put back (`stand-ins.ts`).
import { importedNames } from '../source/esm.ts'
import { closeDirectives } from './directives.ts'
import type { ParseInput } from './parsed-document.ts'
import { scanLines } from './scan-lines.ts'
import type { Scan, Scanner } from './scanner.ts'
import { standInsFor } from './stand-ins.ts'
import { textLines } from './text-lines.ts'

/** What only MDX has: without any of it a text is read as Markdown. */
const MAY_BE_MDX =
  /<[A-Z>]|<\/?(?:details|summary|head)\b|<[a-z][^<>]{0,500}?(?:\{|\s(?:className|htmlFor)=)|\{\s*(?:\/\*|["'`]|props\.children)|^(?:import|export)[\s{*'"]|mdx-code-block|^(?: {4}|\t)[^\n]*|^ {2,}</m

/** What has to be looked at in Markdown. */
const WORTH_READING = /:::|\\\{|\{#/

/** Looks at a text. */
export function scanText(input: ParseInput): Scan {
  if (input.mdx && input.text.includes('<') ? MAY_BE_MDX.test(input.text) : mayHoldMore(input)) {
    const scan = scanAs(input, true)
    if (scan.readAs === 'mdx') return scan
    const findings = scan.findings.filter(({ code }) => code === 'markdown/no-statement')
    const plain = scanAs(input, false)
    return { ...plain, findings: [...findings, ...plain.findings] }
  }
  return scanAs(input, false)
}

function mayHoldMore({ mdx, text }: ParseInput): boolean {
  return mdx && /[{]|import|export|mdx-code-block/.test(text) && MAY_BE_MDX.test(text)
}

function scanAs(input: ParseInput, mdx: boolean): Scan {
  const { text } = input
  const scanner = createScanner(input, mdx)
  const isWorthReading = mdx || (input.math && text.includes('$')) || WORTH_READING.test(text)
  const tooDeep = isWorthReading || mayBeDeep(text, input.maxDepth) ? scanLines(scanner) : undefined
  closeDirectives(scanner, 0)
  return {
    ...scanner,
    readAs: mdx && scanner.found.mdx ? 'mdx' : 'markdown',
    ...(tooDeep ? { tooDeep } : {}),
  }
}

function createScanner(input: ParseInput, mdx: boolean): Scanner {
  const { text } = input
  return {
    input,
    mdx,
    readAs: 'markdown',
    lines: textLines(text),
    standIns: standInsFor(text),
    hasDirectives: text.includes(':::'),
    edits: [],
    holes: [],
    tags: [],
    expressions: [],
    statements: [],
    headingIds: [],
    findings: [],
    imported: mdx ? importedNames(text) : new Set(),
    directives: [],
    found: { mdx: false },
    budget: { left: 6 * text.length + 100_000 },
    paragraph: { end: -1 },
  }
}

const CONTAINER_CHARACTERS = ' \t>*+-.)0123456789'

/** Whether a line begins with so many characters of containers that it might be in too many of them. */
function mayBeDeep(text: string, maxDepth: number): boolean {
  for (let from = 0; from >= 0 && from < text.length; from = text.indexOf('\n', from) + 1 || -1) {
    let at = from
    while (CONTAINER_CHARACTERS.includes(text.charAt(at)) && at - from <= maxDepth && at < text.length) at++
    if (at - from > maxDepth) return true
  }
  return false
}
