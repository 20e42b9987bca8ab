// Marks the link of the section on screen in the table of contents.
import { type RefObject, useEffect } from 'react'
import { useSite } from '../../contexts.tsx'
import type { TocItem } from '../../model/page.ts'
import { navbarHeight } from '../navbar/navbar-height.ts'
import { activeHeading } from './active-heading.ts'

const ACTIVE = 'table-of-contents__link--active'

interface Levels {
  readonly min: number
  readonly max: number
  readonly items: readonly TocItem[]
}

/** Follows scrolling and resizing while the table of contents is on the page. */
export function useTocHighlight(nav: RefObject<HTMLElement | null>, { min, max, items }: Levels) {
  const { hideOnScroll } = useSite().navbar
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries mean another page with other headings
  useEffect(() => {
    const links = [...(nav.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
    const headings = [...document.querySelectorAll<HTMLElement>(headingSelector(min, max))]
    const update = () => {
      const offset = hideOnScroll ? 0 : navbarHeight()
      const index = activeHeading(headings.map(boxOf), offset, window.innerHeight)
      mark(links, index === null ? undefined : headings[index]?.id)
    }
    update()
    document.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      document.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [nav, min, max, items, hideOnScroll])
}

function headingSelector(min: number, max: number): string {
  const levels = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return levels.map((level) => `h${level}.anchor`).join(',')
}

/** A heading without height, as an anchor of its own makes it, is measured by its parent. */
function boxOf(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect()
  return box.height === 0 && heading.parentElement ? heading.parentElement.getBoundingClientRect() : box
}

function mark(links: readonly HTMLAnchorElement[], id: string | undefined) {
  for (const link of links) {
    link.classList.toggle(ACTIVE, id !== undefined && decodedFragment(link) === id)
  }
}

function decodedFragment(link: HTMLAnchorElement): string {
  const fragment = link.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
