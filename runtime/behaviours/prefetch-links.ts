// Tells which pages may be wanted next: links in sight, links under the pointer or a finger. Each link is watched once.
import { detachAll } from './behaviour.ts'

/** What is done with a link's address. */
export interface LinkInterest {
  /** Whether the address is a page that can be loaded ahead. */
  isPage(href: string): boolean
  inSight(href: string): void
  likely(href: string): void
}

/** Watches all links of the document, those that come later too; returns the way to stop. */
export function watchLinks(interest: LinkInterest): () => void {
  const seen = new WeakSet<Element>()
  const observer = 'IntersectionObserver' in window ? sightObserver(interest) : null
  const watch = (link: HTMLAnchorElement) => {
    if (seen.has(link)) return
    seen.add(link)
    if (!interest.isPage(link.href)) return
    if (observer) observer.observe(link)
    else interest.inSight(link.href)
  }
  const watchAll = (parts: readonly Element[]) => {
    for (const link of linksIn(parts)) watch(link)
  }
  // Only what is new is looked at: parts of a page may change often.
  const changes = new MutationObserver((records) =>
    watchAll(records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))),
  )
  changes.observe(document.body, { childList: true, subtree: true })
  watchAll([document.body])
  return detachAll([() => changes.disconnect(), () => observer?.disconnect(), watchPointer(interest)])
}

/** Links of these parts: those of the text, where the reader's eyes are, before those of the menus. */
function linksIn(parts: readonly Element[]): readonly HTMLAnchorElement[] {
  const links = parts.flatMap((part) => [
    ...(part instanceof HTMLAnchorElement && part.href ? [part] : []),
    ...part.querySelectorAll<HTMLAnchorElement>('a[href]'),
  ])
  const [text, menus] = [true, false].map((inText) =>
    links.filter((link) => !!link.closest('main') === inText),
  )
  return [...(text ?? []), ...(menus ?? [])]
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
