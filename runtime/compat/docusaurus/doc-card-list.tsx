// `@theme/DocCardList`: cards of the items that a component gives it. In a page `<DocCardList />` alone shows the pages of the category;
// a component does not know them.
import { CardList } from '../../components/doc/card-list.tsx'
import { useSite } from '../../contexts.tsx'
import type { Card } from '../../model/page.ts'
import { hasScheme, withBaseUrl } from './address.ts'

/** An item of a sidebar, as components know it. */
export interface CardItem {
  readonly type?: string
  readonly href?: string
  readonly label?: string
  readonly description?: string
  readonly items?: readonly CardItem[]
}

/** One card for each item that leads somewhere. */
export function DocCardList({ items = [] }: { readonly items?: readonly CardItem[] }) {
  const site = useSite()
  const cards = items.flatMap((item): readonly Card[] => {
    const href = hrefOf(item)
    if (href === undefined) return []
    const { type, label = href, description } = item
    const isOutside = hasScheme(href)
    return [
      {
        kind: type === 'category' ? 'category' : isOutside ? 'external' : 'doc',
        href: isOutside ? href : withBaseUrl(site, href),
        label,
        ...(description === undefined ? {} : { description }),
      },
    ]
  })
  return cards.length === 0 ? null : <CardList cards={cards} />
}

/** Where an item leads: its own address, or that of the first one below it. */
function hrefOf({ href, items = [] }: CardItem): string | undefined {
  return href ?? items.map(hrefOf).find((below) => below !== undefined)
}

export { DocCardList as default }
