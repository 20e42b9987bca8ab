// From the target of a request to a path below the site, or to the status that refuses it. Nothing here touches the disk.
import { foldHtml } from '../../runtime/routing/page-data-path.ts'
import { encodePath } from '../text/url.ts'

/** A decoded path below the base URL without a leading slash, or the status to answer with. */
export type RequestPath =
  | { readonly ok: true; readonly path: string; readonly query: string }
  | { readonly ok: false; readonly status: 400 | 404 }

/** Longest request target that is looked at. */
const MAX_TARGET = 8192

/** Reads the target of a request line. Climbing, NUL, backslashes and broken encoding are refused. */
export function requestPath(target: string, baseUrl: string): RequestPath {
  if (target.length > MAX_TARGET || !target.startsWith('/')) return { ok: false, status: 400 }
  const [encoded = '', query = ''] = split(target)
  const decoded = decode(encoded)
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

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 32 || text.charCodeAt(i) === 127) return true
  return false
}

/** Where an address that names a file leads when the page is in another one. */
export interface FoldedAddress {
  /** Percent-encoded, with the base URL and the query. */
  readonly location: string
  readonly candidates: readonly string[]
}

/** `docs/a.html` and `docs/a/index.html` lead to `docs/a`; null for addresses that name no file. */
export function foldedAddress(
  { path, query }: { readonly path: string; readonly query: string },
  baseUrl: string,
): FoldedAddress | null {
  // An address that begins with two slashes names another host.
  const asked = (baseUrl + path).replace(/^\/{2,}/, '/')
  const folded = foldHtml(asked)
  if (folded === asked) return null
  return { location: encodePath(folded) + query, candidates: candidateFiles(folded.slice(baseUrl.length)) }
}

/** Files that may answer a path, best first: what static hosts do for `/a`, `/a/` and `/a.html`. */
export function candidateFiles(path: string): readonly string[] {
  const bare = path.replace(/\/+$/, '')
  if (bare === '') return ['index.html']
  return path.endsWith('/')
    ? [`${bare}/index.html`, `${bare}.html`]
    : [bare, `${bare}.html`, `${bare}/index.html`]
}
