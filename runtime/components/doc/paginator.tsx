// Links to the previous and next page in the sidebar.
import type { NavLink } from '../../model/page.ts'
import { useMessage } from '../use-message.ts'

interface PaginatorProps {
  readonly previous: NavLink | undefined
  readonly next: NavLink | undefined
}

/** Previous and next; nothing if there is neither. */
export function Paginator({ previous, next }: PaginatorProps) {
  const text = useMessage()
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label={text('theme.docs.paginator.navAriaLabel')}>
      {previous ? (
        <PageLink link={previous} side="prev" caption={text('theme.docs.paginator.previous')} />
      ) : null}
      {next ? <PageLink link={next} side="next" caption={text('theme.docs.paginator.next')} /> : null}
    </nav>
  )
}

interface PageLinkProps {
  readonly link: NavLink
  readonly side: 'prev' | 'next'
  readonly caption: string
}

function PageLink({ link, side, caption }: PageLinkProps) {
  return (
    <a className={`pagination-nav__link pagination-nav__link--${side}`} href={link.href} rel={side}>
      <span className="pagination-nav__sublabel">{caption}</span>
      <span className="pagination-nav__label">{link.label}</span>
    </a>
  )
}
