// Values of attributes: names become what they stand for, strings get the site's variables.
import { replaceVariables } from '../../text/variables.ts'
import type { Document } from '../document.ts'
import { decodeEntities } from '../entities.ts'
import { type Literal, readLiteral } from '../literal.ts'
import { balancedEnd, readTag } from '../source/read-tag.ts'
import type { TreeAttribute, TreeNode } from '../tree.ts'

const MAX_DEPTH = 8

/** Names of a text. */
type Names = Pick<Document, 'imports' | 'constants' | 'props'>

/** Values of attributes by name; a later attribute of the same name wins, as in JSX. Spread attributes are passed over. */
export function readProps({ attributes }: TreeNode, document: Document): Map<string, Literal> {
  const props = new Map<string, Literal>()
  if (!Array.isArray(attributes)) return props
  for (const { name, value } of attributes)
    if (name !== undefined) props.set(name, propValue(value, document))
  return props
}

function propValue(value: TreeAttribute['value'], document: Document): Literal {
  if (value === null || value === undefined) return true
  const literal = typeof value === 'string' ? value : resolve(readLiteral(value.value), document, 0)
  return typeof literal === 'string' ? replaceVariables(literal, document.page.options.variables) : literal
}

/** A literal with names replaced by what they stand for. */
function resolve(literal: Literal, names: Names, depth: number): Literal {
  if (typeof literal !== 'object' || literal === null || depth > MAX_DEPTH) return literal
  if (isList(literal)) return literal.map((item) => resolve(item, names, depth + 1))
  if (literal.kind === 'object') {
    return {
      kind: 'object',
      entries: new Map([...literal.entries].map(([key, value]) => [key, resolve(value, names, depth + 1)])),
    }
  }
  return literal.kind === 'name' ? lookUp(literal.name, names, depth) : literal
}

function lookUp(name: string, names: Names, depth: number): Literal {
  if (name.startsWith('props.')) return names.props.get(name.slice('props.'.length))
  const imported = names.imports.get(name.replace(/\.default$/, ''))
  if (imported?.kind === 'asset') return { kind: 'asset', url: imported.url }
  if (names.constants.has(name)) return resolve(names.constants.get(name), names, depth + 1)
  return { kind: 'name', name }
}

/** Whether a literal is a list; `Array.isArray` does not narrow readonly arrays. */
export function isList(literal: Literal): literal is readonly Literal[] {
  return Array.isArray(literal)
}

/** A literal as text, when it has one. */
export function literalText(literal: Literal): string | undefined {
  if (typeof literal === 'string') return literal
  return typeof literal === 'number' ? String(literal) : undefined
}

/** Text of an element written as a value, e.g. `label={<b>One</b>}`. */
export function looseText(literal: Literal): string | undefined {
  const isElement =
    typeof literal === 'object' && literal !== null && 'kind' in literal && literal.kind === 'unknown'
  if (!isElement || !literal.source.trim().startsWith('<')) return literalText(literal)
  return elementText(literal.source)
}

/** Text that an element shows: its tags are left out, strings in braces and character references stand for themselves. */
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

/** Index after the tag or the sign of a fragment; -1 where there is none. */
function tagEnd(source: string, at: number): number {
  const fragment = /^<\/?>/.exec(source.slice(at, at + 3))?.[0]
  if (fragment) return at + fragment.length
  const tag = readTag(source, at)
  return tag === null || tag === 'incomplete' ? -1 : tag.end
}
