// Finds the position of a key in the configuration file. The file is code, so this is a best effort: it follows object
// literals from `export default` (or the start of a JSON file) and stops where a value comes from elsewhere.
import type { Position } from '../model/diagnostic.ts'
import { positionAt } from '../text/position.ts'
import type { KeyPath } from './key-path.ts'
import { maskCode } from './mask.ts'

/** Range from the first character of a key or list entry to after its last. */
export interface KeyRange {
  readonly start: Position
  readonly end: Position
}

interface Entry {
  readonly key: string | number
  readonly start: number
  readonly end: number
  /** Index of the value, or of the name in `{ name }`; absent for methods and spread entries. */
  readonly value?: number
}

interface Code {
  readonly text: string
  readonly masked: string
}

function skipBlanks(code: Code, at: number): number {
  const match = /\s*/y
  match.lastIndex = at
  match.test(code.masked)
  return match.lastIndex
}

/** Index of the comma or bracket that ends the value at `at`. */
function valueEnd(code: Code, at: number): number {
  let depth = 0
  for (let index = at; index < code.masked.length; index++) {
    const character = code.masked[index] ?? ''
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) {
      if (depth === 0) return index
      depth--
    }
    if (character === ',' && depth === 0) return index
  }
  return code.masked.length
}

function property(code: Code, start: number): Entry {
  const match = /"_*"|[\w$\u0080-\uffff]+|\.\.\./y
  match.lastIndex = start
  if (!match.test(code.masked)) return { key: '', start, end: start }
  const end = match.lastIndex
  const written = code.text.slice(start, end)
  const key = /^["'`]/.test(written) ? written.slice(1, -1) : written
  const colon = skipBlanks(code, end)
  const after = code.masked[colon] ?? ''
  if (after === ':') return { key, start, end, value: colon + 1 }
  return ',}'.includes(after) ? { key, start, end, value: start } : { key, start, end }
}

/** Entries of the object or list literal that begins at `open`. */
function* entries(code: Code, open: number): Generator<Entry> {
  const isList = code.masked[open] === '['
  let at = skipBlanks(code, open + 1)
  for (let index = 0; at < code.masked.length && !']}'.includes(code.masked[at] ?? ''); index++) {
    const end = valueEnd(code, at)
    yield isList
      ? { key: index, start: at, end: at + code.masked.slice(at, end).trimEnd().length, value: at }
      : property(code, at)
    if (code.masked[end] !== ',') return
    at = skipBlanks(code, end + 1)
  }
}

/** Index of the literal that an expression evaluates to. Follows calls such as `defineConfig(…)` and names. */
function literalAt(code: Code, at: number, hops = 0): number | null {
  const start = skipBlanks(code, at)
  const first = code.masked[start] ?? ''
  if (first === '{' || first === '[') return start
  if (first === '(') return literalAt(code, start + 1, hops)
  const match = /[\w$.]+/y
  match.lastIndex = start
  if (!match.test(code.masked) || hops > 5) return null
  const after = skipBlanks(code, match.lastIndex)
  if (code.masked[after] === '(') return literalAt(code, after + 1, hops + 1)
  const name = code.masked.slice(start, match.lastIndex).replace(/[$.]/g, '\\$&')
  const declaration = new RegExp(`\\b(?:const|let|var)\\s+${name}\\b[^=;]*=(?!=)`).exec(code.masked)
  return declaration ? literalAt(code, declaration.index + declaration[0].length, hops + 1) : null
}

function rootLiteral(code: Code): number | null {
  const exported = /\bexport\s+default\b|\bmodule\.exports\s*=|\bexport\s*=/.exec(code.masked)
  return literalAt(code, exported ? exported.index + exported[0].length : 0)
}

/** Range of the deepest part of the path that can be found; undefined if not even its first key can. */
export function locateKey(text: string, path: KeyPath): KeyRange | undefined {
  const code: Code = { text, masked: maskCode(text) }
  let literal = rootLiteral(code)
  let found: Entry | undefined
  for (const key of path) {
    if (literal === null) break
    const entry = [...entries(code, literal)].find((candidate) => candidate.key === key)
    if (!entry) break
    found = entry
    literal = entry.value === undefined ? null : literalAt(code, entry.value)
  }
  return found && { start: positionAt(text, found.start), end: positionAt(text, found.end) }
}
