// Tracks where pages of a live site have gone, so that open browser windows follow a page whose file was renamed or
// moved, or whose slug changed.
import type { PageRef } from '../pipeline.ts'
import { normalizedPath, pagePath } from '../text/url.ts'

/** Known moves of pages. */
export interface PageMoves {
  /** Records all pages while no change is pending. */
  seen(pages: readonly PageRef[]): void
  /**
   * Records all pages before files are added or removed. A rename may arrive as two such changes, the new file first.
   */
  beforeChange(pages: readonly PageRef[]): void
  /** Current URL of the page that was at this address; undefined if unknown. */
  to(address: string, now: readonly PageRef[]): string | undefined
}

/** Starts without known moves. */
export function createPageMoves(): PageMoves {
  const moves = new Map<string, string>()
  /** Pages at the last full check, and before each change since then. */
  const before: (readonly PageRef[])[] = []
  const compare = (now: readonly PageRef[]) => {
    for (const pages of before) for (const [from, to] of movedPages(pages, now)) moves.set(from, to)
    // A path that has a page again has not moved.
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

/** Old URL → new URL of pages that moved. */
export function movedPages(before: readonly PageRef[], now: readonly PageRef[]): ReadonlyMap<string, string> {
  const files = new Map(now.map((page) => [page.file, page]))
  const filesBefore = new Set(before.map(({ file }) => file))
  const gone = before.filter(({ file }) => file !== undefined && !files.has(file))
  const added = now.filter(({ file }) => file !== undefined && !filesBefore.has(file))
  const found = new Map<string, string>()
  for (const page of before) {
    const next =
      page.file === undefined ? undefined : (files.get(page.file) ?? successorPage(page, gone, added))
    if (next && next.path !== page.path) found.set(bare(page.path), next.path)
  }
  return found
}

/**
 * The new page that replaces a removed one: the only one with its file name, or the only new page if only one was
 * removed.
 */
function successorPage(
  page: PageRef,
  gone: readonly PageRef[],
  added: readonly PageRef[],
): PageRef | undefined {
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

/** Decodes a URL path and removes the trailing slash. */
const bare = (path: string) => pagePath(normalizedPath(path))
