// The html of an article with its slots filled: every link and image gets the address it was resolved to.
import type { Slot, SlottedText } from '../model/article.ts'
import type { LinkTarget } from '../model/site.ts'
import type { AssetInfo } from '../model/source.ts'
import { escapeHtml } from '../text/escape.ts'

/** What a slot was resolved to. `html` stands for slots that are not addresses (lists of cards). */
export interface FilledSlot {
  readonly target?: LinkTarget
  readonly asset?: AssetInfo
  readonly html?: string
}

/** The text with its slots filled as html attributes. */
export function fillHtml(text: SlottedText, slots: readonly Slot[], filled: readonly FilledSlot[]): string {
  return fill(text, (index) => {
    const slot = slots[index]
    return slot ? slotHtml(slot, filled[index] ?? {}) : ''
  })
}

/** The text with plain addresses in its slots, as a Markdown copy has them. `absolute` completes paths of this site. */
export function fillMarkdown(
  text: SlottedText,
  filled: readonly FilledSlot[],
  slots: readonly Slot[],
): string {
  return fill(text, (index) => {
    const slot = slots[index]
    const written = slot && 'url' in slot ? slot.url : ''
    return encodeSpaces(filled[index]?.target?.href ?? written)
  })
}

function fill({ pieces, slots }: SlottedText, value: (index: number) => string): string {
  return pieces.map((piece, at) => (at < slots.length ? piece + value(slots[at] ?? -1) : piece)).join('')
}

function slotHtml(slot: Slot, { target, asset, html }: FilledSlot): string {
  switch (slot.kind) {
    case 'cards':
      return html ?? ''
    case 'link':
      return linkAttributes(slot.url, target)
    case 'image':
      return attribute('src', target?.href ?? slot.url) + (slot.sized ? '' : sizeAttributes(asset))
    case 'asset':
      return attribute(slot.attribute, target?.href ?? slot.url)
  }
}

/** External addresses open in a new tab, and so do downloads: both leave the documentation. */
function linkAttributes(written: string, target: LinkTarget | undefined): string {
  if (!target) return attribute('href', written)
  if (target.kind === 'broken' && target.reason === 'scheme') return ''
  const outside = target.kind === 'external' || target.kind === 'unchecked' || target.kind === 'asset'
  return attribute('href', target.href) + (outside ? ' target="_blank" rel="noopener noreferrer"' : '')
}

function sizeAttributes(asset: AssetInfo | undefined): string {
  if (asset?.width === undefined || asset.height === undefined) return ''
  return ` width="${asset.width}" height="${asset.height}"`
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`

/** Spaces and brackets would end an address in Markdown. */
const encodeSpaces = (address: string) =>
  address.replace(/[\s()<>]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))
