// Resolves names: constants of a text, props of an included one, data of imported files. No code is run: a value is a literal,
// or a property path into one.
import { isDataFile, parseDataFile } from '../text/data-file.ts'
import { expressionNode } from '../text/syntax-tree.ts'
import type { Document } from './document.ts'
import { evaluate } from './evaluate.ts'
import { isKind, isList, type Literal, type LiteralObject, literalEnd, readLiteral } from './literal.ts'

/** Names available in a text. */
export type Names = Pick<Document, 'imports' | 'constants' | 'props'>

/** What bundlers give of an imported image: its URL, or an object with it. */
const OF_IMAGE = /(?:\.(?:default|src))+$/

/** Maximum depth to which nested values are resolved. */
const MAX_DEPTH = 8

/** A literal with names replaced by their values. */
export function resolveLiteral(literal: Literal, names: Names, depth = 0): Literal {
  if (typeof literal !== 'object' || literal === null || depth > MAX_DEPTH) return literal
  if (isList(literal)) return literal.map((item) => resolveLiteral(item, names, depth + 1))
  if (literal.kind === 'object') {
    const entries = [...literal.entries].map(
      ([key, value]) => [key, resolveLiteral(value, names, depth + 1)] as const,
    )
    return { kind: 'object', entries: new Map(entries) }
  }
  if (literal.kind === 'template') {
    const parts = literal.parts.map((part) => literalText(resolveLiteral(part, names, depth + 1)))
    const isWhole = parts.every((part) => part !== undefined)
    return isWhole ? parts.join('') : evaluated(literal.source, names, depth)
  }
  if (literal.kind === 'unknown') return evaluated(literal.source, names, depth)
  return literal.kind === 'name' ? named(literal.name, names, depth) : literal
}

const evaluated = (source: string, names: Names, depth: number): Literal =>
  evaluate(source, (name) => lookUp(name, names, depth + 1))

/** The value of a name. A function is no value: it keeps its name, for code that is run. */
function named(name: string, names: Names, depth: number): Literal {
  const value = lookUp(name, names, depth)
  return isKind(value, 'function') ? { kind: 'name', name } : value
}

function lookUp(name: string, names: Names, depth: number): Literal {
  const [first = '', ...path] = name.split('.')
  if (first === 'props')
    return path.length === 0 ? objectOf(names.props) : member(objectOf(names.props), path)
  const imported = names.imports.get(name.replace(OF_IMAGE, ''))
  if (imported?.kind === 'asset') return { kind: 'asset', url: imported.url }
  if (!names.constants.has(first)) return { kind: 'name', name }
  const found = member(resolveLiteral(names.constants.get(first), names, depth + 1), path)
  return found === undefined && path.length > 0 ? { kind: 'name', name } : found
}

/** The value at a path of keys; undefined if there is none. */
function member(value: Literal, path: readonly string[]): Literal {
  return path.reduce<Literal>((from, key) => {
    if (typeof from !== 'object' || from === null) return undefined
    if (isList(from)) return key === 'length' ? from.length : from[Number(key)]
    return from.kind === 'object' ? from.entries.get(key) : undefined
  }, value)
}

const objectOf = (entries: ReadonlyMap<string, Literal>): LiteralObject => ({ kind: 'object', entries })

/** The text of a string or number; undefined for other values. */
export function literalText(literal: Literal): string | undefined {
  if (typeof literal === 'string') return literal
  return typeof literal === 'number' ? String(literal) : undefined
}

/**
 * The text that a value shows in place of text: nothing for booleans, null and undefined, the items for a list; undefined if
 * the value has no text.
 */
export function shownText(literal: Literal): string | undefined {
  if (typeof literal === 'boolean' || literal === undefined || literal === null) return ''
  if (!isList(literal)) return literalText(literal)
  const parts = literal.map(shownText)
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined
}

/** Text of an expression over values of the text; undefined for any other code. */
export function expressionText(source: string, names: Names): string | undefined {
  return literalText(resolveLiteral(readLiteral(source.trim()), names))
}

