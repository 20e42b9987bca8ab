// Reads attribute values: names are resolved and variables in strings replaced.
import { decodeEntities } from '../../text/entities.ts'
import { replaceVariables } from '../../text/variables.ts'
import type { Document } from '../document.ts'
import { isKind, type Literal, readLiteral } from '../literal.ts'
import { balancedEnd, readTag } from '../source/read-tag.ts'
import type { TreeAttribute, TreeNode } from '../tree.ts'
import { literalText, resolveLiteral } from '../values.ts'

/**
 * Attribute values by name; as in JSX, a later attribute of the same name wins. Spread attributes count if they are plain
 * objects.
 */
export function readProps(node: TreeNode, document: Document): Map<string, Literal> {
  const { attributes } = node
  const props = new Map<string, Literal>()
  if (!Array.isArray(attributes)) return props
  const written = new Set<string>()
  for (const { name, value } of attributes) {
    if (name !== undefined) {
      if (written.has(name)) reportTwice(name, props.get(name), node, document)
      written.add(name)
      props.set(name, propValue(value, document))
    } else if (typeof value === 'string')
      for (const [key, each] of spreadValues(value, document)) props.set(key, each)
  }
  return props
}

function reportTwice(name: string, earlier: Literal | undefined, node: TreeNode, { page }: Document): void {
  const value = earlier === undefined ? undefined : literalText(earlier)
  const message = `<${node.name ?? ''}> has the attribute ${name} twice; the earlier one was ignored${value === undefined ? '' : `: ${value}`}`
  const hint = 'keep one of them'
  page.report(
    { code: 'markdown/html-attribute', severity: 'warning', message, hint },
    page.places.placeOf(node),
  )
}

/** Entries of a spread attribute `{...name}`. */
function spreadValues(source: string, document: Document): Iterable<readonly [string, Literal]> {
  const [, written] = /^\s*\.\.\.([\s\S]*)$/.exec(source) ?? []
  const value = written === undefined ? null : resolveLiteral(readLiteral(written.trim()), document)
  const isObject = isKind(value, 'object')
  return isObject ? value.entries : []
}

function propValue(value: TreeAttribute['value'], document: Document): Literal {
  if (value === null || value === undefined) return true
  const literal = typeof value === 'string' ? value : resolveLiteral(readLiteral(value.value), document)
  return typeof literal === 'string' ? replaceVariables(literal, document.page.options.variables) : literal
}

/** Text of a value, including that of an element such as `label={<b>One</b>}`. */
export function looseText(literal: Literal): string | undefined {
  const isElement = isKind(literal, 'unknown')
  if (!isElement || !literal.source.trim().startsWith('<')) return literalText(literal)
  return elementText(literal.source)
}

/** Text that an element shows: tags are dropped, strings in braces and character references resolved. */
function elementText(source: string): string {
  const parts: string[] = []
  for (let at = 0; at < source.length; ) {
    const next = source.slice(at).search(/[<{]/)
    const end = next < 0 ? source.length : at + next
    parts.push(decodeEntities(source.slice(at, end)))
    at = end
    if (at === source.length) break
    const after = source[at] === '{' ? balancedEnd(source, at) : tagEnd(source, at)
    if (source[at] === '{' && after > 0)
      parts.push(literalText(readLiteral(source.slice(at + 1, after - 1))) ?? '')
    if (after < 0) parts.push(source.charAt(at))
    at = after < 0 ? at + 1 : after
  }
  return parts
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

/** Offset after the tag or fragment delimiter; -1 if there is none. */
function tagEnd(source: string, at: number): number {
  const fragment = /^<\/?>/.exec(source.slice(at, at + 3))?.[0]
  if (fragment) return at + fragment.length
  const tag = readTag(source, at)
  return tag === null || tag === 'incomplete' ? -1 : tag.end
}

/** What stands behind the language of a code block, from the attributes of a component. */
export function codeMeta(props: ReadonlyMap<string, Literal>): string {
  const parts = [literalText(props.get('metastring')) ?? '']
  const title = literalText(props.get('title'))
  if (title !== undefined) parts.push(title.includes('"') ? `title='${title}'` : `title="${title}"`)
  const numbers = props.get('showLineNumbers')
  if (numbers === true) parts.push('showLineNumbers')
  else if (typeof numbers === 'number') parts.push(`showLineNumbers=${numbers}`)
  return parts.filter((part) => part !== '').join(' ')
}
