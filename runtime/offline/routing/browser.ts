// The window of the offline edition: data are loaded by scripts, and every page is loaded in full.
import * as online from '../../routing/browser.ts'
import { type FetchJson, PageLoadError } from '../../routing/load-page.ts'
import type { RouterWindow } from '../../routing/router-parts.ts'
import { fetchData } from '../load-data.ts'

export { applyScroll, focusQuietly, keepPositions, parseAddress } from '../../routing/browser.ts'

/** The window for a router that leaves all pages to the browser. */
export function createRouterWindow(): RouterWindow {
  const window = online.createRouterWindow()
  return {
    ...window,
    // Getters, because a spread would copy the current values.
    get href() {
      return location.href
    },
    get length() {
      return history.length
    },
    // No URL belongs to this origin.
    origin: '',
    leave(href) {
      const [page, asked] = [new URL(location.href), new URL(href)]
      const isHere = page.pathname === asked.pathname && asked.hash === page.hash
      // A selected tab is part of the query; the page stays.
      if (isHere && page.search !== asked.search) history.replaceState(history.state, '', href)
      else location.assign(href)
    },
  }
}

/** JSON of the site; null if it has no such file. */
export const fetchJson: FetchJson = async (address) => {
  const response = await fetchData(address)
  if (response.status === 404) return null
  if (!response.ok) throw new PageLoadError(`${address}: ${response.status}`)
  return online.jsonIn(address, response)
}
