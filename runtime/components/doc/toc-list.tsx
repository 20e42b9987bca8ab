// The entries of a table of contents as nested lists of links.
import type { TocItem } from '../../model/page.ts'
import { Html } from '../html.tsx'

interface TocListProps {
  readonly items: readonly TocItem[]
  readonly className?: string
  readonly onFollow?: (() => void) | undefined
}

/** One level with all levels below it. */
export function TocList({ items, className, onFollow }: TocListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <a className="table-of-contents__link" href={`#${item.id}`} onClick={onFollow}>
            <Html as="span" html={item.html} />
          </a>
          {item.children.length > 0 ? <TocList items={item.children} onFollow={onFollow} /> : null}
        </li>
      ))}
    </ul>
  )
}
