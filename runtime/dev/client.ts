// The live-reload script of `docsite serve`, not part of a published site: listens for changes, replaces the current page with
// the newer version, and shows its findings.
import { createConnection, type ServerEvent } from './connection.ts'
import { createOverlay } from './overlay.ts'
import { pathOfPage } from './problems.ts'
import { createUpdater } from './updater.ts'

function start(): void {
  const overlay = createOverlay()
  const updater = createUpdater(overlay)
  const known = { session: '', revision: 0 }
  const onEvent = (event: ServerEvent) => {
    if (event.kind === 'counts') {
      overlay.counts(event.counts)
      return
    }
    const { session, revision } = known
    known.revision = event.revision
    if (event.kind === 'hello') {
      known.session = event.session
      if (session !== '' && session !== event.session) {
        location.reload()
        return
      }
      if (session !== '' && revision === event.revision) return
    }
    void updater.update()
  }
  createConnection(onEvent)
  watchNavigation(updater.navigated)
}

/** Calls back after a navigation to another page. */
function watchNavigation(onNavigated: () => void): void {
  let path = pathOfPage()
  const check = () => {
    if (pathOfPage() === path) return
    path = pathOfPage()
    onNavigated()
  }
  new MutationObserver(check).observe(document.querySelector('title') ?? document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  window.addEventListener('popstate', () => setTimeout(check))
}

start()
