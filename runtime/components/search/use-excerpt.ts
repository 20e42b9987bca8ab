// What is shown of a result's text: the beginning, which the index holds, or where that has no hit, the place of the hit. For
// that the page is loaded, which its reader is about to ask for anyway.
import { useEffect, useMemo, useState } from 'react'
import type { SearchResult } from '../../model/search.ts'
import { decodePathname } from '../../routing/location.ts'
import { isSlowConnection } from '../../routing/prefetch.ts'
import { excerptAround, excerptStart, sectionText } from '../../search/excerpt.ts'
import { useSearchServices } from './search-services.ts'

/** Milliseconds for which a result must stay: a reader who is still typing gets other ones at once. */
const STANDING_MS = 120

/** The excerpt of a result. */
export function useExcerpt({ document, marks }: SearchResult): string | undefined {
  const services = useSearchServices()
  const { sectionRoute, excerpt } = document
  // The hit stands in the first words, however narrow the window is.
  const shown = useMemo(() => excerptAround(excerpt ?? '', marks), [excerpt, marks])
  const [found, setFound] = useState<{ readonly marks: readonly string[]; readonly text: string } | null>(
    null,
  )
  useEffect(() => {
    if (!excerpt || shown !== null) return
    const state = { gone: false }
    const load = async () => {
      if (!services || isSlowConnection(navigator.connection)) return
      const { pathname } = new URL(sectionRoute, window.location.href)
      const page = await services.loadPage(decodePathname(pathname))
      const html = page?.kind === 'doc' ? page.article : ''
      const text = excerptAround(sectionText(html, sectionRoute.split('#')[1] ?? ''), marks)
      if (text !== null && !state.gone) setFound({ marks, text })
    }
    // The beginning stays where the page cannot be had.
    const timer = setTimeout(() => load().catch(() => undefined), STANDING_MS)
    return () => {
      state.gone = true
      clearTimeout(timer)
    }
  }, [services, sectionRoute, excerpt, shown, marks])
  return shown ?? (found?.marks === marks ? found.text : excerpt && excerptStart(excerpt))
}
