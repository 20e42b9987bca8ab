// Converts exports of a site's code into a list of nodes that can be sent between threads, and back. Deep nesting,
// cycles and shared references are supported. Values that cannot be sent keep their kind, so that validation reports
// them as before.

/** A value as a list of nodes that refer to each other by index; the first one is the value itself. */
export type PortableValue = readonly PortableNode[]

type Entries = readonly (readonly [key: string, node: number])[]

/** Any function. */
export type AnyFunction = (...given: readonly unknown[]) => unknown

type PortableNode =
  /** A primitive, a date or a regular expression. */
  | { readonly kind: 'leaf'; readonly value: unknown }
  | { readonly kind: 'list'; readonly items: readonly number[] }
  /** A plain object, or an instance of a class without its methods. */
  | { readonly kind: 'record'; readonly entries: Entries }
  | { readonly kind: 'instance'; readonly entries: Entries }
  | { readonly kind: 'function'; readonly id: number; readonly text: string }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'promise' }

/** Prototype of all received instances. */
const INSTANCE = {}

/**
 * Splits a value into nodes. `keepFunction` stores a function and returns the number by which it can be called later.
 */
export function serialize(root: unknown, keepFunction: (call: AnyFunction) => number): PortableValue {
  const nodes: PortableNode[] = []
  const values: unknown[] = []
  const known = new Map<unknown, number>()
  const indexOf = (value: unknown): number => {
    const found = known.get(value)
    if (found !== undefined) return found
    const index = values.push(value) - 1
    if (typeof value === 'object' || typeof value === 'function') known.set(value, index)
    return index
  }
  indexOf(root)
  // The list grows during the loop, so any depth works without recursion.
  for (const value of values) nodes.push(nodeOf(value, indexOf, keepFunction))
  return nodes
}

function nodeOf(
  value: unknown,
  indexOf: (part: unknown) => number,
  keepFunction: (call: AnyFunction) => number,
): PortableNode {
  if (typeof value === 'function')
    return { kind: 'function', id: keepFunction(value as AnyFunction), text: String(value) }
  if (typeof value === 'symbol') return { kind: 'symbol', name: value.description ?? '' }
  if (typeof value !== 'object' || value === null) return { kind: 'leaf', value }
  if (value instanceof RegExp || value instanceof Date) return { kind: 'leaf', value }
  if (value instanceof Promise) return { kind: 'promise' }
  if (Array.isArray(value)) return { kind: 'list', items: Array.from(value, indexOf) }
  const parts = ArrayBuffer.isView(value) ? [] : Object.entries(value)
  const entries = parts.map(([key, part]) => [key, indexOf(part)] as const)
  return { kind: isPlain(value) ? 'record' : 'instance', entries }
}

/** Also true for objects of another realm and for module namespaces. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Reassembles a value; `call` runs a function in its own thread. */
export function deserialize(
  nodes: PortableValue,
  call: (id: number, given: readonly unknown[]) => unknown,
): unknown {
  const made = nodes.map((node) => emptyOf(node, call))
  for (const [index, node] of nodes.entries()) {
    const value = made[index]
    if (node.kind === 'list') for (const item of node.items) (value as unknown[]).push(made[item])
    if (node.kind !== 'record' && node.kind !== 'instance') continue
    for (const [key, part] of node.entries) {
      // Assigning to `__proto__` would not create a key.
      const property = { value: made[part], writable: true, enumerable: true, configurable: true }
      Object.defineProperty(value, key, property)
    }
  }
  return made[0]
}

function emptyOf(node: PortableNode, call: (id: number, given: readonly unknown[]) => unknown): unknown {
  if (node.kind === 'leaf') return node.value
  if (node.kind === 'list') return []
  if (node.kind === 'record') return {}
  if (node.kind === 'instance') return Object.create(INSTANCE)
  if (node.kind === 'symbol') return Symbol(node.name)
  if (node.kind === 'promise') return Promise.resolve()
  const { id, text } = node
  // Functions are compared by their text.
  return Object.assign((...given: readonly unknown[]) => call(id, given), { toString: () => text })
}
