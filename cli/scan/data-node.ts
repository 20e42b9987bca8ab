// One tree for YAML and JSON data, with the offset of every node, so that a wrong value can be reported where it occurs.

/** A single value. */
export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** As the author wrote it: `10.30` for a plain number; for a string, the string itself. */
  readonly text: string
  readonly start: number
  /** Text after the value on its line that YAML discards: ` #` begins a comment. */
  readonly comment?: string
}

/** A list. */
export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly DataNode[]
  readonly start: number
}

/** A key and its value. */
export interface MapEntry {
  readonly key: string
  readonly keyStart: number
  readonly value: DataNode
}

/** An object. Keys are unique. */
export interface MapNode {
  readonly kind: 'map'
  readonly entries: readonly MapEntry[]
  readonly start: number
}

/** Any value of a data file. */
export type DataNode = ScalarNode | ListNode | MapNode

/** Why a text is not valid data. */
export interface DataProblem {
  readonly message: string
  readonly start: number
}

/** Stops parsing. */
export class DataError extends Error {
  constructor(
    message: string,
    readonly start: number,
  ) {
    super(message)
  }
}

/** Runs a parser: its tree, or the problem that stopped it. */
export function parsedData(parse: () => DataNode): ParsedData {
  try {
    return { node: parse() }
  } catch (error) {
    if (error instanceof DataError) return { problem: { message: error.message, start: error.start } }
    throw error
  }
}

/** A parsed text: the tree, or the reason why parsing failed. */
export type ParsedData =
  | { readonly node: DataNode; readonly problem?: undefined }
  | { readonly node?: undefined; readonly problem: DataProblem }

/** Strings of the tree, keys included, with a lone surrogate: UTF-8 cannot encode one. */
export function* loneSurrogates(
  node: DataNode,
): Generator<{ readonly text: string; readonly start: number }> {
  if (node.kind === 'scalar') {
    if (typeof node.value === 'string' && HALF.test(node.value)) yield { text: node.value, start: node.start }
    return
  }
  if (node.kind === 'list') {
    for (const item of node.items) yield* loneSurrogates(item)
    return
  }
  for (const { key, keyStart, value } of node.entries) {
    if (HALF.test(key)) yield { text: key, start: keyStart }
    yield* loneSurrogates(value)
  }
}

/** The tree with each lone surrogate replaced by U+FFFD: no URL can be made from such a string. */
export function replaceLoneSurrogates(node: DataNode): DataNode {
  const whole = (text: string) => text.replace(HALVES, '\uFFFD')
  if (node.kind === 'scalar') {
    return {
      ...node,
      value: typeof node.value === 'string' ? whole(node.value) : node.value,
      text: whole(node.text),
    }
  }
  if (node.kind === 'list') return { ...node, items: node.items.map(replaceLoneSurrogates) }
  const entries = node.entries.map(({ key, keyStart, value }) => {
    return { key: whole(key), keyStart, value: replaceLoneSurrogates(value) }
  })
  return { ...node, entries }
}

const HALVES = /\p{Surrogate}/gu
/** A lone surrogate: with the `u` flag, pairs do not match. */
const HALF = /\p{Surrogate}/u

/** Maximum nesting of data files: functions that walk the tree recurse. */
export const MAX_DATA_DEPTH = 100

/**
 * The tree as plain values, with each string passed through `mapText`. Objects have no prototype, so that keys such as
 * `constructor` are not special, and the key `__proto__` is dropped.
 */
export function toValue(node: DataNode, mapText: (text: string) => string = (text) => text): unknown {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? mapText(node.value) : node.value
  if (node.kind === 'list') return node.items.map((item) => toValue(item, mapText))
  const record: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.entries) if (key !== '__proto__') record[key] = toValue(value, mapText)
  return record
}

/** Describes a value in words for a message. */
export function describeNode(node: DataNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'an object'
  if (node.value === null) return 'nothing'
  return typeof node.value === 'string'
    ? `'${node.value.length > 60 ? `${node.value.slice(0, 60)}…` : node.value}'`
    : node.text
}
