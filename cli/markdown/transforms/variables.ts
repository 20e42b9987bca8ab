// Replaces names in braces: site variables, and the exported constants and props of a text.
import { own } from '../../../runtime/model/own.ts'
import type { Place } from '../../model/diagnostic.ts'
import { suggest } from '../../text/suggest.ts'
import { hasVariables, replaceVariables, unknownVariables, type Variables } from '../../text/variables.ts'
import { callingExpression } from '../components/expression.ts'
import { type Document, transform } from '../document.ts'
import { dottedName, NAME_PATH } from '../literal.ts'
import { noteExpression } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { expressionText, type Names, resolveLiteral, shownText } from '../values.ts'
import { eachNode } from '../walk.ts'

const NAME = new RegExp(`(\\\\)?\\{\\s*(${NAME_PATH})\\s*\\}`, 'g')
const CODE_VARIABLE = /\\?\{([A-Za-z_][\w-]*)\}/g
/**
 * A bare name, or code: a template literal, calls, property paths, and these with an operator between spaces. Each repetition
 * starts with a distinct character, so that matching an unclosed brace fails at once.
 */
const EXPRESSION =
  /(?<!\\)\{\s*(?:`[^`]*`|([A-Za-z_$][\w$]*)|[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*|\([^(){}]*\)|\[(?:\d+|"[^"]*"|'[^']*')\])+|[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*|\([^(){}\n]*\)|\[[^[\]{}\n]*\])*[ \t]+(?:[-+*/%<>]|[=!]==?|[<>]=|&&|\|\||\?\??)[ \t][^{}\n]*)\s*\}/g

/** Replaces names with their values. */
export const variables = transform((tree, document) => {
  const templates = new Set<TreeNode>()
  const heads = new Set<TreeNode>()
  eachNode(tree, (node) => {
    if (node.name === 'CodeBlock')
      for (const child of node.children ?? []) if (isTemplate(child, document)) templates.add(child)
    if (node.name === 'Head' || node.name === 'head')
      for (const child of node.children ?? []) if (child.type === 'text') heads.add(child)
    const visit = VISITORS.get(node.type)
    if (heads.has(node)) prose(node, document, withoutCode)
    else if (visit && !templates.has(node)) visit(node, document)
  })
})

/**
 * Whether the content of a code block is a JavaScript expression in braces: the component evaluates it, and braces in it are
 * code.
 */
function isTemplate({ type, value = '' }: TreeNode, document: Document): boolean {
  const expression = type === 'text' ? /^\s*\{([\s\S]*)\}\s*$/.exec(value)?.[1] : undefined
  if (expression === undefined) return false
  return (
    expressionText(expression, document) !== undefined || callingExpression(expression, document) !== null
  )
}

const VISITORS: ReadonlyMap<string, (node: TreeNode, document: Document) => void> = new Map([
  ['text', prose],
  ['code', code],
  ['inlineCode', code],
  ['html', html],
  ['link', address],
  ['image', address],
  ['imageReference', address],
  ['definition', address],
])

/** Styles and scripts in `Head`: their braces are code, and `Head` itself reports what it ignores. */
const CODE_ELEMENT = /<(style|script)\b[^>]*>[\s\S]*?<\/\1\s*>/gi

/** A text with such elements blanked; places in it stay. */
const withoutCode = (text: string): string =>
  text.replace(CODE_ELEMENT, (element) => element.replace(/[^\n]/g, ' '))

/** Replaces the names of a text; braces are reported in the part that `reported` keeps. */
function prose(node: TreeNode, document: Document, reported = (text: string) => text): void {
  if (!node.value?.includes('{')) return
  const text = scopeValues(node.value, document)
  const { written = node.value } = node.data ?? {}
  const { variables: values } = document.page.options
  // As in MDX, heading ids are derived from the names.
  if (text !== written) node.data = { ...node.data, written: replaceVariables(written, values) }
  // Braces in a value, such as the text of a file, are none that the author of the page wrote.
  reportBraces(reported(scopeValues(node.value, document, escapedBraces)), node, document)
  node.value = replaceVariables(text, values).replaceAll('\\{', '{')
}

/** In code, only site variables are replaced: as in MDX, constants and props have no meaning there. */
function code(node: TreeNode, document: Document): void {
  const { variables: values } = document.page.options
  const { value = '' } = node
  if (value.includes('{') && hasNames(document)) document.copy.keep(node)
  node.value = variablesInCode(value, values)
  if (node.meta) node.meta = variablesInCode(node.meta, values)
}

function html(node: TreeNode, document: Document): void {
  node.value = plainText(node.value ?? '', document).replace(/\n+$/, '')
}

function address(node: TreeNode, document: Document): void {
  if (node.url) {
    node.url = plainText(node.url, document)
    document.copy.address(node)
  }
  if (node.title) node.title = plainText(node.title, document)
  if (node.alt) node.alt = plainText(node.alt, document)
}

function plainText(text: string, document: Document): string {
  if (!text.includes('{')) return text
  const { variables: values } = document.page.options
  return replaceVariables(scopeValues(text, document), values).replaceAll('\\{', '{')
}

/** Replaces only the site's variables; other braces, escaped or not, stay as written. */
export function variablesInCode(text: string, values: Variables): string {
  if (!text.includes('{') || !hasVariables(values)) return text
  return text.replace(CODE_VARIABLE, (written: string, name: string) => {
    const value = own(values, name)
    return value !== undefined && written.startsWith('\\') ? written.slice(1) : (value ?? written)
  })
}

/** Replaces `{props.x}` and the `{name}` of constants, including property paths; `shown` changes each value that is put in. */
export function scopeValues(text: string, names: Names, shown = (value: string) => value): string {
  if (!hasNames(names)) return text
  return text.replace(NAME, (written: string, backslash: string | undefined, path: string) => {
    if (backslash) return written
    const [first = ''] = path.split(/[^\w$]/, 1)
    if (first !== 'props' && !names.constants.has(first)) return written
    const value = shownText(resolveLiteral({ kind: 'name', name: dottedName(path) }, names))
    return value === undefined ? written : shown(value)
  })
}

const escapedBraces = (value: string) => value.replaceAll('{', '\\{')

const hasNames = ({ props, constants }: Names): boolean => props.size > 0 || constants.size > 0

/** `{{name}}` without spaces; with spaces, it is a placeholder of another program. */
const DOUBLED = /(?<![\\{$])\{\{([A-Za-z_][\w-]*)\}\}(?!\})/g
/** `\begin{equation}`, and `:::{note}`. */
const FOREIGN_BEFORE = /(?:\\(?:begin|end)|(?:^|\n):{3,}[ \t]*)$/
/** Confluence macros, and their replacements here. */
const MACROS: ReadonlyMap<string, string> = new Map([
  ['code', '``` on its own line'],
  ['noformat', '``` on its own line'],
  ...['info', 'note', 'tip', 'warning'].map(
    (name) => [name, `:::${name} before the text and ::: after it`] as const,
  ),
  ['panel', ':::note before the text and ::: after it'],
  ['expand', ':::details[Title] before the text and ::: after it'],
  ['quote', '> before each line'],
])

