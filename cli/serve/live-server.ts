// The development server. It generates each file on request, exactly as a build would write it, and adds the reload
// script to pages. Below /__docsite/ it answers that script, for pages of the site only.
import { createHash, randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { isLarge } from '../model/output.ts'
import { bytesOfBody, textOfBody } from '../text/body-text.ts'
import { encodePath } from '../text/url.ts'
import { contentType } from './content-type.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import {
  answerFile,
  COMMON_HEADERS,
  createGuardedServer,
  type Exchange,
  plain,
  rangeHeaders,
  requestedRange,
} from './exchange.ts'
import { isSameOrigin } from './guard.ts'
import type { LiveSource, ServedFile } from './live-source.ts'
import { problemViews, siteProblems } from './problem-view.ts'
import { candidateFiles, requestPath } from './request-path.ts'
import { sendFile } from './send-file.ts'

/** Base path of the endpoints of the reload script. */
export const INTERNAL = '/__docsite/'

/** Inserted before `</body>`: the only difference between a served page and a built one. */
export const RELOAD_SCRIPT = `<script src="${INTERNAL}client.js" defer></script>`

/** Shown instead of a page that cannot be generated. The script shows why, and reloads when the page is available. */
const FAILED = `<!DOCTYPE html><title>docsite</title><body><p>This page could not be rendered; see the terminal.</p>${RELOAD_SCRIPT}</body>`

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

/** Site, clients and callbacks of the server. */
export interface LiveServerOptions {
  readonly site: LiveSource
  readonly allowedHosts: readonly string[]
  /** Template of URLs that open the editor. */
  readonly editor: string
  readonly script: () => Promise<string>
  /** Called with internal errors. */
  readonly failed: (path: string, error: unknown) => void
}

/** A server that is not listening yet, and a function that closes its event streams. */
export interface LiveServer {
  readonly server: Server
  close(): void
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Creates a server for a live site. */
export function liveServer(options: LiveServerOptions): LiveServer {
  const events = createEventStream()
  const session = randomUUID()
  const stop = options.site.listen((event) => events.send(event))
  const server = createGuardedServer({
    allowedHosts: options.allowedHosts,
    async answer(exchange, guarded) {
      const { request, response } = exchange
      if (!(request.url ?? '').startsWith(INTERNAL)) await answerPage(exchange, options.site)
      else if (isSameOrigin(guarded)) await answerScript(exchange, options, events, session)
      else plain(response, 403)
    },
    failed({ request, response }, error) {
      options.failed(request.url ?? '', error)
      if (!response.headersSent) plain(response, 500, HTML, FAILED)
      else response.end()
    },
  })
  return {
    server,
    close() {
      stop()
      events.close()
    },
  }
}

async function answerPage(exchange: Exchange, site: LiveSource): Promise<void> {
  if (!site.isReady) return plain(exchange.response, 503, HTML, FAILED)
  await answerFile<ServedFile>(exchange, {
    baseUrl: site.baseUrl,
    find: (candidates) => site.find(candidates),
    startPath: () => site.startPath(),
    textOf: async ({ body }) => textOfBody(body),
    send: async (_exchange, file, status) => send(exchange, file, status, site.contentPolicy),
  })
}

async function answerScript(
  { request, response }: Exchange,
  { site, editor, script }: LiveServerOptions,
  events: EventStream,
  session: string,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://localhost')
  const endpoint = url.pathname.slice(INTERNAL.length)
  if (endpoint === 'client.js') {
    text({ request, response }, 'text/javascript; charset=utf-8', await script())
  } else if (endpoint === 'events') {
    const hello = { kind: 'hello', session, revision: site.revision, counts: site.counts }
    if (request.method === 'HEAD') plain(response, 200, { 'Content-Type': 'text/event-stream' })
    else if (!events.open(response, COMMON_HEADERS, hello))
      plain(response, 503, { 'Retry-After': '5', Connection: 'close' })
  } else if (endpoint === 'page') {
    const target = requestPath(url.searchParams.get('path') ?? '', site.baseUrl)
    const health = target.ok ? await site.health(candidateFiles(target.path)) : { errors: [], findings: [] }
    const context = { siteDir: site.siteDir, editor, textOf: (file: string) => site.textOf(file) }
    const moved = target.ok
      ? await site.movedTo(site.baseUrl + target.path, candidateFiles(target.path))
      : null
    const body = {
      errors: await problemViews(health.errors, context),
      findings: await problemViews(health.findings, context),
      counts: site.counts,
      ...(moved === null ? {} : { movedTo: encodePath(moved) }),
    }
    text({ request, response }, JSON_TYPE, JSON.stringify(body))
  } else if (endpoint === 'findings') {
    const body = siteProblems(await site.findings(), { siteDir: site.siteDir, editor })
    text({ request, response }, JSON_TYPE, JSON.stringify(body))
  } else plain(response, 404)
}

function send({ request, response }: Exchange, file: ServedFile, status: number, policy: string): void {
  const body = file.isPage ? withScript(textOfBody(file.body)) : file.body
  const bytes = isLarge(body) ? body : bytesOfBody(body)
  const type = contentType(file.path)
  const tag = `"${isLarge(bytes) ? bytes.stamp : createHash('sha1').update(bytes).digest('base64url')}"`
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Accept-Ranges': 'bytes',
    ETag: tag,
    ...(type.startsWith('text/html')
      ? { 'Content-Security-Policy': `${policy}; frame-ancestors 'self'` }
      : {}),
  }
  const range = requestedRange({ request, response }, { status, size: bytes.length, headers })
  if (range === 'answered') return
  const [start, end] = range ?? [0, bytes.length - 1]
  response.writeHead(range ? 206 : status, {
    ...headers,
    ...(range ? rangeHeaders(range, bytes.length) : { 'Content-Length': String(bytes.length) }),
  })
  if (request.method === 'HEAD') response.end()
  else if (isLarge(bytes)) sendFile(bytes.file, response, { start, end })
  else response.end(bytes.subarray(start, end + 1))
}

/** Adds the reload script to a document. */
function withScript(html: string): string {
  const at = html.lastIndexOf('</body>')
  return at === -1 ? html : html.slice(0, at) + RELOAD_SCRIPT + html.slice(at)
}

function text({ request, response }: Exchange, type: string, body: string): void {
  response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : body)
}
