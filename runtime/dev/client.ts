// The reload script of `docsite serve`, part of no published site: listens for changes, puts the newer page in the place of
// the one on screen, and shows what is wrong with it.
import { createOverlay } from './overlay.ts'
import { type PageProblems, pathOfPage, readProblems } from './problems.ts'
import { adoptDocument, readDocument, showDocument } from './show-document.ts'

/** What the server says. */
type ServerEvent =
  | { readonly kind: 'hello'; readonly session: string; readonly revision: number }
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'counts'; readonly counts: PageProblems['counts'] }

/** Waits between attempts to reach the server again. */
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 8000

function start(): void {
  const overlay = createOverlay()
  const state = {
    session: '',
    revision: 0,
    waitMs: FIRST_WAIT_MS,
    busy: false,
    again: false,
    html: '',
    moved: false,
  }
  let source: EventSource | null = null

  /** One update at a time; what comes meanwhile is one more. */
  async function update(): Promise<void> {
    if (state.busy) {
      state.again = true
      return
    }
    state.busy = true
    try {
      do {
        state.again = false
        await updateOnce()
      } while (state.again)
    } catch {
      // The server is gone or the page has moved on; the next event tries again.
    } finally {
      state.busy = false
    }
  }

  async function updateOnce(): Promise<void> {
    const path = pathOfPage()
    const [html, problems] = await Promise.all([readDocument(path), readProblems(path)])
    if (path !== pathOfPage()) {
      state.again = true
      return
    }
    if (html === null) {
      overlay.show(problems)
      return
    }
    if (state.moved) adoptDocument(html)
    else if (problems.errors.length === 0 && html !== state.html) await showDocument(html)
    state.moved = false
    state.html = html
    overlay.show(problems)
  }

  function hear(event: ServerEvent): void {
    if (event.kind === 'counts') {
      overlay.counts(event.counts)
      return
    }
    if (event.kind === 'hello') {
      const isOther = state.session !== '' && state.session !== event.session
      const isLater = state.revision !== event.revision
      const isFirst = state.session === ''
      state.session = event.session
      state.revision = event.revision
      state.waitMs = FIRST_WAIT_MS
      if (isOther) location.reload()
      else if (isLater || isFirst) void update()
      return
    }
    state.revision = event.revision
    void update()
  }

  function connect(): void {
    if (source || document.hidden) return
    const opened = new EventSource('/__docsite/events')
    source = opened
    opened.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerEvent)
    opened.onerror = () => {
      disconnect()
      setTimeout(connect, state.waitMs)
      state.waitMs = Math.min(state.waitMs * 2, LONGEST_WAIT_MS)
    }
  }

  function disconnect(): void {
    source?.close()
    source = null
  }

  // A browser opens few connections to one server: windows out of sight give theirs back.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect()
    else connect()
  })
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', connect)
  watchNavigation(() => {
    state.moved = true
    void update()
  })
  connect()
}

/** Calls back when another page is on screen. */
function watchNavigation(moved: () => void): void {
  let path = pathOfPage()
  const look = () => {
    if (pathOfPage() === path) return
    path = pathOfPage()
    moved()
  }
  new MutationObserver(look).observe(document.querySelector('title') ?? document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  window.addEventListener('popstate', () => setTimeout(look))
}

start()