/** Reports unknown names, and code that is shown as text. */
function reportBraces(text: string, node: TreeNode, document: Document): void {
  const { page, isMdx } = document
  const { variables: values } = page.options
  for (const { name, index } of unknownVariables(text, values)) {
    // A lint reports these as syntax of another program.
    if (FOREIGN_BEFORE.test(text.slice(0, index))) continue
    const near = suggest(name, Object.keys(values))
    const isRole =
      index + name.length + 2 === text.length && document.text.charAt(node.position?.end.offset ?? -1) === '`'
    const hint = near
      ? `Did you mean {${near}}? Write \\{${name}} to show it as text.`
      : isRole
        ? `Write a link, [text](./page.md): the role {${name}} is syntax of another program.`
        : MACROS.has(name)
          ? `Write ${MACROS.get(name)}; the macro {${name}} is syntax of another program.`
          : `Write \\{${name}} to show it as text.`
    const message = `There is no variable "${name}".`
    page.report({ code: 'markdown/unknown-variable', message, hint }, placeIn(node, text, index, document))
  }
  for (const { 0: written, 1: name = '', index } of text.matchAll(DOUBLED)) {
    if (own(values, name) === undefined) continue
    const message = `The value of the variable is shown in braces: ${written}`
    const hint = `Write {${name}} with one brace at each end.`
    page.report({ code: 'markdown/unknown-variable', message, hint }, placeIn(node, text, index, document))
  }
  for (const { 0: source, 1: name, index } of isMdx ? text.matchAll(EXPRESSION) : [])
    if (name === undefined || document.imports.get(name)?.kind === 'component')
      noteExpression(page, source, placeIn(node, text, index, document))
}

/** Place of a character in a text node; exact only if the text is the same as in the source. */
function placeIn(node: TreeNode, text: string, index: number, { page }: Document): Place {
  if (!node.position) return page.places.placeOf(node)
  const before = text.slice(0, index).split('\n')
  const { line, column } = node.position.start
  const last = before.at(-1)?.length ?? 0
  const start = { line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + last }
  return page.places.placeOf({ position: { start, end: { line: start.line, column: start.column + 1 } } })
}
