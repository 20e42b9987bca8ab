// Values of attributes: names become what they stand for, strings get the site's variables.
import { own } from '../../../runtime/model/own.ts'
import { replaceVariables } from '../../text/variables.ts'
import { type Literal, readLiteral } from '../literal.ts'
import { balancedEnd, readTag, type TagAttribute } from '../source/read-tag.ts'
import type { FoldContext, Scope } from './context.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
const MAX_DEPTH = 8

/** Values of attributes by name; a later attribute of the same name wins, as in JSX. */
export function evaluateAttributes(
  attributes: readonly TagAttribute[],
  context: FoldContext,
): Map<string, Literal> {
  return new Map(attributes.map((attribute) => [attribute.name, evaluate(attribute, context)]))
}

function evaluate({ value, expression }: TagAttribute, { page, scope, source }: FoldContext): Literal {
  if (value === true) return true
  const written = source.markers.restore(value)
  const literal = expression ? resolve(readLiteral(written), scope, 0) : decodeEntities(written)
  return typeof literal === 'string' ? replaceVariables(literal, page.options.variables) : literal
}

/** A literal with names replaced by what they stand for. */
function resolve(literal: Literal, scope: Scope, depth: number): Literal {
  if (typeof literal !== 'object' || literal === null || depth > MAX_DEPTH) return literal
  if (isList(literal)) return literal.map((item) => resolve(item, scope, depth + 1))
  if (literal.kind === 'object') {
    return {
      kind: 'object',
      entries: new Map([...literal.entries].map(([key, value]) => [key, resolve(value, scope, depth + 1)])),
    }
  }
  return literal.kind === 'name' ? lookUp(literal.name, scope, depth) : literal
}

function lookUp(name: string, scope: Scope, depth: number): Literal {
  if (name.startsWith('props.')) return scope.props.get(name.slice('props.'.length))
  const imported = scope.imports.get(name.replace(/\.default$/, ''))
  if (imported?.kind === 'asset') return { kind: 'asset', url: imported.url }
  if (scope.constants.has(name)) return resolve(scope.constants.get(name), scope, depth + 1)
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

/** Character references of attribute values. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN
    if (!Number.isNaN(code)) return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
    return own(ENTITIES, name) ?? whole
  })
}
