// Links of the document: the router handles clicks on them, and the prefetcher loads the pages they lead to.
import { watchLinks } from '../behaviours/prefetch-links.ts'
import { parseAddress } from '../routing/browser.ts'
import { whenIdle } from '../routing/idle.ts'
import { isPageAddress, isRouted } from '../routing/navigate.ts'
import type { ClientServices } from './client-services.ts'

/** Passes clicks on links to pages to the router; jumps within the page are left to the browser. */
export function watchClicks({ router, site }: ClientServices): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.hasAttribute('href')) return
    const target = { href: link.href, target: link.target, download: link.hasAttribute('download') }
    if (!isRouted(event, target, location.origin, site)) return
    if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) {
      router.saveScroll()
      return
    }
    event.preventDefault()
    // The second click of a double click may hit whatever has replaced the link.
    if (event.detail < 2) router.navigate(link.href)
  })
}

/** Prefetches pages once the page has loaded. A navigation drops what is still queued. */
export function loadAhead({ router, site, prefetcher }: ClientServices): void {
  const pathOf = (href: string) => parseAddress(href).pathname
  whenIdle(() =>
    watchLinks({
      isPage: (href) => isPageAddress(href, location.origin, site),
      inSight: (href) => prefetcher.prefetch(pathOf(href)),
      likely: (href) => prefetcher.preload(pathOf(href)),
    }),
  )
  let shown = router.state().page
  router.subscribe(() => {
    const { page } = router.state()
    if (page !== shown) prefetcher.reset()
    shown = page
  })
}
