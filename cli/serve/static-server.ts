// Serves a built site as a static host does: pages with and without a trailing slash, the site's own 404 page,
// compression, cache headers by file name, conditional and range requests. Reads only files below the given folder.
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { isPublishable } from '../text/publishable.ts'
import { contentType, isCompressible } from './content-type.ts'
import {
  answerFile,
  COMMON_HEADERS,
  createGuardedServer,
  type Exchange,
  rangeHeaders,
  requestedRange,
  type ServedSite,
} from './exchange.ts'
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

interface Found {
  readonly file: string
  readonly path: string
  readonly size: number
  readonly tag: string
}

/** Creates a server that is not listening yet. */
export function staticServer(options: StaticServerOptions): Server {
  const root = realpath(options.dir)
  const site: ServedSite<Found> = {
    baseUrl: options.baseUrl,
    find: async (candidates) => findFile(await root, candidates),
    startPath: async () => options.start,
    textOf: ({ file }) => readFile(file, 'utf8'),
    send: async (exchange, found, status) => send(exchange, found, status, await options.policy()),
  }
  return createGuardedServer({
    allowedHosts: options.allowedHosts,
    answer: (exchange) => answerFile(exchange, site),
    failed({ response }) {
      if (!response.headersSent) response.writeHead(500, COMMON_HEADERS)
      response.end()
    },
  })
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

function send({ request, response }: Exchange, found: Found, status: number, policy: string): void {
  const type = contentType(found.path)
  const hashed = /(^|\/)assets\/(?!index\.html$)/.test(found.path)
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    'Content-Type': type,
    'Cache-Control': status === 200 && hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: found.tag,
    ...(type.startsWith('text/html') ? { 'Content-Security-Policy': policy } : {}),
  }
  const range = requestedRange({ request, response }, { status, size: found.size, headers })
  if (range === 'answered') return
  if (range) {
    const [start, end] = range
    response.writeHead(206, { ...headers, ...rangeHeaders(range, found.size) })
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

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}
