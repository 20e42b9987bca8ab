// Evaluates expressions in braces and removes comments. A string literal is replaced by its content, `props.children` by the
// content from the including page, code that renders elements or calls code by a component of the page, and code over data by
// its value. Names are left to variables.ts; all other code becomes text.
import { elementExpressionAt, mayBeFunction, parseBudget } from '../../text/code-expression.ts'
import { unescapeString } from '../../text/unescape.ts'
import { callingExpression, componentNode, propCode, writtenCode } from '../components/expression.ts'
import { looseText } from '../components/props.ts'
import { siteImport } from '../components/site-import.ts'
import { type Document, sourceOf, transform } from '../document.ts'
import { paragraphNode, textNode } from '../elements.ts'
import { type Literal, readLiteral } from '../literal.ts'
import { noteExpression } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { isBlankText } from '../tree.ts'
import { resolveLiteral, shownText } from '../values.ts'
import { eachNode, joinTexts, replaceNodes } from '../walk.ts'

const STRING = /^\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`)\s*$/
const HTML_COMMENTS = /^\s*(?:<!--(?:-?>|(?!-?>)(?:(?!-->)[\s\S])*-->)\s*)+$/
const COMMENTS = /^(?:\s|<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|\/\/.*)*$/
const PROP = /^\s*props\.\w+\s*$/
const CHILDREN = /^\s*props\.children\s*$/

/** Replaces expressions with their values. */
export const expressions = transform((tree, document) => {
  if (!/\{|<!--/.test(document.text)) return
  const mayGive = mayBeFunction(document.text) || [...document.constants.values()].some(isLongText)
  if (mayGive) eachNode(tree, (node) => giveAlone(node, document))
  replaceNodes(tree, (node) => {
    if (node.type === 'html') return HTML_COMMENTS.test(node.value ?? '') ? [] : null
    if (node.type === 'mdxTextExpression') return expressionNodes(node, document)
    if (node.type === 'mdxFlowExpression') return flowValue(node, document)
    if (node.children) node.children = joinTexts(node.children)
    // A paragraph that contained only values without visible text is removed.
    return node.type === 'paragraph' && node.children?.every(isBlankText) === true ? [] : null
  })
})

/** Passes a function or the text of a file that is the only child of a site component to it as `children`. */
function giveAlone(node: TreeNode, document: Document): void {
  const { name = '', attributes, children = [] } = node
  if (!name || !Array.isArray(attributes) || siteImport(name, document) === undefined) return
  const lines = children.flatMap((child) => (child.type === 'paragraph' ? (child.children ?? []) : child))
  const [only, ...others] = lines.filter((child) => !isBlankText(child))
  if (!only || others.length > 0) return
  const value = only.type === 'text' ? nameOfText(only, document) : functionOf(only, document)
  if (value === null) return
  node.children = []
  node.attributes = [
    ...attributes,
    { type: 'mdxJsxAttribute', name: 'children', value: { type: 'mdxJsxAttributeValueExpression', value } },
  ]
}

/** The code of a function in braces. */
function functionOf(node: TreeNode, document: Document): string | null {
  if (!/^mdx(?:Flow|Text)Expression$/.test(node.type)) return null
  const value = writtenCode(node, document)
  return mayBeFunction(`{${value}}`) && propCode(value, document) !== null ? value : null
}

/** The name of a text with several lines: as Markdown, they would run together. */
function nameOfText({ value = '' }: TreeNode, { constants }: Document): string | null {
  const name = /^\s*\{\s*([\w$]+)\s*\}\s*$/.exec(value)?.[1]
  return name !== undefined && isLongText(constants.get(name)) ? name : null
}

const isLongText = (value: Literal | undefined): boolean =>
  typeof value === 'string' && value.trim().includes('\n')

function expressionNodes(node: TreeNode, document: Document): TreeNode[] {
  const { copy, children } = document
  const { value = '' } = node
  const string = STRING.exec(value)
  if (string) {
    return [valueNode(unescapeString(string[1] ?? string[2] ?? string[3] ?? ''), node, document)]
  }
  const shown = elementExpressionAt(`{${value}}`, 0, parseBudget(value.length))
  if (shown) return [componentNode(shown, { node }, document)]
  const given = COMMENTS.test(value) || CHILDREN.test(value) ? undefined : shownValue(value, document)
  if (given !== undefined) return given === '' ? [] : [valueNode(given, node, document)]
  // HTML comments are hidden in the Markdown copy anyway.
  const source = sourceOf(node, document)
  const isComment = COMMENTS.test(value)
  if (!isComment && !CHILDREN.test(value)) {
    const calling = callingExpression(writtenCode(node, document), document)
    return calling
      ? [componentNode(calling, { node, instead: source }, document)]
      : [unknownNode(node, document)]
  }
  if (!source.startsWith('<')) copy.removeLines(node)
  if (isComment) return []
  return children ? structuredClone([...children]) : [textNode(`{${value}}`, node)]
}

/** Code that is more than data becomes text. */
function unknownNode(node: TreeNode, document: Document): TreeNode {
  const source = sourceOf(node, document)
  noteExpression(document.page, source, document.page.places.placeOf(node))
  return textNode(source.replaceAll('{', '\\{'), node)
}

/** The visible text of code over data; of an element that a partial gets as an attribute, its text. */
function shownValue(source: string, document: Document): string | undefined {
  const value = resolveLiteral(readLiteral(source.trim()), document)
  return shownText(value) ?? (PROP.test(source) ? looseText(value) : undefined)
}

/** Replaces an expression with text, in which braces are not variables. */
function valueNode(text: string, node: TreeNode, { copy }: Document): TreeNode {
  copy.replace(node, [text])
  // As in MDX, heading ids are derived from the code, not from its value.
  return { ...textNode(text.replaceAll('{', '\\{'), node), data: { written: node.value ?? '' } }
}

function flowValue(node: TreeNode, document: Document): TreeNode[] {
  const nodes = expressionNodes(node, document)
  const [text] = nodes
  if (nodes.length !== 1 || text?.type !== 'text') return nodes
  return text.value?.trim() === '' ? [] : [paragraphNode(nodes, node)]
}
