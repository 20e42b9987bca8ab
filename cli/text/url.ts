// Pure string functions for URLs: joining, splitting, resolving and trailing slashes. Paths are kept unencoded, as in the
// site's own data; encoding is for HTML attributes and the address bar.

/** A URL on the site's origin, split at `?` and `#`; an empty part (`/a?`) differs from an absent one (`/a`). */
export interface UrlPath {
  readonly pathname: string
  readonly search?: string
  readonly hash?: string
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const ORIGIN = /^[a-z][a-z\d+.-]*:\/*/i

/** Whether the URL has a scheme (`https:`, `mailto:`). */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url)
}

/** Whether the URL stays on this site: no scheme and not `//host`. */
export function isInternalUrl(url: string): boolean {
  return !hasScheme(url) && !url.startsWith('//')
}

/**
 * Joins parts of a URL with single slashes: `joinUrl('/', 'docs', '/a')` is `/docs/a`. Several trailing slashes become one; a
 * leading scheme keeps its slashes.
 */
export function joinUrl(...parts: readonly string[]): string {
  const [first = '', ...others] = parts.filter((part) => part !== '')
  const origin = ORIGIN.exec(first)?.[0]
  const rest =
    origin === undefined ? [first, ...others] : [first.slice(origin.length), ...others].filter(Boolean)
  const path = rest
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?=[?&]|#[^!/])/g, '')
  if (origin === undefined) return path
  const rootedFile = origin.startsWith('file:') && (path.startsWith('/') || origin.length > 'file://'.length)
  return `${origin.replace(/\/*$/, '//')}${rootedFile ? '/' : ''}${path.replace(/^\//, '')}`
}

/** Splits the URL at the first `#` and at the first `?` before it. */
export function splitUrl(url: string): UrlPath {
  const hashAt = url.indexOf('#')
  const beforeHash = hashAt === -1 ? url : url.slice(0, hashAt)
  const searchAt = beforeHash.indexOf('?')
  return {
    pathname: searchAt === -1 ? beforeHash : beforeHash.slice(0, searchAt),
    ...(searchAt === -1 ? {} : { search: beforeHash.slice(searchAt + 1) }),
    ...(hashAt === -1 ? {} : { hash: url.slice(hashAt + 1) }),
  }
}

/** The part of a URL before its query and fragment. */
export function pathnameOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/**
 * Resolves a relative path as a browser does against the path of the page: `resolvePath('../c', '/a/b')` is `/c`. `..` at the
 * root stays at the root.
 */
export function resolvePath(to: string, from = ''): string {
  if (to === '') return from
  const absolute = to.startsWith('/') || from.startsWith('/')
  const base = to.startsWith('/') ? [] : from.replace(/^\//, '').split('/').slice(0, -1)
  const steps = to.replace(/^\//, '').split('/')
  const path = [...base]
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  const last = steps.at(-1)
  const resolved = path.join('/') + ((last === '..' || last === '.') && path.length > 0 ? '/' : '')
  return absolute ? `/${resolved}` : resolved
}

/** The id in a fragment. Text after `:~:` is a text fragment directive for the browser. */
export function fragmentId(fragment: string): string {
  const at = fragment.indexOf(':~:')
  return at < 0 ? fragment : fragment.slice(0, at)
}

/** Whether a relative path, followed from a folder, goes above the root at any point. */
export function climbsOut(to: string, from: string): boolean {
  let depth = to.startsWith('/') ? 0 : from.split('/').filter(Boolean).length - (from.endsWith('/') ? 0 : 1)
  for (const step of to.split('/')) {
    if (step === '..') depth--
    else if (step !== '.' && step !== '') depth++
    if (depth < 0) return true
  }
  return false
}

/** Percent-encodes everything but the slashes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Decodes percent-encoding; null if the encoding is invalid (`%zz`, `%E0%A4%A`). */
export function decodePath(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** A path or fragment as data has it: decoded if its percent-encoding is valid, in composed characters (NFC). */
export function normalizedPath(path: string): string {
  return (decodePath(path) ?? path).normalize()
}

/** A path for a link in Markdown: encoded on request, and if it has characters that would end or change the link. */
export function markdownPath(path: string, isEncoded: boolean): string {
  if (!isEncoded && !/[\s()<>%?#]/.test(path)) return path
  return encodePath(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
}

/** Whether the text is an absolute pathname and nothing else: no query, hash or host, no stray `%`. */
export function isValidPathname(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, 'https://docsite.invalid')) return false
  const { pathname } = new URL(path, 'https://docsite.invalid')
  return pathname === path || pathname === encodeURI(path)
}

/** The path with a trailing slash. */
export function addTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** The path without a trailing slash. */
export function removeTrailingSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

/** Path of a page without its trailing slash; `/` stays. */
export function pagePath(path: string): string {
  return path === '/' ? path : removeTrailingSlash(path)
}

/** What the URLs of a page have in common: its path without query, fragment and trailing slash. */
export function pageKey(url: string): string {
  return removeTrailingSlash(pathnameOf(url))
}

/** The path with a leading slash. */
export function addLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Applies the site's trailing slash setting to the path of a URL; `null` leaves it as it is. `/`, the base URL and bare anchors
 * never change.
 */
export function applyTrailingSlash(
  url: string,
  { trailingSlash, baseUrl }: { readonly trailingSlash: boolean | null; readonly baseUrl: string },
): string {
  if (url.startsWith('#') || trailingSlash === null) return url
  const [pathname = ''] = url.split(/[?#]/, 1)
  if (pathname === '/' || pathname === baseUrl) return url
  const wanted = trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)
  return wanted + url.slice(pathname.length)
}

/** A path below the URL of a site; `undefined` if there is no URL or either is invalid. */
export function urlBelow(site: string | undefined, path = ''): string | undefined {
  return site !== undefined && URL.canParse(path, site) ? new URL(path, site).href : undefined
}
