// Links of the document: clicks on them are the router's, and the pages they lead to are loaded ahead.
import { watchLinks } from '../behaviours/prefetch-links.ts'
import { parseAddress } from '../routing/browser.ts'
import { whenIdle } from '../routing/idle.ts'
import { isPageAddress, isRouted } from '../routing/navigate.ts'
import type { World } from './world.ts'

/** The router takes over clicks on links to pages; jumps inside the page are the browser's. */
export function watchClicks({ router, site }: World): void {
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
    router.navigate(link.href)
  })
}

/** Loads pages ahead once the page has loaded; what still waits is forgotten with the page it was for. */
export function loadAhead({ router, site, prefetcher }: World): void {
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
