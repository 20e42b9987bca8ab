// Renders the frame around the content of every page, in reading order.
import type { ReactNode } from 'react'
import { Navbar } from '../navbar/navbar.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { LazyScrolling } from './lazy-scrolling.tsx'
import { SKIP_TARGET, SkipLink } from './skip-link.tsx'

interface FrameProps {
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Skip link, announcement, navbar, content, footer. */
export function Frame({ footer, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <div id={SKIP_TARGET} className="theme-layout-main main-wrapper">
        {children}
      </div>
      {footer}
      <LazyScrolling />
    </>
  )
}
