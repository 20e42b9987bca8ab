// Resolves the slots of an article to their targets. This is the only step on slots that needs tables of other pages.
import type { AddressSlot, Slot } from '../model/article.ts'
import type { LinkTarget } from '../model/site.ts'
import { assetCandidates, resolveAsset } from './assets.ts'
import type { AssetLookup, LinkSource, Reference } from './link-source.ts'
import { linkCandidates, resolveLink } from './links.ts'

function referenceOf({ url, syntax, place }: AddressSlot): Reference {
  return { url, syntax, file: place.file }
}

/** Site-relative files whose existence decides what a slot refers to. */
export function slotCandidates(slot: Slot, source: LinkSource): readonly string[] {
  if (slot.kind === 'file') return [slot.file]
  if (!('url' in slot)) return []
  const reference = referenceOf(slot)
  return slot.kind === 'link' ? linkCandidates(reference, source) : assetCandidates(reference, source)
}

/** The target of a slot; null for slots that are not addresses. */
export function resolveSlot(slot: Slot, source: LinkSource, assets: AssetLookup): LinkTarget | null {
  if (slot.kind === 'file') {
    const href = assets.assetHref(slot.file)
    return href === undefined ? null : { kind: 'asset', file: slot.file, href }
  }
  if (!('url' in slot)) return null
  const reference = referenceOf(slot)
  return slot.kind === 'link'
    ? resolveLink(reference, source, assets)
    : resolveAsset(reference, source, assets)
}
