// The html of an article with its slots filled: every link and image gets its resolved address.
import { diagramPlace } from '../../runtime/model/diagram-size.ts'
import { MIN_LETTERS, MIN_SHOWN_LETTERS } from '../../runtime/model/drawing.ts'
import { ADDRESS } from '../../runtime/model/element-value.ts'
import { own } from '../../runtime/model/own.ts'
import type { ComponentProps, PlainValue, Slot, SlottedText } from '../model/article.ts'
import { REPLACEABLE_COMPONENTS } from '../model/built-in-components.ts'
import type { Place } from '../model/diagnostic.ts'
import type { ResolvedSlot } from '../model/page-inputs.ts'
import type { LinkTarget } from '../model/site.ts'
import type { AssetInfo } from '../model/source.ts'
import { escapeHtml } from '../text/escape.ts'
import { TEXT_ATTRIBUTES } from '../text/shown-texts.ts'
import { badgeHtml } from './badge.ts'

/** The resolved value of a slot. `html` and `markdown` are for slots that are not addresses (lists of cards). */
export interface FilledSlot extends ResolvedSlot {
  readonly html?: string
  readonly markdown?: string
}

type ComponentSlot = Extract<Slot, { kind: 'component' }>

/** A component that cannot be rendered. */
export interface FailedComponent {
  /** Message of the error it throws. */
  readonly error?: string
  /** Paragraphs from its source. */
  readonly texts: readonly string[]
}

/**
 * Returns the html of a component with its content inside; null if the component is unknown. Its name is the tag name, or
 * `path#export` of a module imported by the page.
 */
export type ShowComponent = (
  name: string,
  props: ComponentProps,
  content: string,
  at: Place,
) => string | FailedComponent | null

/** How components are shown. */
export interface ComponentView {
  readonly show: ShowComponent
  /** Shows a box with the component's name when it fails or renders nothing visible. */
  readonly showsComponentNames: boolean
}

const NO_COMPONENTS: ComponentView = { show: () => null, showsComponentNames: false }

/** The text with its slots filled: addresses as html attributes, components as rendered by the theme. */
export function fillHtml(
  text: SlottedText,
  slots: readonly Slot[],
  filled: readonly FilledSlot[],
  components: ComponentView = NO_COMPONENTS,
): string {
  const open: { readonly component: ComponentSlot; readonly before: string }[] = []
  let html = ''
  for (const [at, piece] of text.pieces.entries()) {
    html += piece
    const index = text.slots[at] ?? -1
    const slot = slots[index]
    if (slot?.kind === 'component') {
      open.push({ component: slot, before: html })
      html = ''
    } else if (slot?.kind === 'component-end') {
      const last = open.pop()
      const { before, component } = last ?? { before: '' }
      const content = withoutBlankEdges(html, { before, after: text.pieces[at + 1] ?? '' })
      const made = component ? shown(component, content, { slots, filled }, components) : content
      html = withoutAnchor(before, component?.props.id, made) + made
    } else if (slot?.kind === 'drawing') html += drawingHtml(slot, filled)
    else if (slot?.kind === 'drawing-end') html += drawingEnd(slots[slot.drawing], filled)
    else if (slot) html += slotHtml(slot, filled[index] ?? {})
  }
  // A page truncated at a limit may have lost component ends.
  return open.map(({ before }) => before).join('') + html
}

/** Block content of a component is on lines of its own; removes its outer line breaks where there is one around it already. */
function withoutBlankEdges(
  content: string,
  { before, after }: { readonly before: string; readonly after: string },
): string {
  const start = content.startsWith('\n') && /(?:^|\n)$/.test(before) ? 1 : 0
  const end = content.length > start && content.endsWith('\n') && /^(?:\n|$)/.test(after) ? -1 : undefined
  return content.slice(start, end)
}

/**
 * The html before a component. If the component renders its id on an element of its own, the placeholder element with that id
 * is removed.
 */
function withoutAnchor(before: string, id: PlainValue | undefined, made: string): string {
  if (typeof id !== 'string' && typeof id !== 'number') return before
  const attribute = ` id="${escapeHtml(String(id))}"`
  const anchor = `<span${attribute}></span>`
  return before.endsWith(anchor) && made.includes(attribute) ? before.slice(0, -anchor.length) : before
}

