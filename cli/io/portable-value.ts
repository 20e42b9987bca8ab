// Turns what code of a site exports into a list of nodes that can be sent from the thread it ran in, and back into a value.
// Depth, rings and shared parts are no matter; what cannot be sent stands as what it is, so that validation names it as before.

/** A value in pieces: every node names the nodes it holds by their index; the first one is the value itself. */
export type PortableValue = readonly PortableNode[]

type Entries = readonly (readonly [key: string, node: number])[]

/** A function, whatever it takes. */
export type AnyFunction = (...given: readonly unknown[]) => unknown

type PortableNode =
  /** A primitive, a date or a regular expression. */
  | { readonly kind: 'leaf'; readonly value: unknown }
  | { readonly kind: 'list'; readonly items: readonly number[] }
  /** A plain object, or one of a class, whose methods stay behind. */
  | { readonly kind: 'record'; readonly entries: Entries }
  | { readonly kind: 'instance'; readonly entries: Entries }
  | { readonly kind: 'function'; readonly id: number; readonly text: string }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'promise' }

/** Prototype of all objects that had a class. */
const INSTANCE = {}

/** Takes a value apart. `keepFunction` gives a function the number under which it can be called later. */
export function takeApart(root: unknown, keepFunction: (call: AnyFunction) => number): PortableValue {
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
  // The list grows while it is walked: no depth is too deep.
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

/** Also one of another realm, or the names a module exports. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Puts a value together again; `call` runs a function where it lives. */
export function putTogether(
  nodes: PortableValue,
  call: (id: number, given: readonly unknown[]) => unknown,
): unknown {
  const made = nodes.map((node) => emptyOf(node, call))
  for (const [index, node] of nodes.entries()) {
    const value = made[index]
    if (node.kind === 'list') for (const item of node.items) (value as unknown[]).push(made[item])
    if (node.kind !== 'record' && node.kind !== 'instance') continue
    for (const [key, part] of node.entries) {
      // An assignment to `__proto__` would not make a key.
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
  // Its text is what tells one function from another.
  return Object.assign((...given: readonly unknown[]) => call(id, given), { toString: () => text })
}
