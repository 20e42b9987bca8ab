// Links to the pages of a long list.
import type { ListPages } from '../../model/page.ts'
import { listPagePath, numbersAround } from '../../routing/list-pages.ts'
import { useMessage } from '../use-message.ts'

/** Page numbers: first, last and nearby ones; nothing for a list of one page. */
export function ListPager({ pages }: { readonly pages: ListPages | undefined }) {
  const text = useMessage()
  if (!pages) return null
  const { current, count, first } = pages
  return (
    <nav className="list-pages" aria-label={text('docsite.list.pages')}>
      <ul>
        {numbersAround(current, count).map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              '…'
            ) : (
              <a
                href={listPagePath(first, number)}
                aria-label={text('docsite.list.page', { page: String(number) })}
                aria-current={number === current ? 'page' : undefined}
                rel={number === current - 1 ? 'prev' : number === current + 1 ? 'next' : undefined}
              >
                {String(number)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
