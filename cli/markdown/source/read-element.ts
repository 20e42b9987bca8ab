// Parses a JSX element used as a value, such as `<b>One</b>` in `title={<b>One</b>}`.
import { decodeEntities } from '../../text/entities.ts'
import { balancedEnd, readTag, type TagAttribute } from './read-tag.ts'

/** An element; a fragment has an empty name. */
export interface JsxElement {
  readonly name: string
  readonly attributes: readonly TagAttribute[]
  readonly children: readonly JsxChild[]
}

/** A child of an element: text, the source of an expression, or another element. */
export type JsxChild = string | { readonly expression: string } | JsxElement

/** Maximum nesting of elements. */
const MAX_DEPTH = 50

interface Reader {
  readonly source: string
  at: number
}

/** The element that a source consists of; null for anything else. */
export function readElement(source: string): JsxElement | null {
  const reader: Reader = { source: source.trim(), at: 0 }
  const element = elementAt(reader, 0)
  return reader.at === reader.source.length ? element : null
}

function elementAt(reader: Reader, depth: number): JsxElement | null {
  const { source, at } = reader
  if (depth > MAX_DEPTH) return null
  if (source.startsWith('<>', at)) {
    reader.at += 2
    const children = childrenAt(reader, '', depth)
    return children && { name: '', attributes: [], children }
  }
  const tag = readTag(source, at)
  if (tag === null || tag === 'incomplete' || tag.kind === 'close') return null
  reader.at = tag.end
  const { name, attributes } = tag
  const children = tag.kind === 'self' ? [] : childrenAt(reader, name, depth)
  return children && { name, attributes, children }
}

/** Children up to the end tag of a name, which is consumed; null if there is none. */
function childrenAt(reader: Reader, name: string, depth: number): readonly JsxChild[] | null {
  const { source } = reader
  const children: JsxChild[] = []
  while (reader.at < source.length) {
    const closing = /^<\/\s*([\w.:-]*)\s*>/.exec(source.slice(reader.at, reader.at + name.length + 20))
    if (closing) {
      reader.at += closing[0].length
      return closing[1] === name ? children : null
    }
    const child = childAt(reader, depth)
    if (child === null) return null
    if (child !== '') children.push(child)
  }
  return null
}

function childAt(reader: Reader, depth: number): JsxChild | null {
  const { source, at } = reader
  if (source[at] === '<') return elementAt(reader, depth + 1)
  if (source[at] === '{') {
    const end = balancedEnd(source, at)
    if (end < 0) return null
    reader.at = end
    return { expression: source.slice(at + 1, end - 1) }
  }
  const next = source.slice(at).search(/[<{]/)
  reader.at = next < 0 ? source.length : at + next
  return jsxText(source.slice(at, reader.at))
}

/** Text by the rules of JSX: lines are joined by spaces, and whitespace around line breaks is dropped. */
function jsxText(text: string): string {
  const lines = text.split('\n')
  const shown = lines.map((line, at) => {
    const start = at === 0 ? line : line.trimStart()
    return at === lines.length - 1 ? start : start.trimEnd()
  })
  return decodeEntities(shown.filter((line) => line !== '').join(' '))
}
