// Serves a built site as a static host does: pages with and without a trailing slash, the site's own 404 page,
// compression, cache headers by file name, conditional and range requests. Reads only files below the given folder.
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { isPublishable } from '../text/publishable.ts'
import { encodePath } from '../text/url.ts'
import { byteRange } from './byte-range.ts'
import { contentType, isCompressible } from './content-type.ts'
import { refusal } from './guard.ts'
import { hostLocation } from './host-redirect.ts'
import { candidateFiles, foldedAddress, requestPath } from './request-path.ts'
import { sendFile } from './send-file.ts'

/** Folder, URLs and clients of the server. */
export interface StaticServerOptions {
  readonly dir: string
  readonly baseUrl: string
  /** Path of the start page, not percent-encoded: the base URL, or another page if there is none at the base URL. */
  readonly start: string
  readonly allowedHosts: readonly string[]
  /** Value of the Content-Security-Policy header. */
  readonly policy: () => Promise<string>
}

/** Headers of every response. */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

interface Found {
  readonly file: string
  readonly path: string
  readonly size: number
  readonly tag: string
}

/** Creates a server that is not listening yet. */
export function staticServer(options: StaticServerOptions): Server {
  const root = realpath(options.dir)
  const server = createServer({ maxHeaderSize: 16_384, requestTimeout: 30_000 }, (request, response) => {
    answer(request, response, options, root).catch(() => {
      if (!response.headersSent) response.writeHead(500, COMMON)
      response.end()
    })
  })
  server.maxConnections = 512
  return server
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: StaticServerOptions,
  root: Promise<string>,
): Promise<void> {
  const refused = refusal(
    {
      method: request.method ?? '',
      host: request.headers.host,
      hosts: request.headersDistinct.host?.length ?? 0,
      origin: request.headers.origin,
      fetchSite: undefined,
    },
    options.allowedHosts,
  )
  if (refused) {
    plain(response, refused.status, refused.headers)
    return
  }
  const target = requestPath(request.url ?? '', options.baseUrl)
  if (!target.ok && target.status === 400) {
    plain(response, 400)
    return
  }
  const found = target.ok ? await findFile(await root, candidateFiles(target.path)) : null
  if (found) {
    send({ request, response }, found, 200, await options.policy())
    return
  }
  // The root of the server redirects to the start page.
  const isStart = target.ok ? target.path === '' && options.start !== options.baseUrl : request.url === '/'
  if (isStart) {
    plain(response, 302, { Location: encodePath(options.start) })
    return
  }
  const folded = target.ok ? foldedAddress(target, options.baseUrl) : null
  if (folded && (await findFile(await root, folded.candidates))) {
    plain(response, 302, { Location: folded.location })
    return
  }
  const rules = await findFile(await root, ['_redirects'])
  const location = rules && hostLocation(await readFile(rules.file, 'utf8'), request.url ?? '')
  if (location) {
    plain(response, 302, { Location: location })
    return
  }
  const missing = await findFile(await root, ['404.html'])
  if (missing) {
    send({ request, response }, missing, 404, await options.policy())
    return
  }
  plain(response, 404)
}

/** The first candidate that is a file inside the folder. Symbolic links are followed; hidden files are not served. */
async function findFile(root: string, candidates: readonly string[]): Promise<Found | null> {
  for (const path of candidates) {
    const file = await realpath(join(root, ...path.split('/'))).catch(() => null)
    if (file === null || !file.startsWith(root + sep)) continue
    // A symbolic link is hidden if its target is.
    if ([path, file.slice(root.length + 1).replaceAll(sep, '/')].some(isHidden)) continue
    const info = await stat(file)
    if (info.isFile())
      return {
        file,
        path,
        size: info.size,
        tag: `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`,
      }
  }
  return null
}

function isHidden(path: string): boolean {
  return (
    path.split('/').some((part) => part.startsWith('.') && part !== '.well-known') || !isPublishable(path)
  )
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

function send({ request, response }: Exchange, found: Found, status: number, policy: string): void {
  const type = contentType(found.path)
  const hashed = /(^|\/)assets\/(?!index\.html$)/.test(found.path)
  const headers: Record<string, string> = {
    ...COMMON,
    'Content-Type': type,
    'Cache-Control': status === 200 && hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: found.tag,
    ...(type.startsWith('text/html') ? { 'Content-Security-Policy': policy } : {}),
  }
  if (status === 200 && request.headers['if-none-match'] === found.tag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const range = status === 200 ? byteRange(request.headers.range, found.size) : null
  if (range === 'unsatisfiable') {
    plain(response, 416, { 'Content-Range': `bytes */${found.size}` })
    return
  }
  if (range) {
    const [start, end] = range
    response.writeHead(206, {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${found.size}`,
      'Content-Length': String(end - start + 1),
    })
    if (request.method === 'HEAD') response.end()
    else sendFile(found.file, response, { start, end })
    return
  }
  const encoding =
    isCompressible(type) && found.size > 512 ? acceptedEncoding(request.headers['accept-encoding']) : null
  if (isCompressible(type)) headers.Vary = 'Accept-Encoding'
  else headers['Accept-Ranges'] = 'bytes'
  if (!encoding) {
    response.writeHead(status, { ...headers, 'Content-Length': String(found.size) })
    if (request.method === 'HEAD') response.end()
    else sendFile(found.file, response, undefined)
    return
  }
  response.writeHead(status, { ...headers, 'Content-Encoding': encoding })
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : createGzip()
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  pipeline(createReadStream(found.file), packer, response, () => undefined)
}

function plain(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...COMMON, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
  response.end()
}

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}
