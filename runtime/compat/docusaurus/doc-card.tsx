// `@theme/DocCard`: the card of one item of a sidebar.
import { type CardItem, DocCardList } from './doc-card-list.tsx'

/** The card; nothing for an item that leads nowhere. */
export function DocCard({ item }: { readonly item: CardItem }) {
  return <DocCardList items={[item]} />
}

export { DocCard as default }
