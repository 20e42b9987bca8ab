// The window of the offline edition: data come from scripts, and every page is loaded as a whole.
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
    // A spread copies values, and these change.
    get href() {
      return location.href
    },
    get length() {
      return history.length
    },
    // No address is below it.
    origin: '',
    leave(href) {
      const [page, asked] = [new URL(location.href), new URL(href)]
      const isHere = page.pathname === asked.pathname && asked.hash === page.hash
      // A chosen tab is part of the query; the page stays.
      if (isHere && page.search !== asked.search) history.replaceState(history.state, '', href)
      else location.assign(href)
    },
  }
}

/** JSON of the site; null when it has no such file. */
export const fetchJson: FetchJson = async (address) => {
  const response = await fetchData(address)
  if (response.status === 404) return null
  if (!response.ok) throw new PageLoadError(`${address}: ${response.status}`)
  return online.jsonIn(address, response)
}
