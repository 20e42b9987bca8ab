// One tree for YAML and JSON data, with the offset of everything, so that a wrong value can be shown where it stands.

/** A single value. */
export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** As the author wrote it: `10.30` for a plain number; for text the text itself. */
  readonly text: string
  readonly start: number
  /** What stands behind it on its line without being part of it: YAML takes ` #` for the beginning of a comment. */
  readonly comment?: string
}

/** A list. */
export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly DataNode[]
  readonly start: number
}

/** One key with its value. */
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

/** Why a text is no valid data. */
export interface DataProblem {
  readonly message: string
  readonly start: number
}

/** A parsed text: the tree, or the reason why there is none. */
export type ParsedData =
  | { readonly node: DataNode; readonly problem?: undefined }
  | { readonly node?: undefined; readonly problem: DataProblem }

/** The texts of a tree, keys too, that hold half of a character: no file in UTF-8 can. */
export function* halfCharacters(
  node: DataNode,
): Generator<{ readonly text: string; readonly start: number }> {
  if (node.kind === 'scalar') {
    if (typeof node.value === 'string' && HALF.test(node.value)) yield { text: node.value, start: node.start }
    return
  }
  if (node.kind === 'list') {
    for (const item of node.items) yield* halfCharacters(item)
    return
  }
  for (const { key, keyStart, value } of node.entries) {
    if (HALF.test(key)) yield { text: key, start: keyStart }
    yield* halfCharacters(value)
  }
}

/** The tree with U+FFFD in the place of each: no address can be made of such a text. */
export function withoutHalfCharacters(node: DataNode): DataNode {
  const whole = (text: string) => text.replace(HALVES, '\uFFFD')
  if (node.kind === 'scalar') {
    return {
      ...node,
      value: typeof node.value === 'string' ? whole(node.value) : node.value,
      text: whole(node.text),
    }
  }
  if (node.kind === 'list') return { ...node, items: node.items.map(withoutHalfCharacters) }
  const entries = node.entries.map(({ key, keyStart, value }) => {
    return { key: whole(key), keyStart, value: withoutHalfCharacters(value) }
  })
  return { ...node, entries }
}

const HALVES = /\p{Surrogate}/gu
/** A surrogate without the other one. */
const HALF = /\p{Surrogate}/u

/** Deepest nesting of data files: readers of the tree recurse. */
export const MAX_DATA_DEPTH = 100

/**
 * The tree as plain values, each text passed through `mapText`. Objects have no prototype, so that keys such as
 * `constructor` are nothing special, and the key `__proto__` is left out.
 */
export function toValue(node: DataNode, mapText: (text: string) => string = (text) => text): unknown {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? mapText(node.value) : node.value
  if (node.kind === 'list') return node.items.map((item) => toValue(item, mapText))
  const record: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.entries) if (key !== '__proto__') record[key] = toValue(value, mapText)
  return record
}

/** What a value is, in words for a message. */
export function describeNode(node: DataNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'an object'
  if (node.value === null) return 'nothing'
  return typeof node.value === 'string'
    ? `'${node.value.length > 60 ? `${node.value.slice(0, 60)}…` : node.value}'`
    : node.text
}
