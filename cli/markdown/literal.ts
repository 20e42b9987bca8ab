// Parses JavaScript literals in attributes and exported constants, without running anything.
import { unescapeString } from '../text/unescape.ts'
import { readTag } from './source/read-tag.ts'

/** A value as far as it is known without running code. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | LiteralObject
  | NameReference
  | AssetReference
  | TemplateText
  | FunctionLiteral
  | UnknownValue

/** An object literal. */
export interface LiteralObject {
  readonly kind: 'object'
  readonly entries: ReadonlyMap<string, Literal>
}

/** A name bound elsewhere: an import, an exported constant, `props.x`. */
export interface NameReference {
  readonly kind: 'name'
  readonly name: string
}

/** `require('./a.png').default`, `useBaseUrl('/a.png')`. */
export interface AssetReference {
  readonly kind: 'asset'
  readonly url: string
}

/** A template literal whose placeholders are names. */
export interface TemplateText {
  readonly kind: 'template'
  readonly parts: readonly (string | NameReference)[]
  readonly source: string
}

/** A function of a module that may be interpreted, as source, with a function that resolves the names of its module. */
export interface FunctionLiteral {
  readonly kind: 'function'
  readonly source: string
  readonly named: (name: string) => Literal
}

/** Code: calls, operators, functions, elements. */
export interface UnknownValue {
  readonly kind: 'unknown'
  readonly source: string
}

/** A name, or a property path starting at one: `a.b`, `a?.b`, `a[0]`, `a['b']`. */
export const NAME_PATH =
  '[A-Za-z_$][\\w$]*(?:\\??\\.[A-Za-z_$][\\w$]*|\\[(?:\\d+|"[\\w$-]+"|\'[\\w$-]+\')\\])*'

/** The path in dot notation: `a.b.0`. */
export const dottedName = (path: string): string =>
  path.replaceAll('?.', '.').replace(/\[["']?([\w$-]+)["']?\]/g, '.$1')

const SPACE = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y
const STRING = /"((?:[^"\\\n]|\\[\s\S])*)"|'((?:[^'\\\n]|\\[\s\S])*)'|`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`/y
const NUMBER = /-?(?:0x[\da-f]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
const ASSET =
  /(?:require|useBaseUrl|withBaseUrl)\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|`([^`$]*)`)\s*(?:,[^()]*)?\)(?:\s*\.\s*(?:default|src))*/y
const NAME = new RegExp(NAME_PATH, 'y')
const HOLE = new RegExp(`\\$\\{\\s*(${NAME_PATH})\\s*\\}`, 'y')
const CHARACTERS = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))+/y
const KEY = /[A-Za-z_$][\w$-]*|\d+/y
const WORDS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])
const MAX_DEPTH = 20

interface Reader {
  readonly source: string
  at: number
}

/** Thrown and caught inside this file when a value turns out to be code. */
class NotLiteral extends Error {}

/** The value of an expression; `unknown` if it is not a literal. */
export function readLiteral(source: string): Literal {
  const reader: Reader = { source, at: 0 }
  try {
    const value = readValue(reader, 0)
    space(reader)
    return reader.at === source.length ? value : { kind: 'unknown', source }
  } catch (error) {
    if (error instanceof NotLiteral) return { kind: 'unknown', source }
    throw error
  }
}

/** Offset after the value that begins at an offset; -1 if there is none. */
export function literalEnd(source: string, at: number): number {
  const reader: Reader = { source, at }
  try {
    readValue(reader, 0)
    return reader.at
  } catch (error) {
    if (error instanceof NotLiteral) return -1
    throw error
  }
}

/** Whether a literal is a list; `Array.isArray` does not narrow readonly arrays. */
export function isList(literal: Literal): literal is readonly Literal[] {
  return Array.isArray(literal)
}

/** Whether a value is an object of this kind. */
export function isKind<K extends string>(value: Literal, kind: K): value is Extract<Literal, { kind: K }> {
  return typeof value === 'object' && value !== null && !isList(value) && value.kind === kind
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.source)
  if (found) reader.at += found[0].length
  return found
}

function space(reader: Reader): void {
  take(reader, SPACE)
}

function eat(reader: Reader, char: string): boolean {
  space(reader)
  if (reader.source[reader.at] !== char) return false
  reader.at++
  return true
}

function readString(reader: Reader): string | undefined {
  const found = take(reader, STRING)
  return found ? unescapeString(found[1] ?? found[2] ?? found[3] ?? '') : undefined
}

/** Reads a value, or a concatenated string: `'a' + name + 'b'`. */
function readValue(reader: Reader, depth: number): Literal {
  space(reader)
  const start = reader.at
  const parts = [readPart(reader, depth)]
  while (eatPlus(reader)) parts.push(readPart(reader, depth))
  const [first, second] = parts
  if (parts.length === 1) return first
  // Without a string among the first two operands, `+` may add numbers.
  if (!isText(first) && !isText(second)) throw new NotLiteral()
  const joined = parts.flatMap(joinable)
  if (joined.every((part) => typeof part === 'string')) return joined.join('')
  return { kind: 'template', parts: joined, source: reader.source.slice(start, reader.at) }
}

/** Consumes a `+`; otherwise restores the position, including whitespace. */
function eatPlus(reader: Reader): boolean {
  const { at } = reader
  const found = eat(reader, '+')
  if (!found) reader.at = at
  return found
}

const isText = (value: Literal): boolean => typeof value === 'string' || isKind(value, 'template')

function joinable(value: Literal): readonly (string | NameReference)[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || isList(value)) throw new NotLiteral()
  if (value.kind === 'template') return value.parts
  if (value.kind === 'name') return [value]
  throw new NotLiteral()
}

function readPart(reader: Reader, depth: number): Literal {
  if (depth > MAX_DEPTH) throw new NotLiteral()
  if (eat(reader, '(')) {
    const value = readValue(reader, depth + 1)
    if (!eat(reader, ')')) throw new NotLiteral()
    return value
  }
  if (reader.source[reader.at] === '<') return readElement(reader)
  if (eat(reader, '[')) return readItems(reader, depth)
  if (eat(reader, '{')) return readEntries(reader, depth)
  const string = readString(reader)
  if (string !== undefined) return string
  if (reader.source[reader.at] === '`') return readTemplate(reader)
  const number = take(reader, NUMBER)
  if (number) return Number(number[0].replaceAll('_', ''))
  const asset = take(reader, ASSET)
  if (asset) {
    const url = asset[1] ?? asset[2] ?? asset[3] ?? ''
    return { kind: 'asset', url: asset[0].startsWith('require') ? url : fromBase(url) }
  }
  const name = take(reader, NAME)?.[0]
  if (name === undefined) throw new NotLiteral()
  return WORDS.has(name) ? WORDS.get(name) : { kind: 'name', name: dottedName(name) }
}

