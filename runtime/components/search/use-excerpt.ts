// The excerpt shown for a result: the beginning of the text, which the index contains, or if that has no hit, the text around the
// hit. For the latter the page is loaded, which the reader is likely to open anyway.
import { useEffect, useMemo, useState } from 'react'
import type { SearchResult } from '../../model/search.ts'
import { decodePathname } from '../../routing/location.ts'
import { isSlowConnection } from '../../routing/prefetch.ts'
import { codeAround, excerptAround, excerptStart, sectionText } from '../../search/excerpt.ts'
import type { FindHits } from '../../search/matches.ts'
import { useSearchServices } from './search-services.ts'

/** Delay before the page is loaded, in milliseconds: while the reader is typing, results change quickly. */
const STANDING_MS = 120

/** An excerpt; code is set in a code font. */
export interface Excerpt {
  readonly text: string
  readonly isCode?: boolean
}

/** The excerpt of a result; `find` finds its hits. */
export function useExcerpt({ document }: SearchResult, find: FindHits): Excerpt | undefined {
  const services = useSearchServices()
  const { sectionRoute, sectionTitle, excerpt = '' } = document
  // The excerpt starts near the hit, so the hit is visible in a narrow viewport, too.
  const shown = useMemo(() => excerptAround(excerpt, find), [excerpt, find])
  const isShown = shown !== null || (excerpt === '' && find(sectionTitle).length > 0)
  const [found, setFound] = useState<{ readonly find: FindHits; readonly excerpt: Excerpt } | null>(null)
  useEffect(() => {
    if (isShown) return
    const state = { gone: false }
    const load = async () => {
      if (!services || isSlowConnection(navigator.connection)) return
      const { pathname } = new URL(sectionRoute, window.location.href)
      const page = await services.loadPage(decodePathname(pathname))
      const html = page?.kind === 'doc' ? page.article : ''
      const around = placeOfHit(html, sectionRoute.split('#')[1] ?? '', find)
      if (around !== null && !state.gone) setFound({ find, excerpt: around })
    }
    // If the page cannot be loaded, the beginning stays.
    const timer = setTimeout(() => load().catch(() => undefined), STANDING_MS)
    return () => {
      state.gone = true
      clearTimeout(timer)
    }
  }, [services, sectionRoute, isShown, find])
  if (shown !== null) return { text: shown }
  if (found?.find === find) return found.excerpt
  return excerpt === '' ? undefined : { text: excerptStart(excerpt) }
}

/** Prose with a hit, otherwise a line of code. */
function placeOfHit(html: string, anchor: string, find: FindHits): Excerpt | null {
  const { prose, code } = sectionText(html, anchor)
  const text = excerptAround(prose, find)
  if (text !== null) return { text }
  const line = codeAround(code, find)
  return line === null ? null : { text: line, isCode: true }
}
