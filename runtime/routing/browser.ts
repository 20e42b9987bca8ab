// The real window behind the router: history, URL, scrolling. It makes no decisions.
import { createSlot } from '../storage/slot.ts'
import type { FetchJson } from './load-page.ts'
import { PageLoadError } from './load-page.ts'
import { decodePathname } from './location.ts'
import type { Address } from './navigate.ts'
import { isDeflated } from './page-data-path.ts'
import type { Router } from './router.ts'
import type { HistoryEntry, RouterWindow } from './router-parts.ts'
import type { ScrollAction } from './scroll.ts'

/** Key of our part of a history state. */
const ENTRY = 'docsite'
/** Storage keys that outlive a full load: pages reloaded after a failure, scroll positions by entry. */
const RELOADED = 'docsite.reloaded'
const POSITIONS = 'docsite.positions'

/** The window for the router. */
export function createRouterWindow(): RouterWindow {
  return {
    get href() {
      return location.href
    },
    origin: location.origin,
    get length() {
      return history.length
    },
    entry: () => readEntry(history.state),
    push: (href, entry) => history.pushState({ [ENTRY]: entry }, '', href),
    replace: (href, entry) => history.replaceState({ [ENTRY]: entry }, '', href),
    go: (by) => history.go(by),
    leave: (href) => location.assign(href),
    reload: () => location.reload(),
    scrollY: () => scrollY,
    onHistory(callback) {
      // Fragment navigations dispatch one or both of these, depending on the browser.
      for (const type of ['popstate', 'hashchange']) addEventListener(type, callback)
    },
    parse: parseShown,
    claimReload,
    soon: (callback) => {
      setTimeout(callback)
    },
  }
}

/**
 * The entry in a history state. Browser extensions and the reader may write other values into the history, which are ignored.
 */
function readEntry(state: unknown): HistoryEntry | null {
  const entry = (state as { readonly [ENTRY]?: HistoryEntry } | null)?.[ENTRY]
  return typeof entry?.index === 'number' ? entry : null
}

/** An absolute URL in parts, its path decoded; throws a `URIError` if it cannot be decoded. */
export function parseAddress(href: string): Address {
  const { pathname, search, hash } = new URL(href)
  return { pathname: decodePathname(pathname), search, hash }
}

/** Parses the URL of the current page. If it cannot be decoded, the error is reported and the page is still shown. */
function parseShown(href: string): Address {
  try {
    return parseAddress(href)
  } catch (error) {
    reportError(error)
    const { pathname, search, hash } = new URL(href)
    return { pathname, search, hash }
  }
}

/** Allows one reload per path and session, so that a page that always fails does not reload for ever. */
function claimReload(path: string): boolean {
  const slot = createSlot(RELOADED, 'sessionStorage')
  const known = (slot.get() ?? '').split('\n')
  if (known.includes(path)) return false
  slot.set([...known, path].join('\n'))
  return true
}

/** JSON from the server, deflated for pages; null if it has no such file. */
export const fetchJson: FetchJson = async (address, priority) => {
  const response = await fetch(address, { priority })
  if (response.status === 404) return null
  if (!response.ok) throw new PageLoadError(`${address}: ${response.status}`)
  return jsonIn(address, response)
}

/** The value in a response. */
export async function jsonIn(address: string, { body }: Response): Promise<unknown> {
  const text = isDeflated(address) ? body?.pipeThrough(new DecompressionStream('deflate')) : body
  return (await new Response(text).json()) as unknown
}

/** Scrolls and moves the focus as decided. */
export function applyScroll(action: ScrollAction): void {
  if (action.kind === 'restore') scrollToOffset(action.y)
  else if (action.kind === 'top') scrollToOffset(0)
  else if (action.kind === 'element' || action.kind === 'focus') {
    const element = document.getElementById(action.id)
    if (action.kind === 'element') element?.scrollIntoView({ behavior: 'instant' })
    if (element) focusQuietly(element)
  }
}

const scrollToOffset = (top: number) => scrollTo({ top, left: 0, behavior: 'instant' })

/** Focuses an element that is not a control, without scrolling; Tab continues from there. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/**
 * On full loads the browser restores the scroll position better than we could; the router's positions are stored for navigations
 * after that.
 */
export function keepPositions({ positions }: Router): void {
  const slot = createSlot(POSITIONS, 'sessionStorage')
  try {
    for (const [index, y] of JSON.parse(slot.get() ?? '[]') as [number, number][]) positions.set(index, y)
  } catch {
    // Ignores a value not stored here: readers may change the storage.
  }
  const onHide = () => {
    history.scrollRestoration = 'auto'
    positions.set(readEntry(history.state)?.index ?? 0, scrollY)
    slot.set(JSON.stringify([...positions]))
  }
  const onShow = () => {
    history.scrollRestoration = 'manual'
  }
  onShow()
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
}
