// The table of contents: a column beside wide pages, and a bar above narrow ones that also opens the menu. The current heading is
// tracked from the first interaction on.
import { type MouseEvent, useState } from 'react'
import type { TocItem } from '../../model/page.ts'
import { classNames } from '../class-names.ts'
import { Collapsible } from '../collapsible.tsx'
import { Html } from '../html.tsx'
import { useMessage } from '../use-message.ts'
import { entryHtml, tocHtml } from './toc-html.ts'

/** The column beside the page. */
export function TocDesktop({ items }: { readonly items: readonly TocItem[] }) {
  const text = useMessage()
  return (
    <nav className="theme-doc-toc-desktop toc" aria-label={text('theme.TOCCollapsible.toggleButtonLabel')}>
      <p className="toc__title" aria-hidden="true">
        {text('theme.TOCCollapsible.toggleButtonLabel')}
      </p>
      <Html as="ul" className="table-of-contents" html={tocHtml(items)} />
    </nav>
  )
}

interface TocMobileProps {
  readonly items: readonly TocItem[]
  /** Label of the page's section: the button opens the menu. Absent if there is no sidebar. */
  readonly section: string | undefined
}

/** The bar above the text of narrow pages: the list is closed at first, its entries are rendered when it is opened. */
export function TocMobile({ items, section }: TocMobileProps) {
  const text = useMessage()
  const [open, setOpen] = useState(false)
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }
  return (
    <div className={classNames('theme-doc-toc-mobile', open && 'theme-doc-toc-mobile--open')}>
      {section === undefined ? null : (
        <button type="button" className="clean-btn theme-doc-toc-mobile__section" onClick={openMenu}>
          {section}
        </button>
      )}
      {items.length === 0 ? null : (
        <button
          type="button"
          className="clean-btn theme-doc-toc-mobile__button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span className="theme-doc-toc-mobile__label">
            {text('theme.TOCCollapsible.toggleButtonLabel')}
          </span>{' '}
          <span className="theme-doc-toc-mobile__current" />
        </button>
      )}
      <Collapsible open={open} className="table-of-contents">
        {items.map((item) => (
          <Html key={item.id} as="li" html={entryHtml(item)} onClick={follow} />
        ))}
      </Collapsible>
    </div>
  )
}

const openMenu = () => document.querySelector<HTMLElement>('.navbar__toggle')?.click()
