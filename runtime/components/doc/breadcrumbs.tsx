// Breadcrumbs from the top of the sidebar to the page. The last entry is the page itself and not a link.
import { useSite } from '../../contexts.tsx'
import type { Breadcrumb } from '../../model/page.ts'
import { useMessage } from '../use-message.ts'

/** Breadcrumbs of a page; nothing if it has none. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Breadcrumb[] }) {
  const text = useMessage()
  const { baseUrl } = useSite()
  if (crumbs.length === 0) return null
  return (
    <nav className="theme-doc-breadcrumbs" aria-label={text('theme.docs.breadcrumbs.navAriaLabel')}>
      <ul className="breadcrumbs">
        {crumbs.map(({ label, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, positions do not
              key={index}
              className={last ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'}
            >
              {href && !last ? (
                <a className="breadcrumbs__link" href={href}>
                  {href === baseUrl && index === 0 ? text('theme.docs.breadcrumbs.home') : label}
                </a>
              ) : (
                <span className="breadcrumbs__link" aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
