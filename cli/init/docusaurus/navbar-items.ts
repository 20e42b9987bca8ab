// Items of the navbar of a Docusaurus site as ours may be.
import { decodeEntities } from '../../text/entities.ts'
import { type Fields, fieldsOf, listOf } from './read-site.ts'

/** The items, and what was done to them. */
export interface NavbarItems {
  readonly items: readonly unknown[]
  /** Types of items that the theme of the site has no component for, left out. */
  readonly types: readonly string[]
  /** Names that links without one were given. */
  readonly named: readonly string[]
}

/**
 * Leaves out items of types that nobody draws. A link that shows nothing but what a style sheet gives its class, often a logo, is named
 * after where it leads.
 */
export function navbarItems(given: unknown, themeText: string): NavbarItems {
  const types = new Set<string>()
  const named = new Set<string>()
  const kept = (items: unknown): readonly Fields[] =>
    listOf(items).flatMap((each) => {
      const item = labelled(fieldsOf(each))
      const { type, items: below } = item
      const isCustom = typeof type === 'string' && type.startsWith('custom-') && !themeText.includes(type)
      if (isCustom) types.add(type)
      if (isCustom) return []
      if (below !== undefined) return [{ ...item, items: kept(below) }]
      const name = missingName(item)
      if (name !== null) named.add(name)
      return [name === null ? item : { ...item, 'aria-label': name }]
    })
  // Docusaurus puts an item at the left unless it says otherwise, docsite at the right.
  const items = kept(given).map((item) =>
    item.position === undefined ? { ...item, position: 'left' } : item,
  )
  return { items, types: [...types], named: [...named] }
}

/** The name of a link that has a class alone; null for any other item. */
function missingName(item: Fields): string | null {
  const { type, label, html, href, to, className, 'aria-label': said } = item
  const address = href ?? to
  if ([type, label, html, said].some((each) => each !== undefined && each !== '')) return null
  if (className === undefined || typeof address !== 'string' || address === '') return null
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}

/** Types of items that lead to docs. */
const TO_DOCS: readonly unknown[] = ['doc', 'docSidebar', 'docsVersion']

/**
 * An item that shows html in the place of a label, with the text of it as its label where docsite wants one: links to docs have no html,
 * and the name of a dropdown is asked for besides.
 */
function labelled(item: Fields): Fields {
  const { html, ...others } = item
  const isToDocs = TO_DOCS.includes(item.type)
  if (typeof html !== 'string' || !(isToDocs || item.items !== undefined)) return item
  const text = decodeEntities(html.replace(/<[^>]*>/g, ' '))
  const label = item.label ?? text.replace(/\s+/g, ' ').trim()
  return isToDocs ? { ...others, label } : { ...item, label }
}
