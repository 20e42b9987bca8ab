// `@theme/DocCardList`: cards of the given items, otherwise of the siblings or children of the page in its sidebar.
import { CardList } from '../../components/doc/card-list.tsx'
import { useDocsFacts } from '../../components/providers/docs-facts-context.ts'
import { useSite } from '../../contexts.tsx'
import type { Card } from '../../model/page.ts'
import type { SiteView } from '../../model/site.ts'
import { hasScheme, withBaseUrl } from './address.ts'
import { findFirstSidebarItemLink } from './docs-client.ts'

/** A sidebar item as passed to components. */
export interface CardItem {
  readonly type?: string
  readonly href?: string
  readonly label?: string
  readonly description?: string
  readonly items?: readonly CardItem[]
}

/** One card for each item that has a link. */
export function DocCardList({ items }: { readonly items?: readonly CardItem[] }) {
  const site = useSite()
  const facts = useDocsFacts()
  const cards = items ? cardsOf(items, site) : facts.cards
  return cards.length === 0 ? null : <CardList cards={cards} />
}

const cardsOf = (items: readonly CardItem[], site: SiteView): readonly Card[] =>
  items.flatMap((item): readonly Card[] => {
    const href = findFirstSidebarItemLink(item)
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

export { DocCardList as default }