/** Plain data, such as parsed JSON, as a literal. */
export function literalOf(value: unknown): Literal {
  if (Array.isArray(value)) return value.map(literalOf)
  if (typeof value === 'object' && value !== null)
    return objectOf(new Map(Object.entries(value).map(([key, each]) => [key, literalOf(each)])))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** A declaration, possibly with a type annotation that spans several lines in braces. */
const CONSTANT =
  /^(export\s+)?(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*(?::(?:[^={\n]|=>|\{(?:[^{}=]|\{[^{}=]*\})*\})+)?=(?!=)\s*/gm
/** A function declaration that only returns a value. */
const FUNCTION = /^(export\s+)?(?=function\s+([A-Za-z_$][\w$]*)\s*\([^()]*\)\s*\{\s*return\b)/gm
const DEFAULT = /^(?:export\s+default\s+|module\.exports\s*=(?!=)\s*)/m
const LIST = /^export\s*\{([^}]*)\}\s*;?\s*$/gm

/** Named exports of a data file; exports that are more than data, or functions over data, are left out. */
export function exportedValues(path: string, text: string): ReadonlyMap<string, Literal> {
  if (isDataFile(path)) return dataValues(path, text)
  const constants = new Map<string, Literal>()
  const exported = new Map<string, Literal>()
  const names = { constants, imports: new Map(), props: new Map() }
  for (const pattern of [FUNCTION, CONSTANT])
    for (const { 0: whole, 1: isExported, 2: name = '', index } of text.matchAll(pattern)) {
      const value = dataAt(text, index + whole.length, names)
      if (value === undefined) continue
      constants.set(name, value)
      if (isExported) exported.set(name, value)
    }
  for (const [, list = ''] of text.matchAll(LIST)) {
    for (const entry of list.split(',')) {
      const [name = '', alias = name] = entry.trim().split(/\s+as\s+/)
      if (constants.has(name)) exported.set(alias, constants.get(name))
    }
  }
  const found = DEFAULT.exec(text)
  const value = found ? dataAt(text, found.index + found[0].length, names) : undefined
  if (value !== undefined) exported.set('default', value)
  return exported
}

function dataValues(path: string, text: string): ReadonlyMap<string, Literal> {
  try {
    return new Map([['default', literalOf(parseDataFile(path, text))]])
  } catch {
    // The bundler and the pages report what is missing; the file itself belongs to the author.
    return new Map()
  }
}

/** Text that may follow a complete value. */
const WHOLE =
  /\s*(?:;|$|(?:as|satisfies)\s|\n\s*(?:$|export\b|const\b|let\b|var\b|module\b|\/[/*]|type\b|interface\b|function\b|async\b))/y

/** The value at an offset of code; undefined if it is more than data. */
function dataAt(code: string, at: number, names: Names): Literal {
  const end = literalEnd(code, at)
  if (end < 0 || !isWhole(code, end)) return computedAt(code, at, names)
  const value = resolveLiteral(readLiteral(code.slice(at, end)), names)
  if (isKind(value, 'object')) return withFunctions(value, names)
  const isCode = isKind(value, 'name')
  return isCode ? undefined : value
}

/** Puts functions of the module in place of their names, which mean nothing outside it. */
const withFunctions = ({ entries }: LiteralObject, names: Names): LiteralObject =>
  objectOf(
    new Map(
      [...entries].map(([key, value]) => [key, isKind(value, 'name') ? lookUp(value.name, names, 0) : value]),
    ),
  )

function isWhole(code: string, end: number): boolean {
  WHOLE.lastIndex = end
  return WHOLE.test(code)
}

/** Code that can be no data: elements, and functions that show elements or consist of statements. */
const NO_DATA =
  /\s*(?:<|(?:async|class|new|await|import)\b|(?:\([^()]*\)|[\w$]+)\s*=>\s*(?:\(?\s*<|\{(?!\s*return\b)))/y
/** Maximum length of code that is read for its value. */
const MAX_COMPUTED = 8_000

/** A function, or the value of an expression that can be computed from data; undefined for other code. */
function computedAt(code: string, at: number, names: Names): Literal {
  NO_DATA.lastIndex = at
  if (NO_DATA.test(code)) return undefined
  const length = expressionLength(code.slice(at, at + MAX_COMPUTED))
  if (length === 0 || !isWhole(code, at + length)) return undefined
  const source = code.slice(at, at + length)
  const named = (name: string) => lookUp(name, names, 0)
  if (/^(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)/.test(source)) return { kind: 'function', source, named }
  const value = evaluate(source, named)
  return isKind(value, 'unknown') ? undefined : value
}

/** Length of the expression that code begins with; 0 if there is none. */
function expressionLength(code: string): number {
  try {
    return expressionNode(code).end
  } catch (error) {
    if (error instanceof SyntaxError) return 0
    throw error
  }
}

/** The value of an import from a file; undefined if it is not data. */
export function importedValue(values: ReadonlyMap<string, Literal>, exported: string): Literal {
  if (exported !== '*') return values.get(exported)
  const [only] = values.size === 1 ? [values.get('default')] : []
  return only ?? (values.size > 0 ? objectOf(values) : undefined)
}