/** The slots of a page with their resolved values. */
interface Fillings {
  readonly slots: readonly Slot[]
  readonly filled: readonly FilledSlot[]
}

/** Props in which the slots of nested elements are replaced by addresses. */
function filledProps(props: ComponentProps, fillings: Fillings): ComponentProps {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, filledValue(value, fillings)]))
}

function filledValue(value: PlainValue, fillings: Fillings): PlainValue {
  if (typeof value !== 'object' || value === null) return value
  if (isValueList(value)) return value.map((item) => filledValue(item, fillings))
  const index = own(value, ADDRESS)
  if (typeof index !== 'number') return filledProps(value, fillings)
  const slot = fillings.slots[index]
  const { target } = fillings.filled[index] ?? {}
  if (target?.kind === 'broken' && target.reason === 'scheme') return ''
  return target?.href ?? (slot && 'url' in slot ? slot.url : '')
}

/** `Array.isArray` does not narrow readonly arrays. */
const isValueList = (value: PlainValue): value is readonly PlainValue[] => Array.isArray(value)

function shown(
  { name, from, props, assets, isEmpty, isLine, place }: ComponentSlot,
  content: string,
  { slots, filled }: Fillings,
  { show, showsComponentNames }: ComponentView,
): string {
  const addresses = Object.entries(assets).flatMap(([key, slot]) => {
    const href = filled[slot]?.target?.href
    return href === undefined ? [] : [[key, href] as const]
  })
  const given = { ...filledProps(props, { slots, filled }), ...Object.fromEntries(addresses) }
  const html = show(from?.name ?? name, given, isEmpty ? '' : content, place)
  if (typeof html === 'string') return html
  const isBadge = html === null && !from && REPLACEABLE_COMPONENTS.includes(name) && !BLOCK.test(content)
  const isNamed = showsComponentNames && (isEmpty || html !== null) && !isBadge
  const shownContent = isEmpty
    ? content
    : attributeTexts(given, isLine === true || BLOCK.test(content)) + content
  const plain = isNamed ? nameBox(name, html) + shownContent : shownContent
  const known = isBadge ? badgeHtml(given, content) : plain
  const line = isLine && known.trim() !== '' && !BLOCK.test(known) ? `<p>${known}</p>` : known
  return line + sourceTexts(html?.texts ?? [], isLine === true || BLOCK.test(content))
}

/** Text attributes shown above the content of an unknown block, such as the title of a card. Inside a line they would be in the way. */
function attributeTexts(given: ComponentProps, isBlock: boolean): string {
  if (!isBlock) return ''
  return TEXT_ATTRIBUTES.filter((key) => key !== 'alt')
    .map((key) => {
      const text = own(given, key)
      if (typeof text !== 'string' || text.trim() === '') return ''
      return TITLE.test(key)
        ? `<p><strong>${escapeHtml(text)}</strong></p>\n`
        : `<p>${escapeHtml(text)}</p>\n`
    })
    .join('')
}

/** Attributes that name the content below them. */
const TITLE = /^(?:title|heading|header)$/

/** Strings from a component's source: paragraphs, or plain text inside a line of text. */
const sourceTexts = (texts: readonly string[], areBlocks: boolean): string =>
  areBlocks
    ? texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')
    : texts.map((text) => escapeHtml(text)).join(' ')

/** Shown to the author for a component that is missing or fails. */
function nameBox(name: string, failed: FailedComponent | null): string {
  const reason = failed?.error !== undefined ? `: ${escapeHtml(failed.error)}` : ''
  return `<mark class="unknown-component">&lt;${escapeHtml(name)}&gt;${reason}</mark> `
}

/** Elements that are not allowed in a paragraph: components of the theme, and block elements. */
const BLOCK =
  /<(?:docsite-component|address|article|aside|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)\b/

