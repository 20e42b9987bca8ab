// Parses YAML to a data tree: YAML 1.2 core schema, no custom tags, a limited number of aliases. Only trees are returned; a
// data file cannot run code or exhaust memory.
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import {
  DataError,
  type DataNode,
  MAX_DATA_DEPTH,
  type MapEntry,
  type ParsedData,
  parsedData,
} from './data-node.ts'
import { parseSimpleYaml } from './simple-yaml.ts'

/** Maximum number of aliases followed in one file; an alias bomb has billions. */
const MAX_ALIASES = 100
const OPEN_LIST = 0x5b
const OPEN_MAP = 0x7b
/** A line that begins with hundreds of spaces and `- ` marks. */
const INDENT = /^(?:[ \t]|[-?:](?=[ \t])){400}/m
const TOO_DEEP = `Nested deeper than ${MAX_DATA_DEPTH} levels`

/** Parses YAML text. A text without any value is an empty map. */
export function parseYaml(text: string): ParsedData {
  const simple = parseSimpleYaml(text)
  return simple ? { node: simple } : parseFullYaml(text)
}

/** `parseYaml` without the fast path for simple text. */
export function parseFullYaml(text: string): ParsedData {
  const deep = nestedTooDeepAt(text)
  if (deep !== -1) return { problem: { message: TOO_DEEP, start: deep } }
  return parsedData(() => {
    const document = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      prettyErrors: false,
      // The package compares every pair of keys; `#entries` uses a set instead.
      uniqueKeys: false,
      logLevel: 'silent',
    })
    const problem = document.errors[0] ?? document.warnings[0]
    if (problem) throw new DataError(messageOf(problem), problem.pos[0])
    return new TreeReader(document, text).read()
  })
}

function messageOf({ message }: YAMLError): string {
  return message.replace(/\s+/g, ' ').replace(/[.:]? *$/, '')
}

/**
 * Offset at which nesting far exceeds the limit, estimated from brackets and indentation, or -1. The package's parser recurses,
 * and a stack overflow may kill the whole process, so such text must never reach it.
 */
function nestedTooDeepAt(text: string): number {
  const indented = INDENT.exec(text)
  if (indented) return indented.index
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === OPEN_LIST || code === OPEN_MAP) depth++
    else if ((code === OPEN_LIST + 2 || code === OPEN_MAP + 2) && depth > 0) depth--
    if (depth > 2 * MAX_DATA_DEPTH) return at
  }
  return -1
}

class TreeReader {
  readonly #document: Document.Parsed
  readonly #text: string
  #aliases = 0
  #depth = 0

  constructor(document: Document.Parsed, text: string) {
    this.#document = document
    this.#text = text
  }

  read(): DataNode {
    const { contents } = this.#document
    return contents === null || isEmpty(contents)
      ? { kind: 'map', entries: [], start: 0 }
      : this.#node(contents)
  }

  #node(node: ParsedNode | null): DataNode {
    const start = node?.range?.[0] ?? 0
    if (++this.#depth > MAX_DATA_DEPTH) throw new DataError(TOO_DEEP, start)
    const result = this.#convert(node, start)
    this.#depth--
    return result
  }

  #convert(node: ParsedNode | null, start: number): DataNode {
    if (isScalar(node)) return scalar(node, start, this.#text)
    if (isSeq(node))
      return { kind: 'list', items: node.items.map((item) => this.#node(item as ParsedNode)), start }
    if (isMap(node)) return { kind: 'map', entries: this.#entries(node, start), start }
    if (isAlias(node)) return this.#target(node, start)
    return { kind: 'scalar', value: null, text: '', start }
  }

  #target(alias: Alias, start: number): DataNode {
    if (++this.#aliases > MAX_ALIASES) throw new DataError(`More than ${MAX_ALIASES} aliases`, start)
    const target = alias.resolve(this.#document)
    if (target === undefined)
      throw new DataError(`The alias '${alias.source}' has no anchor before it`, start)
    return this.#node(target as ParsedNode)
  }

  #entries(map: YAMLMap, start: number): readonly MapEntry[] {
    const keys = new Set<string>()
    return map.items.map((pair) => {
      const entry = this.#entry(pair, start)
      if (keys.has(entry.key)) throw new DataError(`The key '${entry.key}' is defined twice`, entry.keyStart)
      keys.add(entry.key)
      return entry
    })
  }

  #entry({ key, value }: { readonly key: unknown; readonly value: unknown }, mapStart: number): MapEntry {
    const keyStart = (key as ParsedNode | null)?.range?.[0] ?? mapStart
    if (!isScalar(key)) throw new DataError('A key must be text', keyStart)
    return { key: key.source ?? String(key.value), keyStart, value: this.#node(value as ParsedNode | null) }
  }
}

/** A document with only whitespace and comments has a single empty scalar. */
function isEmpty(node: ParsedNode): boolean {
  return isScalar(node) && node.value === null && node.source === ''
}

function scalar(node: Scalar, start: number, text: string): DataNode {
  const value = node.value
  const comment = commentBehind(node, text)
  const behind = comment === undefined ? {} : { comment }
  if (typeof value === 'string') return { kind: 'scalar', value, text: value, start, ...behind }
  const plain = typeof value === 'number' || typeof value === 'boolean' ? value : null
  return { kind: 'scalar', value: plain, text: node.source ?? String(value), start, ...behind }
}

/** The comment on the line of an unquoted value: it may have been meant as text. */
function commentBehind({ type, range }: Scalar, text: string): string | undefined {
  if (type !== 'PLAIN' || !range) return undefined
  COMMENT.lastIndex = range[1]
  return COMMENT.exec(text)?.[1]
}

const COMMENT = /[ \t]*(#[^\n]*?)[ \t\r]*(?:\n|$)/y
