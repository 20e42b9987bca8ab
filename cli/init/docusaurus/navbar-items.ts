// Converts the navbar items of a Docusaurus site.
import { decodeEntities } from '../../text/entities.ts'
import { recordOf } from '../../text/record.ts'
import { type Fields, listOf } from './read-site.ts'

/** The converted items, and what was changed. */
export interface NavbarItems {
  readonly items: readonly unknown[]
  /** Types that were left out because the site's theme has no component for them. */
  readonly types: readonly string[]
  /** Names given to links without a name. */
  readonly named: readonly string[]
}

/**
 * Drops items of types without a component. A link that shows only what a stylesheet gives its class, often a logo, is
 * named after its target.
 */
export function navbarItems(given: unknown, themeText: string): NavbarItems {
  const types = new Set<string>()
  const named = new Set<string>()
  const kept = (items: unknown): readonly Fields[] =>
    listOf(items).flatMap((each) => {
      const item = labelled(recordOf(each))
      const { type, items: below } = item
      const isCustom = typeof type === 'string' && type.startsWith('custom-') && !themeText.includes(type)
      if (isCustom) types.add(type)
      if (isCustom) return []
      if (below !== undefined) return [{ ...item, items: kept(below) }]
      const name = missingName(item)
      if (name !== null) named.add(name)
      return [name === null ? item : { ...item, 'aria-label': name }]
    })
  // The default position is left in Docusaurus and right in docsite.
  const items = kept(given).map((item) =>
    item.position === undefined ? { ...item, position: 'left' } : item,
  )
  return { items, types: [...types], named: [...named] }
}

/** Name for a link that has only a class; null for any other item. */
function missingName(item: Fields): string | null {
  const { type, label, html, href, to, className, 'aria-label': said } = item
  const address = href ?? to
  if ([type, label, html, said].some((each) => each !== undefined && each !== '')) return null
  if (className === undefined || typeof address !== 'string' || address === '') return null
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}

/** Types of items that link to docs. */
const TO_DOCS: readonly unknown[] = ['doc', 'docSidebar', 'docsVersion']

/**
 * Converts HTML labels to text where docsite needs a label: links to docs do not support HTML, and a dropdown needs a
 * name in addition.
 */
function labelled(item: Fields): Fields {
  const { html, ...others } = item
  const isToDocs = TO_DOCS.includes(item.type)
  if (typeof html !== 'string' || !(isToDocs || item.items !== undefined)) return item
  const text = decodeEntities(html.replace(/<[^>]*>/g, ' '))
  const label = item.label ?? text.replace(/\s+/g, ' ').trim()
  return isToDocs ? { ...others, label } : { ...item, label }
}
