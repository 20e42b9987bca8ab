// Converts presentational attributes of old HTML (and the alignment of table cells, which the Markdown conversion writes the
// same way) to CSS declarations, so that they look the same everywhere and need no rules in the theme.

import type { Element } from 'hast'
import { own } from '../../../runtime/model/own.ts'

const SIZED_BY_ATTRIBUTE = new Set([
  'img',
  'video',
  'audio',
  'source',
  'iframe',
  'svg',
  'canvas',
  'embed',
  'object',
])
const FLOATING = new Set(['img', 'table', 'iframe', 'object', 'video'])
const FONT_SIZES = ['x-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xx-large']
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]+)$/i
const LENGTH = /^(\d+(?:\.\d+)?)(px|%|em|rem)?;?$/

const ALWAYS_LEGACY = new Set(['align', 'vAlign', 'bgColor', 'noWrap', 'color'])

/** Whether a property becomes a declaration on an element; the writer then skips it. */
export function isLegacy(tag: string, property: string): boolean {
  if (property === 'width' || property === 'height') return !SIZED_BY_ATTRIBUTE.has(tag)
  if (property === 'size' || property === 'face') return tag === 'font'
  return ALWAYS_LEGACY.has(property)
}

/** The declarations for an element's presentational attributes, in a fixed order; empty if it has none. */
export function legacyStyle(node: Element): string {
  const { tagName, properties } = node
  if (!hasLegacy(node)) return ''
  const value = (name: string): string =>
    isLegacy(tagName, name) ? String(own(properties, name) ?? '').trim() : ''
  const has = properties.noWrap !== undefined && properties.noWrap !== null && properties.noWrap !== false
  return [
    alignment(tagName, value('align').toLowerCase()),
    keyword('vertical-align', value('vAlign'), /^(?:top|middle|bottom|baseline)$/i),
    keyword('background-color', value('bgColor'), COLOR),
    keyword('color', value('color'), COLOR),
    keyword('font-family', value('face'), /^[\w ,-]+$/),
    fontSize(value('size')),
    length('width', value('width')),
    length('height', value('height')),
    has ? 'white-space:nowrap' : '',
  ]
    .filter((declaration) => declaration !== '')
    .join(';')
}

function hasLegacy({ tagName, properties }: Element): boolean {
  for (const name in properties) if (isLegacy(tagName, name)) return true
  return false
}

function alignment(tag: string, align: string): string {
  if (!FLOATING.has(tag))
    return keyword('text-align', align === 'middle' ? 'center' : align, /^(?:left|right|center|justify)$/)
  if (align === 'left' || align === 'right') return `float:${align}`
  if (align === 'center') return 'margin-inline:auto'
  return keyword('vertical-align', align, /^(?:top|middle|bottom|baseline)$/)
}

function keyword(property: string, value: string, allowed: RegExp): string {
  return allowed.test(value) ? `${property}:${value.toLowerCase()}` : ''
}

function fontSize(size: string): string {
  const steps = Number(size)
  if (size === '' || !Number.isInteger(steps)) return ''
  // HTML parsing drops a plus sign, so only negative steps can be told from absolute sizes.
  const absolute = steps < 0 ? 3 + steps : steps
  return `font-size:${FONT_SIZES[Math.min(7, Math.max(1, absolute))]}`
}

function length(property: string, value: string): string {
  const size = pixels(value)
  return size === '' ? '' : `${property}:${size}`
}

/** A size of old HTML as a CSS length; empty if it is not valid. */
export function pixels(value: string): string {
  const [, number, unit] = LENGTH.exec(value.trim()) ?? []
  return number === undefined ? '' : `${number}${unit ?? (number === '0' ? '' : 'px')}`
}
