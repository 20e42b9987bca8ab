// Server-sent events with automatic reconnection.
import type { PageProblems } from './problems.ts'

/** An event from the server. */
export type ServerEvent =
  | { readonly kind: 'hello'; readonly session: string; readonly revision: number }
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'counts'; readonly counts: PageProblems['counts'] }

/** Delays between reconnection attempts. */
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 8000

/** Connects to the server for the life of the document, except while its window is hidden. */
export function createConnection(onEvent: (event: ServerEvent) => void): void {
  let source: EventSource | null = null
  let waitMs = FIRST_WAIT_MS
  const disconnect = () => {
    source?.close()
    source = null
  }
  const connect = () => {
    if (source || document.hidden) return
    source = new EventSource('/__docsite/events')
    source.onmessage = ({ data }) => {
      const event = JSON.parse(String(data)) as ServerEvent
      if (event.kind === 'hello') waitMs = FIRST_WAIT_MS
      onEvent(event)
    }
    source.onerror = () => {
      disconnect()
      setTimeout(connect, waitMs)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
  }
  // Browsers limit the number of connections per server, so hidden windows release theirs.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect()
    else connect()
  })
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', connect)
  connect()
}
