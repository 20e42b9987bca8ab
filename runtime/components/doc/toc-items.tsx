// The entries of a table of contents: list items with links, those below them in lists of their own.
import type { TocItem } from '../../model/page.ts'
import { Html } from '../html.tsx'

interface TocItemsProps {
  readonly items: readonly TocItem[]
  readonly onFollow?: (() => void) | undefined
}

/** The entries of one level with all levels below it. */
export function TocItems({ items, onFollow }: TocItemsProps) {
  return items.map(({ id, html, children }) => (
    <li key={id}>
      <Html as="a" href={`#${id}`} onClick={onFollow} html={html} />
      {children ? (
        <ul>
          <TocItems items={children} onFollow={onFollow} />
        </ul>
      ) : null}
    </li>
  ))
}
