// Fetches the newer version of the current page with its findings, and shows both.
import type { Overlay } from './overlay.ts'
import { pathOfPage, readProblems } from './problems.ts'
import { createDocumentView, readDocument } from './show-document.ts'

/** Updates the current page. */
export interface Updater {
  /** Runs one update at a time; calls during an update cause one more. */
  update(): Promise<void>
  /** Updates after the reader navigated to another page, whose document is already shown. */
  navigated(): void
}

/** An updater of the document. */
export function createUpdater(overlay: Overlay): Updater {
  const view = createDocumentView()
  const state = { busy: false, again: false, html: '', navigated: false }

  async function updateOnce(): Promise<void> {
    const path = pathOfPage()
    const [html, problems] = await Promise.all([readDocument(path), readProblems(path)])
    if (path !== pathOfPage()) {
      state.again = true
      return
    }
    if (problems.movedTo !== undefined) {
      location.replace(problems.movedTo + location.hash)
      return
    }
    if (html !== null) {
      if (state.navigated) view.adopt(html)
      else if (problems.errors.length === 0 && html !== state.html) await view.show(html)
      state.navigated = false
      state.html = html
    }
    overlay.show(problems)
  }

  async function update(): Promise<void> {
    state.again = state.busy
    if (state.busy) return
    state.busy = true
    try {
      do {
        state.again = false
        await updateOnce()
      } while (state.again)
    } catch {
      // The server is gone, or another page is shown: the next event starts another update.
    } finally {
      state.busy = false
    }
  }

  return {
    update,
    navigated() {
      state.navigated = true
      void update()
    },
  }
}
