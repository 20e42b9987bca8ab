// Links of the offline edition are the browser's: nothing is routed and nothing loaded ahead. What names a folder is led to its page,
// for there is no server that would do so.
import { rootUrl } from '../place.ts'

/** Leads links to folders of the site to the page in them, just before they are followed. */
export function watchClicks(): void {
  const complete = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href.startsWith(rootUrl.href) || !link.pathname.endsWith('/')) return
    const address = new URL(link.href)
    address.pathname += 'index.html'
    link.href = address.href
  }
  for (const type of ['pointerdown', 'keydown', 'click'])
    document.addEventListener(type, complete, { capture: true })
}

/** Pages from a disk are there at once. */
export function loadAhead(): void {}
