// The app in the browser: renders the router's current page, updates the document around the app, and attaches behaviours to the
// page.
import { theme } from 'docsite:theme'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { App } from '../app.tsx'
import { attachBehaviours } from '../behaviours/registry.ts'
import { IslandHydrationContext } from '../components/lazy-island.tsx'
import { SearchServicesContext } from '../components/search/search-services.ts'
import { useHydrated } from '../contexts.tsx'
import { applyScroll } from '../routing/browser.ts'
import { LazyProgressBar } from '../routing/lazy-progress-bar.tsx'
import { PageFailure } from '../routing/page-failure.tsx'
import type { RouterState } from '../routing/router-parts.ts'
import { behaviourEnv } from './behaviour-env.ts'
import type { ClientServices } from './client-services.ts'
import { contentElement, dropPageStyle, focusHeading, showTitle } from './document.ts'

/** Announces a text to screen readers. */
type Announce = (text: string) => void

/** The app of a document. */
export function ClientApp({ services }: { readonly services: ClientServices }) {
  const { site, router, resources, search, islands, attached, footer } = services
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  const { page, location, pending, failure } = state
  const { navigate, interceptBack } = router
  const navigation = useMemo(
    () => ({ location, pending, navigate, interceptBack }),
    [location, pending, navigate, interceptBack],
  )
  const [announcement, announce] = useAnnouncement()
  useDocument(services, state, announce)
  useBehaviours(services, state, announce)
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])

  const retry = () => navigate(location.pathname + location.search + location.hash, { replace: true })
  return (
    <IslandHydrationContext.Provider value={islands}>
      <SearchServicesContext.Provider value={search}>
        <App
          site={site}
          page={page}
          navigation={navigation}
          resources={resources}
          theme={theme}
          footer={footer}
          instead={failure ? <PageFailure onRetry={retry} /> : undefined}
        >
          {attached.Islands ? <attached.Islands /> : null}
          <LazyProgressBar pending={pending} />
          <Announcer text={announcement} />
        </App>
      </SearchServicesContext.Provider>
    </IslandHydrationContext.Provider>
  )
}

/** Updates title, head, stylesheet, focus and scroll position of the document when the page changes. */
function useDocument({ site, attached }: ClientServices, state: RouterState, announce: Announce): void {
  const { page, failure, scroll } = state
  const shown = useRef({ site, page })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the site changes only together with the page
  useLayoutEffect(() => {
    const { current: previous } = shown
    if (previous.page !== page) {
      showTitle(page, previous.page)
      attached.changeHead?.(document.head, { site, page }, previous)
      void dropPageStyle(previous.page, page)
      // Newer data of the same page has no scroll action, and nothing is announced.
      if (scroll) announce(page.documentTitle)
      if (scroll && scroll.kind !== 'element') focusHeading()
    }
    if (failure) focusHeading()
    shown.current = { site, page }
    if (scroll) applyScroll(scroll)
  }, [page, scroll, failure, announce])
}

/** Attaches behaviours to the current page, and highlights the words that the reader searched for. */
function useBehaviours(services: ClientServices, state: RouterState, announce: Announce): void {
  const { page, failure, location } = state
  const { attached } = services
  // A page that failed to load has no content to attach anything to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attached once for each page
  useEffect(() => {
    if (failure) return
    attached.detach?.()
    attached.detach = attachBehaviours(contentElement(), behaviourEnv(services, announce))
  }, [page, failure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation carries its own words
  useEffect(() => void showHighlight(services), [location])
}

/** Highlights the words of a search once; the code is loaded only if a navigation carries words. */
async function showHighlight(services: ClientServices): Promise<void> {
  const { router } = services
  const carried = router.takeState()
  if (carried === undefined) return
  const { page } = router.state()
  const { highlight } = await import('./highlight.ts')
  if (router.state().page === page) highlight(services, carried)
}

/** The text for screen readers and its setter; setting the same text announces it again. */
function useAnnouncement(): readonly [string, Announce] {
  const [text, setText] = useState('')
  const announce = useMemo(
    () => (next: string) => {
      setText('')
      setTimeout(() => setText(next), 50)
    },
    [],
  )
  return [text, announce]
}

function Announcer({ text }: { readonly text: string }) {
  return useHydrated() ? (
    <div className="visually-hidden" role="status" id="docsite-announcer">
      {text}
    </div>
  ) : null
}
