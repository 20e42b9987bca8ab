// Links of the offline edition are handled by the browser: nothing is routed or prefetched. A link to a folder is completed to
// its page, because there is no server to do so.
import { rootUrl } from '../place.ts'

/** Completes links to folders of the site with `index.html`, just before they are followed. */
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

/** Does nothing: pages on disk load instantly. */
export function loadAhead(): void {}
