// Validates a parsed search index file. The file comes from the site's own server, but the addresses of results are followed
// without another check, so only pages of this site are let through.
import type { SearchDocument } from '../model/search.ts'

/** A validated index file. */
export interface IndexFile {
  readonly documents: readonly SearchDocument[]
  /** A serialised lunr index; lunr checks the rest of it. */
  readonly index: { readonly fields: readonly string[] }
  /** Number of entries dropped because they are malformed or lead away from the site. */
  readonly dropped: number
}

/** Reads an index file of the site at `base`, an absolute URL with a trailing slash. Throws if it is not an index file. */
export function readIndexFile(value: unknown, base: string): IndexFile {
  if (!isRecord(value) || !Array.isArray(value.documents) || !hasFields(value.index))
    throw new TypeError('not a search index')
  const documents = value.documents
    .filter(isDocument)
    .filter(({ sectionRoute }) => isBelow(sectionRoute, base))
  return { documents, index: value.index, dropped: value.documents.length - documents.length }
}

/** Whether a path belongs to the site: no scheme, no other host, not above the base URL. */
export function isBelow(route: string, base: string): boolean {
  // The compiler never writes an address with a scheme or relative to the current page.
  if (!route.startsWith('/')) return false
  try {
    const site = new URL(base)
    const { origin, pathname } = new URL(route, base)
    return origin === site.origin && `${pathname}/`.startsWith(site.pathname)
  } catch {
    return false
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const hasFields = (index: unknown): index is IndexFile['index'] =>
  isRecord(index) &&
  Array.isArray(index.fields) &&
  index.fields.every((field: unknown) => typeof field === 'string')

function isDocument(value: unknown): value is SearchDocument {
  if (!isRecord(value)) return false
  const { id, pageTitle, sectionTitle, sectionRoute, type, excerpt } = value
  return (
    typeof id === 'number' &&
    [pageTitle, sectionTitle, sectionRoute].every((text) => typeof text === 'string') &&
    (type === 'docs' || type === 'blog' || type === 'page') &&
    (excerpt === undefined || typeof excerpt === 'string')
  )
}