/** `useBaseUrl('img/a.png')` means the same as with a leading slash. */
const fromBase = (url: string) => (/^(?:[/#]|[a-z][\w+.-]*:)/i.test(url) || url === '' ? url : `/${url}`)

function readTemplate(reader: Reader): TemplateText {
  const start = reader.at
  const parts: (string | NameReference)[] = []
  reader.at++
  while (reader.source[reader.at] !== '`') {
    const text = take(reader, CHARACTERS)?.[0]
    const name = text === undefined ? take(reader, HOLE)?.[1] : undefined
    if (text !== undefined) parts.push(unescapeString(text))
    else if (name !== undefined) parts.push({ kind: 'name', name: dottedName(name) })
    else throw new NotLiteral()
  }
  reader.at++
  return { kind: 'template', parts, source: reader.source.slice(start, reader.at) }
}

/** Skips over an element used as a value. */
function readElement(reader: Reader): Literal {
  const start = reader.at
  let open = 0
  do {
    const next = reader.source.indexOf('<', reader.at)
    const fragment = /^<\/?>/.exec(reader.source.slice(next, next + 3))?.[0]
    const tag = fragment ? null : readTag(reader.source, next)
    if (next < 0 || (!fragment && (tag === null || tag === 'incomplete'))) throw new NotLiteral()
    if (fragment) {
      open += fragment === '<>' ? 1 : -1
      reader.at = next + fragment.length
    } else if (tag && tag !== 'incomplete') {
      open += tag.kind === 'open' ? 1 : tag.kind === 'close' ? -1 : 0
      reader.at = tag.end
    }
  } while (open > 0)
  return { kind: 'unknown', source: reader.source.slice(start, reader.at) }
}

function readItems(reader: Reader, depth: number): Literal {
  const items: Literal[] = []
  while (!eat(reader, ']')) {
    items.push(readValue(reader, depth + 1))
    if (!eat(reader, ',') && reader.source[reader.at] !== ']') throw new NotLiteral()
  }
  return items
}

function readEntries(reader: Reader, depth: number): Literal {
  const entries = new Map<string, Literal>()
  while (!eat(reader, '}')) {
    space(reader)
    const key = readString(reader) ?? take(reader, KEY)?.[0]
    if (key === undefined) throw new NotLiteral()
    entries.set(key, eat(reader, ':') ? readValue(reader, depth + 1) : { kind: 'name', name: key })
    if (!eat(reader, ',') && reader.source[reader.at] !== '}') throw new NotLiteral()
  }
  return { kind: 'object', entries }
}
