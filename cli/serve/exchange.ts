// What both servers have in common: limits, headers, refusals, conditional and range requests, redirects, and the
// search for the file that answers a URL.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { encodePath } from '../text/url.ts'
import { byteRange } from './byte-range.ts'
import { type GuardedRequest, refusal } from './guard.ts'
import { hostLocation } from './host-redirect.ts'
import { candidateFiles, foldedAddress, requestPath } from './request-path.ts'

/** A request with its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

type Headers = Readonly<Record<string, string>>

/** Headers of every response. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Creates a server that is not listening yet. `failed` answers a request whose answer failed. */
export function createGuardedServer({
  allowedHosts,
  answer,
  failed,
}: {
  readonly allowedHosts: readonly string[]
  answer(exchange: Exchange, request: GuardedRequest): Promise<void>
  failed(exchange: Exchange, error: unknown): void
}): Server {
  const server = createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000 }, (request, response) => {
    // No route takes a body; discard it.
    request.resume()
    const guarded = guardedRequest(request)
    const refused = refusal(guarded, allowedHosts)
    if (refused) plain(response, refused.status, refused.headers)
    else
      answer({ request, response }, guarded).catch((error: unknown) => failed({ request, response }, error))
  })
  server.maxConnections = 512
  return server
}

function guardedRequest({ method = '', headers, headersDistinct }: IncomingMessage): GuardedRequest {
  const fetchSite = headers['sec-fetch-site']
  return {
    method,
    host: headers.host,
    hosts: headersDistinct.host?.length ?? 0,
    origin: headers.origin,
    fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
  }
}

/** Answers with a status and, at most, a short text. */
export function plain(response: ServerResponse, status: number, headers: Headers = {}, body = ''): void {
  response.writeHead(status, { ...COMMON_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
  response.end(body)
}

/** The files of a site. */
export interface ServedSite<File> {
  readonly baseUrl: string
  /** The first of these files that exists. */
  find(candidates: readonly string[]): Promise<File | null>
  /** Path of the start page, not percent-encoded: the base URL, or another page if there is none at the base URL. */
  startPath(): Promise<string>
  textOf(file: File): Promise<string>
  send(exchange: Exchange, file: File, status: 200 | 404): Promise<void>
}

/** Answers a URL as a static host does: with a file, a redirect, or the not-found page of the site. */
export async function answerFile<File>(exchange: Exchange, site: ServedSite<File>): Promise<void> {
  const { request, response } = exchange
  const url = request.url ?? ''
  const redirect = (location: string) => plain(response, 302, { Location: location })
  const target = requestPath(url, site.baseUrl)
  if (!target.ok && target.status === 400) return plain(response, 400)
  const found = target.ok ? await site.find(candidateFiles(target.path)) : null
  if (found) return site.send(exchange, found, 200)
  // The root of the server and the base URL lead to the start page.
  if (target.ok ? target.path === '' : url === '/') {
    const start = await site.startPath()
    if (!target.ok || start !== site.baseUrl) return redirect(encodePath(start))
  }
  const folded = target.ok ? foldedAddress(target, site.baseUrl) : null
  if (folded && (await site.find(folded.candidates))) return redirect(folded.location)
  const rules = await site.find(['_redirects'])
  const location = rules && hostLocation(await site.textOf(rules), url)
  if (location) return redirect(location)
  const missing = await site.find(['404.html'])
  return missing ? site.send(exchange, missing, 404) : plain(response, 404)
}

/**
 * The requested range of a file; null for the whole file. `answered` if headers were enough: the client already has this
 * version, or the file has no such range.
 */
export function requestedRange(
  { request, response }: Exchange,
  { status, size, headers }: { readonly status: number; readonly size: number; readonly headers: Headers },
): readonly [start: number, end: number] | 'answered' | null {
  if (status !== 200) return null
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end()
    return 'answered'
  }
  const range = byteRange(request.headers.range, size)
  if (range !== 'unsatisfiable') return range
  plain(response, 416, { 'Content-Range': `bytes */${size}` })
  return 'answered'
}

/** Headers of a response with a part of a file. */
export const rangeHeaders = ([start, end]: readonly [number, number], size: number): Headers => ({
  'Content-Range': `bytes ${start}-${end}/${size}`,
  'Content-Length': String(end - start + 1),
})
