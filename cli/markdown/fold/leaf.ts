// Strings of the tree: markers that turned out to stand in code go back to their source, variables get their values,
// shortcodes become emoji.

import { nameToEmoji } from 'gemoji'
import { own } from '../../../runtime/model/own.ts'
import { suggest } from '../../text/suggest.ts'
import { replaceVariables, unknownVariables, type Variables } from '../../text/variables.ts'
import type { TreeNode } from '../tree.ts'
import type { FoldContext } from './context.ts'
import { literalText } from './evaluate.ts'

const SHORTCODE = /(?<![\p{L}\p{N}:]):([a-z\d_+-]+):(?![\p{L}\p{N}:])/gu
/** The same without the look around, which takes the engine long. */
const MAYBE_SHORTCODE = /:[a-z\d_+-]+:/
const NAME = /\{\s*([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\s*\}/g
const CODE_VARIABLE = /\\?\{([A-Za-z_][\w-]*)\}/g
const EXPRESSION = /\{\s*[A-Za-z_$][\w$]*(?:(?:\??\.[A-Za-z_$][\w$]*)+|\([^(){}]*\))+\s*\}/

/** Markers, braces, shortcodes and the characters that stand in for others while Markdown is parsed: without them text is final. */
const NOT_FINAL = /[{:<\ue000-\uf8ff]/

/** Text a reader sees. */
export function proseText(value: string, node: TreeNode, context: FoldContext): string {
  if (!NOT_FINAL.test(value)) return value
  let text = context.source.markers.restore(value)
  if (text.includes('{')) text = braces(text, node, context)
  if (context.page.options.markdown.emoji && text.includes(':')) text = emoji(text)
  return unescapeBraces(text, context, '{')
}

/** Text of code: as written, but for the variables the site has. */
export function codeText(value: string, context: FoldContext): string {
  if (!NOT_FINAL.test(value)) return value
  const text = unescapeBraces(context.source.markers.restore(value), context, '\\{')
  return text.includes('{')
    ? variablesInCode(scopeValues(text, context), context.page.options.variables)
    : text
}

/** Text in which only the site's own variables mean anything: other braces, escaped or not, stay as written. */
export function variablesInCode(text: string, variables: Variables): string {
  return text.replace(CODE_VARIABLE, (written: string, name: string) => {
    const value = own(variables, name)
    return value !== undefined && written.startsWith('\\') ? written.slice(1) : (value ?? written)
  })
}

/** Addresses, titles, alternative texts, raw html. */
export function plainString(value: string, context: FoldContext): string {
  if (!NOT_FINAL.test(value)) return value
  const text = unescapeBraces(context.source.markers.restore(value), context, '{')
  return text.includes('{')
    ? replaceVariables(scopeValues(text, context), context.page.options.variables)
    : text
}

function unescapeBraces(text: string, { source }: FoldContext, brace: string): string {
  const unescaped = text.includes(source.brace[0]) ? text.replaceAll(source.brace.join(''), brace) : text
  return unescaped.includes(source.guard) ? unescaped.replaceAll(source.guard, '') : unescaped
}

/** Text with `{props.x}` and `{name}` of exported constants replaced. */
export function scopeValues(text: string, { scope }: FoldContext): string {
  if (scope.props.size === 0 && scope.constants.size === 0) return text
  return text.replace(NAME, (written: string, name: string) => {
    const value = name.startsWith('props.')
      ? scope.props.get(name.slice('props.'.length))
      : scope.constants.get(name)
    return literalText(value) ?? written
  })
}

function braces(value: string, node: TreeNode, context: FoldContext): string {
  const { variables } = context.page.options
  const text = scopeValues(value, context)
  for (const { name, index } of unknownVariables(text, variables)) {
    const near = suggest(name, Object.keys(variables))
    const hint = near
      ? `Did you mean {${near}}? Write \\{${name}} for the text itself.`
      : `Write \\{${name}} for the text itself.`
    const message = `There is no variable "${name}".`
    context.page.report(
      { code: 'markdown/unknown-variable', message, hint },
      placeIn(node, text, index, context),
    )
  }
  const expression = context.source.mdx ? EXPRESSION.exec(text) : null
  if (expression) {
    const message = `The expression ${expression[0]} is shown as text: code in pages is not run.`
    context.page.report(
      { code: 'markdown/expression', message },
      placeIn(node, text, expression.index, context),
    )
  }
  return replaceVariables(text, variables)
}

/** Place of a character of a text node, as long as the text stands as written in the source. */
function placeIn(node: TreeNode, text: string, index: number, { page }: FoldContext) {
  if (!node.position) return page.places.placeOf(node)
  const before = text.slice(0, index).split('\n')
  const { line, column } = node.position.start
  const last = before.at(-1)?.length ?? 0
  const start = { line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + last }
  return page.places.placeOf({ position: { start, end: { line: start.line, column: start.column + 1 } } })
}

function emoji(text: string): string {
  if (!MAYBE_SHORTCODE.test(text)) return text
  return text.replace(SHORTCODE, (written, name: string) => own(nameToEmoji, name) ?? written)
}
