// Detects pages that the reader may open next: links in the viewport, links under the pointer or touched. Each link is observed
// once.

/** Callbacks for link URLs. */
export interface LinkInterest {
  /** Whether the URL is a page that can be prefetched. */
  isPage(href: string): boolean
  inSight(href: string): void
  likely(href: string): void
}

/** Watches all links for the life of the document, including those added later. */
export function watchLinks(interest: LinkInterest): void {
  const seen = new WeakSet<Element>()
  const observe = sightObserver(interest)
  const watchAll = (parts: readonly Element[]) => {
    for (const link of linksIn(parts)) {
      if (seen.has(link)) continue
      seen.add(link)
      if (interest.isPage(link.href)) observe(link)
    }
  }
  // Only added elements are searched, because parts of a page may change often.
  new MutationObserver((records) =>
    watchAll(records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))),
  ).observe(document.body, { childList: true, subtree: true })
  watchAll([document.body])
  watchPointer(interest)
}

/** Links in these elements; those in the text, which the reader looks at, before those in menus. */
function linksIn(parts: readonly Element[]): readonly HTMLAnchorElement[] {
  const links = parts.flatMap((part) => [
    ...(part instanceof HTMLAnchorElement && part.href ? [part] : []),
    ...part.querySelectorAll<HTMLAnchorElement>('a[href]'),
  ])
  const inText = (link: Element) => Number(link.closest('main') !== null)
  return links.sort((a, b) => inText(b) - inText(a))
}

/** Reports a link when it enters the viewport; immediately in browsers without IntersectionObserver. */
function sightObserver({ inSight }: LinkInterest): (link: HTMLAnchorElement) => void {
  if (!window.IntersectionObserver) return (link) => inSight(link.href)
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Only links are observed.
      const link = target as HTMLAnchorElement
      if (!isIntersecting) continue
      observer.unobserve(link)
      inSight(link.href)
    }
  })
  return (link) => observer.observe(link)
}

function watchPointer({ isPage, likely }: LinkInterest): void {
  const onPointer = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && isPage(link.href)) likely(link.href)
  }
  for (const type of ['mouseover', 'touchstart'])
    document.addEventListener(type, onPointer, { passive: true })
}
