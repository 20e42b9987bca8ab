// The syntax tree of JavaScript, as far as it is walked through.
import { javascriptParser } from './javascript-parser.ts'

/** A node of a syntax tree. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { readonly type?: unknown }).type === 'string'

/** The nodes that a value holds, such as a list of them. */
export const syntaxNodes = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.flatMap(syntaxNodes) : isSyntaxNode(value) ? [value] : []

/** The nodes right below a node. */
export const childNodes = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap(syntaxNodes)

/** The expression that begins at an offset of code, which may hold elements. Throws a `SyntaxError` where there is none. */
export const expressionNodeAt = (code: string, at: number): SyntaxNode =>
  javascriptParser().parseExpressionAt(code, at, { ecmaVersion: 'latest' }) as unknown as SyntaxNode