/** The text with plain addresses in its slots, for the Markdown copy. */
export function fillMarkdown(
  text: SlottedText,
  filled: readonly FilledSlot[],
  slots: readonly Slot[],
): string {
  return text.pieces
    .map((piece, at) => {
      const index = text.slots[at]
      if (index === undefined) return piece
      const slot = slots[index]
      if (slot?.kind === 'cards') return piece + (filled[index]?.markdown ?? '')
      const written = slot && 'url' in slot ? slot.url : ''
      return piece + encodeSpaces(filled[index]?.target?.href ?? written)
    })
    .join('')
}

type DrawingSlot = Extract<Slot, { kind: 'drawing' }>

/** The drawings of a diagram, light and dark; null if one is missing, so the browser has to draw the diagram. */
function drawingsOf(
  { light, dark }: DrawingSlot,
  filled: readonly FilledSlot[],
): readonly FilledSlot[] | null {
  const drawings = (dark === undefined ? [light] : [light, dark]).map((at) => filled[at] ?? {})
  return drawings.every(({ target }) => target?.kind === 'asset') ? drawings : null
}

/** Scale at which the letters of a drawing have the smallest size that may be shown. */
const MIN_SCALE = MIN_SHOWN_LETTERS / MIN_LETTERS

function drawingHtml(slot: DrawingSlot, filled: readonly FilledSlot[]): string {
  const drawings = drawingsOf(slot, filled)
  const { label, summary } = slot
  if (!drawings) return diagramPlace(slot)
  const most = drawings[0]?.asset?.width ?? 0
  const least = Math.ceil(most * MIN_SCALE)
  const images = drawings.map(({ target, asset }, at) => {
    const mode = drawings.length > 1 ? ` themed-image themed-image--${at === 0 ? 'light' : 'dark'}` : ''
    return `<img class="diagram-image${mode}"${attribute('src', target?.href ?? '')}${sizeAttributes(asset)}${attribute('alt', label)} loading="lazy" decoding="async">`
  })
  // Reserves the width of the box before the image is loaded.
  const room = `<svg class="diagram-least" width="${least}" height="0" aria-hidden="true"></svg><svg class="diagram-most" width="${most}" height="0" aria-hidden="true"></svg>`
  const fold = `<details class="diagram-source"><summary>${escapeHtml(summary)}</summary>`
  return `<div class="diagram-drawing">${room}${images.join('')}</div>${fold}`
}

function drawingEnd(slot: Slot | undefined, filled: readonly FilledSlot[]): string {
  return slot?.kind === 'drawing' && drawingsOf(slot, filled) ? '</details>' : ''
}

function slotHtml(
  slot: Exclude<Slot, { kind: 'component' | 'component-end' | 'drawing' | 'drawing-end' }>,
  { target, asset, html }: FilledSlot,
): string {
  switch (slot.kind) {
    case 'file':
      return ''
    case 'cards':
      return html ?? ''
    case 'link':
      return linkAttributes(slot, target)
    case 'image':
      return attribute('src', target?.href ?? slot.url) + (slot.sized ? '' : sizeAttributes(asset))
    case 'asset': {
      const href = target?.href ?? slot.url
      return slot.inside ? escapeHtml(href) : attribute(slot.attribute, href)
    }
  }
}

/** External links and downloads open in a new tab unless their author says otherwise, because both leave the documentation. */
function linkAttributes(slot: Extract<Slot, { kind: 'link' }>, target: LinkTarget | undefined): string {
  if (!target) return attribute('href', slot.url)
  if (target.kind === 'broken' && target.reason === 'scheme') return ''
  const outside = target.kind === 'external' || target.kind === 'unchecked' || target.kind === 'asset'
  const opened = { ...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {}), ...givenBy(slot) }
  return (
    attribute('href', target.href) +
    Object.entries(opened)
      .map(([name, value]) => attribute(name, value))
      .join('')
  )
}

const givenBy = ({ target, rel }: Extract<Slot, { kind: 'link' }>) => ({
  ...(target === undefined ? {} : { target }),
  ...(rel === undefined ? {} : { rel }),
})

function sizeAttributes(asset: AssetInfo | undefined): string {
  if (asset?.width === undefined || asset.height === undefined) return ''
  return ` width="${asset.width}" height="${asset.height}"`
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`

/** Whitespace and brackets would end an address in Markdown. */
export const encodeSpaces = (address: string): string =>
  address.replace(/[\s()<>]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))
