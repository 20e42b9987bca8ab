// Author text to text a CommonMark parser understands: directives, components, imports, comments and expressions become
// markers. Lines keep their numbers; what changed within a line is recorded, so that places in messages stay right.
import type { LineEdit } from '../places.ts'
import { importedNames } from './esm.ts'
import { createLookahead } from './lookahead.ts'
import { createMarkers, type Markers } from './markers.ts'
import { readLines } from './read-lines.ts'
import type { ImportLine, ScanFinding, Scanner, ScanOptions, SourcePoint } from './scanner.ts'

/** A text ready for the parser. */
export interface Substitution {
  readonly text: string
  readonly edits: ReadonlyMap<number, readonly LineEdit[]>
  readonly markers: Markers
  readonly imports: readonly ImportLine[]
  /** Exported constants: name to source of the value. */
  readonly constants: ReadonlyMap<string, string>
  readonly findings: readonly ScanFinding[]
  readonly brace: readonly [string, string]
  readonly guard: string
  /** The text is MDX: expressions in braces are looked at. */
  readonly mdx: boolean
  /** First place that lies in more containers than allowed. */
  readonly tooDeep?: SourcePoint
}

/** What is rewritten and how. */
export interface SubstituteInput extends ScanOptions {
  readonly text: string
  readonly seed: string
  readonly maxDepth: number
}

const WORTH_READING =
  /:::|mdx-code-block|[{$]|<[A-Z/!>]|^ {4,}<|<details|<summary|<[a-z][^<>]{0,500}\sclassName=|^(?:import|export)[\s{*'"]/m

/** Rewrites a text. */
export function substitute(input: SubstituteInput): Substitution {
  const { text } = input
  const markers = createMarkers(text, input.seed)
  const [first, second, guard] = privateCharacters(text)
  const base = { markers, brace: [first, second] as const, guard, mdx: input.mdx }
  if (!WORTH_READING.test(text) && !mayBeDeep(text, input.maxDepth)) {
    return { text, edits: new Map(), imports: [], constants: new Map(), findings: [], ...base }
  }
  const lines = text.split('\n')
  const scanner: Scanner = {
    lines,
    ahead: createLookahead(lines, text.length),
    options: input,
    containers: { stack: [], paragraph: false },
    imports: [],
    imported: input.mdx ? importedNames(text) : new Set(),
    constants: new Map(),
    findings: [],
    fragments: { open: 0 },
    output: [],
    edits: new Map(),
    line: 0,
    text: '',
    index: 0,
    out: '',
    lineEdits: [],
    shift: 0,
    content: { line: 0, column: 0, leading: [], all: [], text: false, blank: false },
    ...base,
  }
  const tooDeep = readLines(scanner, input.maxDepth)
  const { output, edits, imports, constants, findings } = scanner
  return {
    text: output.join('\n'),
    edits,
    imports,
    constants,
    findings,
    ...base,
    ...(tooDeep ? { tooDeep } : {}),
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

/** Three private-use characters the text does not hold. */
function privateCharacters(text: string): [string, string, string] {
  let code = 0xe000
  while (code < 0xf800 && [0, 1, 2].some((i) => text.includes(String.fromCharCode(code + i)))) code += 3
  return [String.fromCharCode(code), String.fromCharCode(code + 1), String.fromCharCode(code + 2)]
}
