// Turns a request target into a path below the base URL, or into the status that rejects it. Does not access the disk.
import { stripHtmlExtension } from '../../runtime/routing/page-data-path.ts'
import { decodePath, encodePath } from '../text/url.ts'

/** A decoded path below the base URL without a leading slash, or the status to respond with. */
export type RequestPath =
  | { readonly ok: true; readonly path: string; readonly query: string }
  | { readonly ok: false; readonly status: 400 | 404 }

/** Longest accepted request target. */
const MAX_TARGET = 8192

/** Parses a request target. Rejects `..`, control characters, backslashes and invalid percent-encoding. */
export function requestPath(target: string, baseUrl: string): RequestPath {
  if (target.length > MAX_TARGET || !target.startsWith('/')) return { ok: false, status: 400 }
  const [encoded = '', query = ''] = split(target)
  const decoded = decodePath(encoded)
  if (decoded === null || hasControl(decoded) || decoded.includes('\\')) return { ok: false, status: 400 }
  if (decoded.split('/').includes('..')) return { ok: false, status: 404 }
  if (decoded === baseUrl.slice(0, -1)) return { ok: true, path: '', query }
  if (!decoded.startsWith(baseUrl)) return { ok: false, status: 404 }
  return { ok: true, path: decoded.slice(baseUrl.length).normalize('NFC'), query }
}

function split(target: string): [string, string] {
  const at = target.indexOf('?')
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)]
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 32 || text.charCodeAt(i) === 127) return true
  return false
}

/** Redirect from a URL with a file name to the URL of its page. */
export interface FoldedAddress {
  /** Percent-encoded, with the base URL and the query. */
  readonly location: string
  readonly candidates: readonly string[]
}

/** Redirects `docs/a.html` and `docs/a/index.html` to `docs/a`; null for URLs without a file name. */
export function foldedAddress(
  { path, query }: { readonly path: string; readonly query: string },
  baseUrl: string,
): FoldedAddress | null {
  // A URL with two leading slashes would name another host.
  const asked = (baseUrl + path).replace(/^\/{2,}/, '/')
  const folded = stripHtmlExtension(asked)
  if (folded === asked) return null
  return { location: encodePath(folded) + query, candidates: candidateFiles(folded.slice(baseUrl.length)) }
}

/** Files that may answer a path, best first, as static hosts resolve `/a`, `/a/` and `/a.html`. */
export function candidateFiles(path: string): readonly string[] {
  const bare = path.replace(/\/+$/, '')
  if (bare === '') return ['index.html']
  return path.endsWith('/')
    ? [`${bare}/index.html`, `${bare}.html`]
    : [bare, `${bare}.html`, `${bare}/index.html`]
}
