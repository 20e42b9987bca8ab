// The table of contents: a column beside wide pages with the current section marked, a box above narrow ones.
import { useRef, useState } from 'react'
import type { TocItem } from '../../model/page.ts'
import { classNames } from '../class-names.ts'
import { Collapsible } from '../collapsible.tsx'
import { useMessage } from '../use-message.ts'
import { TocItems } from './toc-items.tsx'
import { useTocHighlight } from './use-toc-highlight.ts'

interface TocProps {
  readonly items: readonly TocItem[]
  readonly min: number
  readonly max: number
}

/** Beside the page. */
export function TocDesktop({ items, min, max }: TocProps) {
  const text = useMessage()
  const nav = useRef<HTMLElement>(null)
  useTocHighlight(nav, { min, max, items })
  return (
    <nav
      ref={nav}
      className="theme-doc-toc-desktop toc"
      aria-label={text('theme.TOCCollapsible.toggleButtonLabel')}
    >
      <p className="toc__title" aria-hidden="true">
        {text('theme.TOCCollapsible.toggleButtonLabel')}
      </p>
      <ul className="table-of-contents">
        <TocItems items={items} />
      </ul>
    </nav>
  )
}

/** Above the text of narrow pages: closed at first, its entries made when it is opened. */
export function TocMobile({ items }: { readonly items: readonly TocItem[] }) {
  const text = useMessage()
  const [open, setOpen] = useState(false)
  return (
    <div className={classNames('theme-doc-toc-mobile', open && 'theme-doc-toc-mobile--open')}>
      <button
        type="button"
        className="clean-btn theme-doc-toc-mobile__button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text('theme.TOCCollapsible.toggleButtonLabel')}
      </button>
      <Collapsible open={open} className="table-of-contents">
        <TocItems items={items} onFollow={() => setOpen(false)} />
      </Collapsible>
    </div>
  )
}
