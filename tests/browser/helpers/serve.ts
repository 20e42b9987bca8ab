// A static server configured like a careful host: the site below its base URL, the strictest content policy, the site's own
// not-found page. Tests can break or delay individual files.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** The content policy of the whole suite: no inline style or script, no other origin. */
export const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; worker-src 'self'"

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.md': 'text/markdown; charset=utf-8',
}

/** A fault that a test injects into a response, by path below the base URL (decoded). */
export type Fault =
  | { readonly status: number }
  | { readonly delayMs: number }
  /** The response is sent when the test says so. */
  | { readonly until: Promise<unknown> }
  | { readonly body: string | Uint8Array }
  /** The body is sent in parts; its length is announced if known. */
  | { readonly parts: AsyncIterable<string>; readonly length?: number }

/** A running server. */
export interface Site {
  /** With the base URL and a trailing slash. */
  readonly url: string
  readonly faults: Map<string, Fault>
  /** Requested paths, in order. */
  readonly requests: string[]
  /** Number of pending requests, except those held by the test. */
  open(): number
  /** Clears faults and requests, including requests from closed pages that the server has not read yet. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** The content policy that a site is published with. */
export function ownPolicy(folder: string): string {
  const line = /content-security-policy: (.+)/i.exec(readFileSync(join(folder, '_headers'), 'utf8'))
  if (!line?.[1]) throw new Error('the site comes without a content policy')
  return line[1]
}

/** Serves a folder below its base URL. */
export async function serve(folder: string, base = '/base/', policy = POLICY): Promise<Site> {
  const faults = new Map<string, Fault>()
  const requests: string[] = []
  const answering = new Set<unknown>()
  const server = createServer(async (request, response) => {
    const path = decoded(new URL(request.url ?? '/', 'http://x').pathname)
    if (!path.startsWith(base) || path === '/favicon.ico') {
      // Browsers request an icon at the root of every host.
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
      return
    }
    const below = path.slice(base.length)
    requests.push(below)
    answering.add(response)
    response.on('close', () => answering.delete(response))
    const fault = faults.get(below)
    if (fault && 'delayMs' in fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault && 'until' in fault) {
      answering.delete(response)
      await fault.until
    }
    const file = fileFor(folder, below)
    const status = fault && 'status' in fault ? fault.status : file ? 200 : 404
    const found = file ?? join(folder, '404.html')
    const body = fault && 'body' in fault ? fault.body : readFileSync(found)
    response.writeHead(status, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      ...(fault && 'parts' in fault && fault.length !== undefined ? { 'content-length': fault.length } : {}),
    })
    if (fault && 'parts' in fault) {
      answering.delete(response)
      response.flushHeaders()
      for await (const part of fault.parts) response.write(part)
    }
    response.end(fault && 'parts' in fault ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${base}`,
    faults,
    requests,
    open: () => answering.size,
    async reset() {
      faults.clear()
      await answerTo(port)
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Sends a request over a new connection: the server reads it after all that were sent before. */
const answerTo = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/favicon.ico', agent: false }, (response) => {
      response.resume().once('end', () => resolve())
    }).once('error', reject)
  })

/** A path that cannot be decoded is not a file name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function fileFor(folder: string, path: string): string | null {
  const clean = normalize(`/${path}`)
  const candidates = [clean, join(clean, 'index.html'), `${clean.replace(/\/$/, '')}.html`]
  const found = candidates
    .map((candidate) => join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile())
  return found ?? null
}
