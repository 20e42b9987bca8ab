// Recognizes absolute URLs of the site itself: `https://docs.example.com/base/guide` on the site published there.
import { decodePath, normalizedPath } from './url.ts'

/** Where a site is published. */
interface Published {
  readonly url: string
  readonly baseUrl: string
}

/** Path and fragment of a URL of the site, decoded; null for any other URL and for one that cannot be decoded. */
export function ownAddress(
  address: string,
  { url, baseUrl }: Published,
): { readonly path: string; readonly anchor: string | undefined } | null {
  const host = url.replace(/^https?:\/\//i, '').replace(/\/.*$/, '')
  const written = address.replace(/^(?:https?:)?\/\//i, '')
  if (written === address || !written.toLowerCase().startsWith(host.toLowerCase())) return null
  const rest = written.slice(host.length)
  if (rest !== '' && !/^[/?#]/.test(rest)) return null
  const path = decodePath(rest.replace(/[?#].*$/s, '') || '/')?.normalize()
  if (path === undefined || !`${path}/`.startsWith(baseUrl)) return null
  const hash = rest.indexOf('#')
  const fragment = hash < 0 ? '' : rest.slice(hash + 1)
  return { path, anchor: fragment === '' ? undefined : normalizedPath(fragment) }
}
