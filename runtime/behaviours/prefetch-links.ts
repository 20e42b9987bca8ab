// Tells which pages may be wanted next: links in sight, links under the pointer or a finger. Each link is watched once.
import { detachAll } from './behaviour.ts'

/** What is done with a link's address. */
export interface LinkInterest {
  /** Whether the address is a page that can be loaded ahead. */
  isPage(href: string): boolean
  inSight(href: string): void
  likely(href: string): void
}

/** Where the reader's eyes are: these links come before those of the menus. */
const FIRST = 'main a[href]'
const ALL = 'a[href]'

/** Watches all links of the document, those that come later too; returns the way to stop. */
export function watchLinks(interest: LinkInterest): () => void {
  const seen = new WeakSet<Element>()
  const observer = 'IntersectionObserver' in window ? sightObserver(interest) : null
  const scan = () => {
    const links = new Set([...document.querySelectorAll(FIRST), ...document.querySelectorAll(ALL)])
    for (const link of links) {
      if (seen.has(link) || !(link instanceof HTMLAnchorElement)) continue
      seen.add(link)
      if (!interest.isPage(link.href)) continue
      if (observer) observer.observe(link)
      else interest.inSight(link.href)
    }
  }
  let scheduled = false
  const later = () => {
    if (scheduled) return
    scheduled = true
    setTimeout(() => {
      scheduled = false
      scan()
    })
  }
  const changes = new MutationObserver(later)
  changes.observe(document.body, { childList: true, subtree: true })
  later()
  return detachAll([() => changes.disconnect(), () => observer?.disconnect(), watchPointer(interest)])
}

function sightObserver({ inSight }: LinkInterest): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      inSight(target.href)
    }
  })
  return observer
}

function watchPointer({ isPage, likely }: LinkInterest): () => void {
  const onPointer = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isPage(link.href)) likely(link.href)
  }
  document.addEventListener('mouseover', onPointer, { passive: true })
  document.addEventListener('touchstart', onPointer, { passive: true })
  return () => {
    document.removeEventListener('mouseover', onPointer)
    document.removeEventListener('touchstart', onPointer)
  }
}
