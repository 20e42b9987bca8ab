// HTML tags in JSX syntax (`className`, `style={{…}}`, `src={…}`) as elements.
import { find, html, type Schema, svg } from 'property-information'
import { isKnownElement } from '../../text/known-elements.ts'
import { type Document, sourceOf } from '../document.ts'
import { elementNode, textNode } from '../elements.ts'
import { elementPolicy, isForeign } from '../html/elements.ts'
import type { Literal, LiteralObject } from '../literal.ts'
import { isKind } from '../literal.ts'
import { isBlockName } from '../source/element-names.ts'
import { readTag } from '../source/read-tag.ts'
import type { TreeAttribute, TreeNode } from '../tree.ts'
import { literalText } from '../values.ts'
import type { Component } from './component.ts'

/** CSS properties whose numbers are not lengths, as in React. */
const UNITLESS =
  /^(?:opacity|zIndex|fontWeight|lineHeight|flex|flexGrow|flexShrink|order|zoom|orphans|widows|tabSize|columnCount|aspectRatio|gridRow|gridColumn)$/

/**
 * Converts a tag to an element. If it has JSX-only attributes, it is treated like a component's output; otherwise it is checked
 * like the author's raw HTML. A name unknown to browsers is probably a placeholder: its tags are passed on as raw HTML.
 */
export function htmlElement(tag: Component, document: Document): TreeNode[] {
  const { node } = tag
  const name = /^[A-Z]/.test(tag.name) ? tag.name.toLowerCase() : tag.name
  const children = isForeign(name) && name !== 'foreignObject' ? withoutLines(tag.children) : tag.children
  if (!isElementName(name, document)) return rawTags(tag, document)
  const properties = elementProperties(tag.props, isForeign(name) ? svg : html)
  delete properties.dataDocsiteSyntax
  reportHandlers(tag, name, document)
  if (Array.isArray(node.attributes) && node.attributes.some(isJsxOnly))
    return [elementNode(name, { ...properties, dataDocsiteSyntax: 'component' }, children, node)]
  const isLine = LINES.test(name)
  const content = isLine ? lineContent(children) : children
  const hName = name === 'p' && content.some(isBlock) ? 'div' : name
  const element = elementNode(hName, properties, content, node)
  element.data = { ...element.data, isAuthored: true }
  return [element]
}

/** Event handlers are code and are never published; handlers in raw HTML are reported in html/tag.ts. */
function reportHandlers({ props, node }: Component, name: string, { page }: Document): void {
  const handlers = [...props.keys()].filter((key) => /^on[A-Z]/.test(key))
  if (handlers.length === 0) return
  const message = `attributes not allowed on <${name}> were removed: ${handlers.join(', ')}`
  const hint = 'pages do not run code: remove the attributes, or write a component in theme/components.tsx'
  page.report(
    { code: 'markdown/html-attribute', severity: 'warning', message, hint },
    page.places.placeOf(node),
  )
}

const JSX_ONLY = /^(?:className|htmlFor)$/

/** Whether an attribute uses syntax that only JSX has. */
function isJsxOnly({ name, value }: TreeAttribute): boolean {
  return name === undefined || (typeof value === 'object' && value !== null) || JSX_ONLY.test(name)
}

/** Custom elements have a hyphen. */
function isElementName(name: string, { page }: Document): boolean {
  return isKnownElement(name) || name.includes('-') || elementPolicy(page.options.markdown).isNamed(name)
}

function rawTags({ name, children, node }: Component, document: Document): TreeNode[] {
  const source = sourceOf(node, document)
  const tag = readTag(source, 0)
  const open = typeof tag === 'object' && tag ? source.slice(0, tag.end) : `<${name}>`
  const rawNode = (value: string): TreeNode => ({ type: 'html', value, position: node.position })
  if (open.endsWith('/>')) return [rawNode(open)]
  return [rawNode(open), ...children, rawNode(`</${name}>`)]
}

/** Elements that contain a single line of text. */
const LINES = /^(?:p|h[1-6])$/

/** Content of a drawing or formula, in which lines are no paragraphs. */
const withoutLines = (children: TreeNode[]): TreeNode[] =>
  children.flatMap((child) =>
    /^(?:paragraph|line)$/.test(child.type) ? [...(child.children ?? []), textNode('\n')] : [child],
  )

/** Content of such an element, unwrapped if it is a single paragraph. */
function lineContent(children: TreeNode[]): TreeNode[] {
  const [only, ...more] = children
  return only?.type === 'paragraph' && more.length === 0 ? (only.children ?? []) : children
}

const isBlock = ({ type, data }: TreeNode): boolean =>
  type === 'element'
    ? isBlockName(data?.hName ?? '')
    : /^(?:paragraph|heading|list|table|blockquote|code|thematicBreak)$/.test(type)

/** Attributes as hast properties; values that only running code could determine are left out. */
export function elementProperties(
  props: ReadonlyMap<string, Literal>,
  schema: Schema = html,
): Record<string, string | true> {
  const properties = [...props].flatMap(([name, value]): (readonly [string, string | true])[] => {
    const property = propertyName(name, schema)
    if (property === null) return []
    const text = property === 'style' ? styleText(value) : propertyText(value)
    return text === undefined ? [] : [[property, text]]
  })
  return Object.fromEntries(properties)
}

/** property-information looks names up in a plain object, which also finds these inherited names. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

function propertyName(name: string, schema: Schema): string | null {
  if (/^(?:key|ref|dangerouslySetInnerHTML|on[A-Z].*)$/.test(name)) return null
  return INHERITED.has(name.toLowerCase()) ? name : find(schema, name).property
}

function propertyText(value: Literal): string | true | undefined {
  if (value === true) return true
  if (isKind(value, 'asset')) return value.url
  return literalText(value)
}

/** The URL in an attribute value. */
export function urlText(value: Literal): string | undefined {
  return isKind(value, 'asset') ? value.url : literalText(value)
}

/** A style object or string as CSS declarations. */
export function styleText(value: Literal): string | undefined {
  if (typeof value === 'string') return value
  return isKind(value, 'object') ? declarations(value) : undefined
}

function declarations({ entries }: LiteralObject): string | undefined {
  const parts = [...entries].flatMap(([name, value]) => {
    const text =
      typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? `${value}px` : literalText(value)
    const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
    return text === undefined ? [] : [`${property}:${text}`]
  })
  return parts.length > 0 ? parts.join(';') : undefined
}

/** Class names in a property. */
export function classNames(property: string | true | undefined): string[] {
  return typeof property === 'string' ? property.split(/\s+/).filter((name) => name !== '') : []
}
