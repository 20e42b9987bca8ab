// Html tags written the JSX way (`className`, `style={{…}}`, `src={…}`) as elements.
import { escapeHtml } from '../../text/escape.ts'
import { elementNode } from '../elements.ts'
import { isList, literalText } from '../fold/evaluate.ts'
import type { Literal, LiteralObject } from '../literal.ts'
import type { TreeNode } from '../tree.ts'

/** Properties whose numbers are not lengths, as React knows them. */
const UNITLESS =
  /^(?:opacity|zIndex|fontWeight|lineHeight|flex|flexGrow|flexShrink|order|zoom|orphans|widows|tabSize|columnCount|aspectRatio|gridRow|gridColumn)$/

/** The element of a tag. */
export function htmlElement(
  name: string,
  props: ReadonlyMap<string, Literal>,
  children: TreeNode[],
  node: TreeNode,
): TreeNode {
  return elementNode(name, { ...elementProperties(props), dataDocsiteSyntax: 'component' }, children, node)
}

/** An opening tag whose end is missing, as raw html. */
export function rawTag(name: string, props: ReadonlyMap<string, Literal>, node: TreeNode): TreeNode {
  const attributes = Object.entries(elementProperties(props)).map(([property, value]) => {
    const attribute =
      property === 'className' ? 'class' : property === 'htmlFor' ? 'for' : property.toLowerCase()
    return value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(String(value))}"`
  })
  const value = `<${name}${attributes.join('')}>`
  return node.position ? { type: 'html', value, position: node.position } : { type: 'html', value }
}

/** Attributes as properties of an element; what only code could give a value is left out. */
export function elementProperties(props: ReadonlyMap<string, Literal>): Record<string, string | true> {
  const properties = [...props].flatMap(([name, value]): (readonly [string, string | true])[] => {
    const property = propertyName(name)
    if (property === null) return []
    const text = property === 'style' ? styleText(value) : propertyText(value)
    return text === undefined ? [] : [[property, text]]
  })
  return Object.fromEntries(properties)
}

function propertyName(name: string): string | null {
  if (name === 'class') return 'className'
  if (name === 'for') return 'htmlFor'
  if (name === 'key' || name === 'ref' || name === 'dangerouslySetInnerHTML' || /^on[A-Z]/.test(name))
    return null
  if (/^(?:data|aria)-/.test(name)) return name.replace(/-([a-z\d])/g, (_, c: string) => c.toUpperCase())
  return name
}

function propertyText(value: Literal): string | true | undefined {
  if (value === true) return true
  if (isObject(value, 'asset')) return value.url
  return literalText(value)
}

function isObject<K extends string>(value: Literal, kind: K): value is Extract<Literal, { kind: K }> {
  return typeof value === 'object' && value !== null && !isList(value) && value.kind === kind
}

/** The url an attribute leads to. */
export function urlText(value: Literal): string | undefined {
  return isObject(value, 'asset') ? value.url : literalText(value)
}

/** A style object or text as css declarations. */
export function styleText(value: Literal): string | undefined {
  if (typeof value === 'string') return value
  return isObject(value, 'object') ? declarations(value) : undefined
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

/** Class names of a property. */
export function classNames(property: string | true | undefined): string[] {
  return typeof property === 'string' ? property.split(/\s+/).filter((name) => name !== '') : []
}
