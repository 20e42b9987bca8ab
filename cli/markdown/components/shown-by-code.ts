// Finds, without running it, what code in an attribute value may render (`render={({ name }) => <b>{name}</b>}`): its elements,
// and the argument names if it is a function.
import { childNodes, expressionNode, isSyntaxNode, type SyntaxNode as Node } from '../../text/syntax-tree.ts'

/** Path to each argument: its index, and the property name if it is destructured. */
export type ArgumentNames = ReadonlyMap<string, readonly (number | string)[]>

/** The elements and arguments found in code. */
export interface ShownByCode {
  /** Sources of the elements that it may return, in order: at least one. */
  readonly elements: readonly string[]
  /** Only for a function. */
  readonly argumentNames?: ArgumentNames
}

/** Analyses an expression; null if it returns no element. */
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
    return expressionNode(code)
  } catch {
    return null
  }
}

/** Elements that a node may return, including those in nested functions. */
function elementsIn(node: Node): readonly Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [node]
  return childNodes(node).flatMap(elementsIn)
}

function argumentsOf(params: readonly Node[]): ArgumentNames {
  const names = new Map<string, readonly (number | string)[]>()
  for (const [at, param] of params.entries()) {
    if (param.type === 'Identifier') names.set(String(param.name), [at])
    for (const { key, value } of param.type === 'ObjectPattern' ? (param.properties as readonly Node[]) : [])
      if (isName(key) && isName(value)) names.set(String(value.name), [at, String(key.name)])
  }
  return names
}

const isName = (value: unknown): value is Node => isSyntaxNode(value) && value.type === 'Identifier'
