// Links and images. Their addresses become slots; an address that is not allowed leaves only the text.
import type { Element } from 'hast'
import type { Severity } from '../../model/diagnostic.ts'
import { checkedUrl, syntaxOf } from './address.ts'
import { pixels } from './legacy.ts'
import { openTag, writePlain } from './tag.ts'
import { type ElementWriter, type Opening, type Scope, textOf, type Walk } from './walk.ts'

/** Writes a link; a link inside a link is only its text. */
export const writeLink: ElementWriter = (node, walk, scope, opening) => {
  const { href } = node.properties
  if (href === undefined || href === null) return writePlain(node, walk, scope, opening)
  const url = scope.inLink ? null : checkedUrl(node, 'href', 'link', walk)
  if (url === null) return writeTitled(node, walk, scope)
  const addressed: Opening = isGenerated(node, url, walk)
    ? { href: url, ...opening }
    : { slot: linkSlot(node, url, walk), ...opening }
  writePlain(node, walk, { ...scope, inLink: true }, addressed)
}

/** The text of a link that may be none, with its title. */
function writeTitled(node: Element, walk: Walk, scope: Scope): void {
  const { title } = node.properties
  const verdict = walk.policy.judge('span', false, scope.space)
  if (title && verdict.isAllowed) writePlain({ ...node, properties: { title } }, walk, scope, verdict)
  else walk.children(node, scope)
}

/** Links the compiler made itself lead to an id of the same page: there is nothing to find out about them. */
function isGenerated(node: Element, url: string, walk: Walk): boolean {
  if (walk.context.generated.has(node)) return true
  if (!url.startsWith('#') || walk.authored.has(node)) return false
  const { className, dataFootnoteRef, dataFootnoteBackref } = node.properties
  if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return true
  return Array.isArray(className) && className.includes('hash-link')
}

function linkSlot(node: Element, url: string, walk: Walk): number {
  const { properties } = node
  const place = walk.context.placeOf(node)
  const unchecked = properties.dataNoBrokenLinkCheck ?? properties.dataNobrokenlinkcheck
  const isUnchecked =
    unchecked !== undefined && unchecked !== null && unchecked !== false && unchecked !== 'false'
  const link = { kind: 'link', url, syntax: syntaxOf(node), ...openingOf(node), place } as const
  const slot = walk.context.addSlot(isUnchecked ? { ...link, unchecked: true } : link)
  walk.links.push({ slot, text: textOf(node) })
  return slot
}

const TARGETS: ReadonlySet<string> = new Set(['_self', '_blank', '_parent', '_top'])

/** Where the author wants the link to open, and how it is related; `opener` would give another site a hold on this one. */
function openingOf({ properties }: Element): { readonly target?: string; readonly rel?: string } {
  const target = String(properties.target ?? '').toLowerCase()
  const { rel } = properties
  const related = [rel ?? []].flat().join(' ').split(/\s+/)
  const kept = related.filter((word) => /^[a-z-]+$/i.test(word) && word.toLowerCase() !== 'opener')
  return {
    ...(TARGETS.has(target) ? { target } : {}),
    ...(kept.length > 0 ? { rel: kept.join(' ') } : {}),
  }
}

/** Writes an image. */
export const writeImage: ElementWriter = (node, walk, scope, opening) => {
  const { properties } = node
  const alt = properties.alt === undefined || properties.alt === null ? null : String(properties.alt)
  const hasAddress = properties.src !== undefined && properties.src !== null
  if (!hasAddress) reportImage(node, 'markdown/missing-src', 'warning', 'the image has no address', walk)
  const url = hasAddress ? checkedUrl(node, 'src', 'image', walk) : null
  if (url === null) return walk.writer.text(alt ?? '')
  const css = sizeStyle(node)
  const place = walk.context.placeOf(node)
  const sized = css !== '' || isSized(node)
  const instead = properties.dataDocsiteInsteadOf
  walk.context.loads('img-src', url, place)
  const slot = walk.context.addSlot({
    kind: 'image',
    url,
    syntax: syntaxOf(node),
    sized,
    ...(typeof instead === 'string' ? { insteadOf: instead } : {}),
    place,
  })
  walk.links.push({ slot, text: alt ?? '' })
  if (alt === null)
    reportImage(node, 'markdown/missing-alt', 'info', 'the image has no alternative text', walk)
  if (!scope.inLink && !instead) walk.context.feature('zoom')
  const { alt: _, dataDocsiteInsteadOf: __, loading, decoding, ...others } = properties
  node.properties = { alt: alt ?? '', ...others, loading: loading ?? 'lazy', decoding: decoding ?? 'async' }
  openTag(node, walk, scope, {
    slot,
    ...opening,
    css: [opening.css, css].filter((part) => part !== '').join(';'),
  })
}

/** Sizes that are no plain numbers of pixels as declarations; they are taken off the element. */
function sizeStyle(node: Element): string {
  const css: string[] = []
  for (const side of ['width', 'height'] as const) {
    const value = node.properties[side]
    if (value === undefined || value === null || /^\d+$/.test(String(value))) continue
    const size = pixels(String(value))
    if (size !== '') css.push(`${side}:${size}`)
    delete node.properties[side]
  }
  return css.join(';')
}

function isSized({ properties }: Element): boolean {
  const given = properties.width ?? properties.height
  return (
    (given !== undefined && given !== null) ||
    /(?:^|[;\s])(?:width|height)\s*:/i.test(String(properties.style ?? ''))
  )
}

function reportImage(node: Element, code: string, severity: Severity, message: string, walk: Walk): void {
  const hint =
    code === 'markdown/missing-alt' ? 'add alt="…", or alt="" when it is only decoration' : 'add src="…"'
  walk.context.report({ code, severity, message, hint, place: walk.context.placeOf(node) })
}
