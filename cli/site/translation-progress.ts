// Translation status of the pages of a locale, by content hash: a lock file next to the translations records the original that
// each was made from.
import { compareStrings } from '../text/compare.ts'

/** A page with its translation. */
export interface TranslatedPage {
  /** Paths of the original and the translation, relative to the site folder. */
  readonly original: string
  readonly translation: string
  /** Part of the site that the page is counted in. */
  readonly section: string
  readonly originalHash: string
  /** Null if there is no translation. */
  readonly translationHash: string | null
}

/** Hashes of an original and its translation when they last matched, by path of the translation. */
export type TranslationLock = Readonly<Record<string, readonly [original: string, translation: string]>>

/** `copied`: the translation is an untranslated copy. `outdated`: the original has changed since, the translation has not. */
export type PageProgress = 'translated' | 'outdated' | 'copied' | 'missing'

/** The pages with their status, and the new content of the lock file. */
export interface Progress {
  readonly pages: readonly (TranslatedPage & { readonly progress: PageProgress })[]
  readonly lock: TranslationLock
}

/** Determines the status of the pages. A translation that changed after the lock file was written counts as up to date. */
export function translationProgress(
  pages: readonly TranslatedPage[],
  known: ReadonlyMap<string, readonly [string, string]>,
): Progress {
  const lock: [string, readonly [string, string]][] = []
  const judged = pages.map((page) => {
    const { translation, originalHash, translationHash } = page
    if (translationHash === null) return { ...page, progress: 'missing' as const }
    const before = known.get(translation)
    const isCopy = translationHash === originalHash || (before !== undefined && before[0] === translationHash)
    const isOld = before !== undefined && before[0] !== originalHash && before[1] === translationHash
    lock.push([
      translation,
      isOld || (isCopy && before)
        ? (before ?? [originalHash, translationHash])
        : [originalHash, translationHash],
    ])
    return {
      ...page,
      progress: isCopy ? ('copied' as const) : isOld ? ('outdated' as const) : ('translated' as const),
    }
  })
  return { pages: judged, lock: Object.fromEntries(lock.sort(([a], [b]) => compareStrings(a, b))) }
}

/** Number of pages by status and section, in order of first appearance. */
export function progressBySection({
  pages,
}: Progress): ReadonlyMap<string, Readonly<Record<PageProgress, number>>> {
  const sections = new Map<string, Record<PageProgress, number>>()
  for (const { section, progress } of pages) {
    const counts = sections.get(section) ?? { translated: 0, outdated: 0, copied: 0, missing: 0 }
    counts[progress]++
    sections.set(section, counts)
  }
  return sections
}
