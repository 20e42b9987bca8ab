// A host at the other end of a slow line: every answer begins late, and all of them share so many bytes a second.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'

/** How slow a line is; a fast one has no delay and carries everything at once. */
export interface Line {
  readonly delayMs: number
  readonly bytesPerSecond: number
}

/** What was sent: a path with the bytes of its body on the line, and when the last of them left; on the clock of this process. */
export interface Sent {
  readonly path: string
  readonly bytes: number
  readonly at: number
  /** When it was asked for. */
  readonly asked: number
}

/** A host that is running. */
export interface SlowHost {
  readonly url: string
  readonly sent: Sent[]
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const CHUNK = 1024

/** Serves files of a site at the root of the host, text compressed as hosts do; `read` gives null for what is not there. */
export async function slowHost(
  read: (path: string) => Uint8Array | null,
  { delayMs, bytesPerSecond }: Line,
): Promise<SlowHost> {
  const sent: Sent[] = []
  const line = { freeAt: 0 }
  /** Waits until the line has carried so many bytes for this answer. */
  const carry = async (bytes: number) => {
    const now = performance.now()
    line.freeAt = Math.max(line.freeAt, now) + (1000 * bytes) / bytesPerSecond
    await new Promise((resolve) => setTimeout(resolve, line.freeAt - now))
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const asked = performance.now()
    const path = decodeURIComponent(url.replace(/\?.*/s, '')).slice(1)
    const body = read(path === '' || path.endsWith('/') ? `${path}index.html` : path)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (!body) {
      response.writeHead(404).end()
      return
    }
    const type = TYPES[extname(path)] ?? (extname(path) === '' ? TYPES['.html'] : undefined)
    const packed = type ? gzipSync(body) : body
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
      ...(type ? { 'content-encoding': 'gzip' } : {}),
    })
    for (let at = 0; at < packed.length; at += CHUNK) {
      const chunk = packed.subarray(at, at + CHUNK)
      await carry(chunk.length)
      response.write(chunk)
    }
    response.end()
    sent.push({ path, bytes: packed.length, at: performance.now(), asked })
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
