// `@theme/DocCard`: the card of one sidebar item.
import { type CardItem, DocCardList } from './doc-card-list.tsx'

/** The card; nothing for an item without a link. */
export function DocCard({ item }: { readonly item: CardItem }) {
  return <DocCardList items={[item]} />
}

export { DocCard as default }
