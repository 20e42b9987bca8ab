// Start tags: URLs, class, id and allowed attributes, in an order that does not depend on the author.

import type { Element } from 'hast'
import { isKnownElement } from '../../text/known-elements.ts'
import { unreserved } from '../outline/heading-ids.ts'
import { isAddress, isCheckedUrl, writeAddresses } from './address.ts'
import { anyAttributeName, attributeName, isIgnored } from './attributes.ts'
import { VOID } from './elements.ts'
import { isLegacy, legacyStyle } from './legacy.ts'
import { cleanStyle } from './style.ts'
import { safeUrl } from './url.ts'
import type { Address, Opening, Scope, Walk } from './walk.ts'

/** Elements whose content browsers treat as code, not as text. */
const CODE_CONTENT = new Set(['script', 'iframe'])
/** Elements in which browsers drop a line break after the start tag: one that is content is written twice. */
const DROPS_FIRST_LINE = new Set(['pre', 'textarea'])
/** Properties that are not written as plain attributes. */
const HANDLED = new Set(['className', 'id', 'style', 'dataDocsiteSyntax'])

/** Writes an element and its content. */
export function writePlain(
  node: Element,
  walk: Walk,
  scope: Scope,
  opening: Opening,
  address?: Address,
): void {
  const { tag } = opening
  openTag(node, walk, scope, opening, address)
  if (VOID.has(tag) && scope.space === 'html') return
  if (startsWithLine(node) && DROPS_FIRST_LINE.has(tag)) walk.writer.text('\n')
  if (node.children.length > 0 && !CODE_CONTENT.has(tag)) walk.children(node, scope)
  walk.writer.write(opening.end)
}

function startsWithLine({ children: [first] }: Element): boolean {
  return first?.type === 'text' && first.value.startsWith('\n')
}

/** Writes a start tag. */
export function openTag(node: Element, walk: Walk, scope: Scope, opening: Opening, address?: Address): void {
  const { tag, css } = opening
  if (css === '' && address === undefined && isBare(node)) {
    walk.writer.write(opening.bare)
    return
  }
  walk.writer.write(opening.start)
  if (address && 'slot' in address) walk.writer.slot(address.slot)
  else if (address) walk.writer.attribute('href', address.href)
  writeAddresses(node, walk, scope, tag)
  writeClass(node, walk, css)
  writeId(node, walk, tag)
  writeAttributes(node, walk, scope, tag)
  walk.writer.write('>')
}

/** Most elements have no attributes at all. */
function isBare(node: Element): boolean {
  for (const _ in node.properties) return false
  return true
}

function writeClass(node: Element, walk: Walk, css: string): void {
  const { className, style } = node.properties
  let classes = Array.isArray(className) ? className.join(' ') : className ? String(className) : ''
  const own = style ? authorStyle(node, walk) : ''
  const legacy = legacyStyle(node)
  if (css !== '' || legacy !== '' || own !== '') {
    const name = styleName([css, legacy, own].filter((part) => part !== '').join(';'), walk)
    classes = classes === '' ? name : `${classes} ${name}`
  }
  if (classes !== '') walk.writer.attribute('class', classes)
}

function styleName(css: string, walk: Walk): string {
  const known = walk.styles.get(css)
  if (known !== undefined) return known
  const name = walk.context.addStyle(css)
  walk.styles.set(css, name)
  return name
}

function authorStyle(node: Element, walk: Walk): string {
  const { css, removed } = cleanStyle(String(node.properties.style))
  if (removed.length > 0)
    walk.context.report({
      code: 'markdown/style',
      severity: 'warning',
      message: `declarations not allowed in the style of <${node.tagName}> were removed: ${removed.join('; ')}`,
      hint: 'give the element a class and style the class in theme/style.css',
      place: walk.context.placeOf(node),
    })
  return css
}

function writeId(node: Element, walk: Walk, tag: string): void {
  const given = node.properties.id ?? (tag === 'a' ? node.properties.name : undefined)
  const id = safeId(given)
  if (id === '') return
  const place = walk.context.placeOf(node)
  if (walk.ids.has(id)) {
    // It is unknown whether the component itself would have rendered the id, so this duplicate is not reported.
    if (node.properties.dataDocsiteSyntax === 'component') return
    walk.context.report({
      code: 'markdown/duplicate-id',
      severity: 'warning',
      message: `the id "${id}" is used twice on this page; the second one was removed`,
      hint: 'links can only reach the first one; give the second one a different id',
      place,
    })
    return
  }
  walk.ids.add(id)
  walk.anchors.push({ id, place })
  walk.writer.attribute('id', id)
}

/** The id as written: without whitespace and control characters, and not one reserved for the page frame. */
function safeId(value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  const id = String(value)
    .trim()
    .replace(/[\s\p{Cc}]+/gu, '-')
  return unreserved(id)
}

function writeAttributes(node: Element, walk: Walk, scope: Scope, tag: string): void {
  const removed: string[] = []
  for (const property in node.properties) {
    const value = node.properties[property]
    if (value === null || value === undefined || value === false || HANDLED.has(property)) continue
    if (isLegacy(node.tagName, property) || isCheckedUrl(tag, property, scope.space)) continue
    if (tag === 'a' && property === 'name') continue
    const name = attributeName(tag, property, scope.space) ?? trustedName(tag, property, value, walk)
    if (name !== undefined && isSafeValue(value, scope)) writeValue(name, value, walk)
    else if (!isIgnored(property)) removed.push(property)
  }
  if (removed.length > 0) reportAttributes(node, removed, walk)
}

/**
 * Name of an attribute that only trusted authors may write. Link targets are decided for the whole site. A URL attribute is
 * allowed only on an unknown element, where scripts may read it, and only if the URL is safe to follow.
 */
function trustedName(tag: string, property: string, value: unknown, walk: Walk): string | undefined {
  if (!walk.policy.anyAttribute || /^on|^srcDoc$/i.test(property)) return undefined
  if (isAddress(property) && (isKnownElement(tag) || safeUrl(String(value), 'link', walk.policy) === null))
    return undefined
  return tag === 'a' && /^(?:target|rel)$/.test(property) ? undefined : anyAttributeName(property)
}

/** Paint servers and markers in SVG may only refer to parts of the same drawing. */
function isSafeValue(value: unknown, scope: Scope): boolean {
  return scope.space === 'html' || !/url\s*\((?!#[\w-]+\))|javascript:/i.test(String(value))
}

function writeValue(name: string, value: unknown, walk: Walk): void {
  if (value === true) walk.writer.write(name.startsWith('aria-') ? ` ${name}="true"` : ` ${name}=""`)
  else walk.writer.attribute(name, Array.isArray(value) ? value.join(' ') : String(value))
}

function reportAttributes(node: Element, removed: readonly string[], walk: Walk): void {
  const list = removed.map((name) => name.toLowerCase()).join(', ')
  walk.context.report({
    code: 'markdown/html-attribute',
    severity: 'warning',
    message: `attributes not allowed on <${node.tagName}> were removed: ${list}`,
    hint: 'remove them; if this is not a tag but text, write \\< for the <',
    place: walk.context.placeOf(node),
  })
}
