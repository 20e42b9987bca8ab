// The table of contents: a column beside wide pages with the current section marked, a box above narrow ones.
import { type MouseEvent, useRef, useState } from 'react'
import type { TocItem } from '../../model/page.ts'
import { classNames } from '../class-names.ts'
import { Collapsible } from '../collapsible.tsx'
import { Html } from '../html.tsx'
import { useMessage } from '../use-message.ts'
import { entryHtml, tocHtml } from './toc-html.ts'
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
      <Html as="ul" className="table-of-contents" html={tocHtml(items)} />
    </nav>
  )
}

/** Above the text of narrow pages: closed at first, its entries made when it is opened. */
export function TocMobile({ items }: { readonly items: readonly TocItem[] }) {
  const text = useMessage()
  const [open, setOpen] = useState(false)
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }
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
        {items.map((item) => (
          <Html key={item.id} as="li" html={entryHtml(item)} onClick={follow} />
        ))}
      </Collapsible>
    </div>
  )
}
