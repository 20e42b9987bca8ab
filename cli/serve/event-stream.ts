// Server-sent events to the open pages. A client that reads too slowly is disconnected: it reconnects by itself.
import type { ServerResponse } from 'node:http'

/** Most pages that may listen at a time. */
const MAX_LISTENERS = 128
/** Bytes that may wait for one page. */
const MAX_WAITING_BYTES = 65_536
/** A comment now and then keeps proxies from closing the line. */
const HEARTBEAT_MS = 25_000

/** The open pages. */
export interface EventStream {
  /** Takes a response over; false when there are too many. */
  open(response: ServerResponse, headers: Readonly<Record<string, string>>, hello: unknown): boolean
  send(event: unknown): void
  readonly size: number
  close(): void
}

/** A stream without clients yet. */
export function createEventStream(): EventStream {
  const open = new Set<ServerResponse>()
  const write = (response: ServerResponse, text: string) => {
    response.write(text)
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy()
  }
  const heartbeat = setInterval(() => {
    for (const response of open) write(response, ': \n\n')
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    open(response, headers, hello) {
      if (open.size >= MAX_LISTENERS) return false
      response.writeHead(200, {
        ...headers,
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
      })
      response.on('close', () => open.delete(response))
      response.on('error', () => open.delete(response))
      open.add(response)
      write(response, message(hello))
      return true
    },
    send(event) {
      for (const response of open) write(response, message(event))
    },
    get size() {
      return open.size
    },
    close() {
      clearInterval(heartbeat)
      for (const response of open) response.end()
      open.clear()
    },
  }
}

const message = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`
