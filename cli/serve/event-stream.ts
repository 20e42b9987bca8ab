// Server-sent events for open pages. A client that reads too slowly is disconnected and reconnects by itself.
import type { ServerResponse } from 'node:http'

/** Maximum number of connected pages. */
const MAX_LISTENERS = 128
/** Maximum number of bytes buffered for one page. */
const MAX_WAITING_BYTES = 65_536
/** Interval of comments that keep proxies from closing the connection. */
const HEARTBEAT_MS = 25_000

/** Event stream to all open pages. */
export interface EventStream {
  /** Takes over a response; false if too many are open. */
  open(response: ServerResponse, headers: Readonly<Record<string, string>>, hello: unknown): boolean
  send(event: unknown): void
  readonly size: number
  close(): void
}

/** Creates a stream without clients. */
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
