// What code shows that stands as a value (`render={({ name }) => <b>{name}</b>}`), read without running it: the elements that it may
// give, and the names of the arguments of a function.
import { javascriptParser } from '../../text/javascript-parser.ts'

/** The way to what a name of an argument names: the number of the argument, and the key in it where it is taken apart. */
export type ArgumentNames = ReadonlyMap<string, readonly (number | string)[]>

/** What code shows. */
export interface ShownByCode {
  /** Sources of the elements that it may give, in their order: at least one. */
  readonly elements: readonly string[]
  /** Of a function. */
  readonly argumentNames?: ArgumentNames
}

/** A node of a syntax tree. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** What the code shows that a source consists of; null for what gives no element. */
export function shownByCode(source: string): ShownByCode | null {
  const code = source.includes('<') ? parsed(`(${source})`) : null
  if (!code) return null
  const isFunction = /^(?:ArrowFunction|Function)Expression$/.test(code.type)
  const found = elementsIn(isFunction ? (code.body as Node) : code)
  if (found.length === 0) return null
  const elements = found.map(({ start, end }) => source.slice(start - 1, end - 1))
  return isFunction ? { elements, argumentNames: argumentsOf(code.params as readonly Node[]) } : { elements }
}

function parsed(code: string): Node | null {
  try {
    return javascriptParser().parseExpressionAt(code, 0, { ecmaVersion: 'latest' }) as unknown as Node
  } catch {
    return null
  }
}

/** Elements that a node may give, also by functions inside it. */
function elementsIn(node: Node): readonly Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [node]
  return Object.values(node).flatMap((part) =>
    (Array.isArray(part) ? (part as readonly unknown[]) : [part]).flatMap((each) =>
      isNode(each) ? elementsIn(each) : [],
    ),
  )
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

function argumentsOf(params: readonly Node[]): ArgumentNames {
  const names = new Map<string, readonly (number | string)[]>()
  for (const [at, param] of params.entries()) {
    if (param.type === 'Identifier') names.set(String(param.name), [at])
    for (const { key, value } of param.type === 'ObjectPattern' ? (param.properties as readonly Node[]) : [])
      if (isName(key) && isName(value)) names.set(String(value.name), [at, String(key.name)])
  }
  return names
}

const isName = (value: unknown): value is Node => isNode(value) && value.type === 'Identifier'
