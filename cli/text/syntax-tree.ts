// Helpers for walking the syntax tree of JavaScript.
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

/** The nodes in a value, such as a list of nodes. */
export const syntaxNodes = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.flatMap(syntaxNodes) : isSyntaxNode(value) ? [value] : []

/** The direct children of a node. */
export const childNodes = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap(syntaxNodes)

/** Parses the expression (JSX allowed) that the code begins with. Throws a `SyntaxError` if there is none. */
export const expressionNode = (code: string): SyntaxNode =>
  javascriptParser().parseExpressionAt(code, 0, { ecmaVersion: 'latest' }) as unknown as SyntaxNode
