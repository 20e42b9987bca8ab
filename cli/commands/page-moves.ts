// Where pages of a living site have gone: a file that was renamed or moved, or has another slug, takes open windows along.
import type { PageRef } from '../pipeline.ts'
import { decodePath } from '../text/url.ts'

/** What is known of moves. */
export interface PageMoves {
  /** All pages as they are now, at a time when nothing is on its way. */
  seen(pages: readonly PageRef[]): void
  /** All pages as they are before files come or go; a rename may be two such changes, the new file first. */
  beforeChange(pages: readonly PageRef[]): void
  /** Where the page that was at this address is now; undefined when nobody knows. */
  to(address: string, now: readonly PageRef[]): string | undefined
}

/** Nothing is known yet. */
export function createPageMoves(): PageMoves {
  const moves = new Map<string, string>()
  /** What was there when all was last looked at, and before each change since then. */
  const before: (readonly PageRef[])[] = []
  const compare = (now: readonly PageRef[]) => {
    for (const pages of before) for (const [from, to] of movedPages(pages, now)) moves.set(from, to)
    // What is a page again has not moved away.
    for (const { path } of now) moves.delete(bare(path))
  }
  return {
    seen(pages) {
      compare(pages)
      before.splice(0, before.length, pages)
    },
    beforeChange: (pages) => void before.push(pages),
    to(address, now) {
      compare(now)
      const seen = new Set<string>()
      let at = bare(address)
      for (let next = moves.get(at); next !== undefined && !seen.has(at); next = moves.get(bare(next))) {
        seen.add(at)
        at = next
      }
      return seen.size > 0 ? at : undefined
    },
  }
}

/** Addresses of pages that went -> addresses they have now. */
export function movedPages(before: readonly PageRef[], now: readonly PageRef[]): ReadonlyMap<string, string> {
  const files = new Map(now.map((page) => [page.file, page]))
  const filesBefore = new Set(before.map(({ file }) => file))
  const gone = before.filter(({ file }) => file !== undefined && !files.has(file))
  const added = now.filter(({ file }) => file !== undefined && !filesBefore.has(file))
  const found = new Map<string, string>()
  for (const page of before) {
    const next = page.file === undefined ? undefined : (files.get(page.file) ?? heir(page, gone, added))
    if (next && next.path !== page.path) found.set(bare(page.path), next.path)
  }
  return found
}

/** The new page that a page has become: the only one of its name, or the only new one where one has gone. */
function heir(page: PageRef, gone: readonly PageRef[], added: readonly PageRef[]): PageRef | undefined {
  const ofLocale = (pages: readonly PageRef[]) => pages.filter(({ locale }) => locale === page.locale)
  const namesakes = (pages: readonly PageRef[]) =>
    ofLocale(pages).filter(({ file }) => nameOf(file) === nameOf(page.file))
  for (const pick of [namesakes, ofLocale]) {
    const [only, ...others] = pick(added)
    if (only && others.length === 0 && pick(gone).length === 1) return only
  }
  return undefined
}

const nameOf = (file: string | undefined) => file?.replace(/^.*\//, '')

/** An address without its end and its encoding. */
const bare = (path: string) => (decodePath(path) ?? path).normalize().replace(/(.)\/$/, '$1')
