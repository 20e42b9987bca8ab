// The app in the browser: what the router says is on screen, what is done to the document around the app, and what is
// attached to the page.
import { theme } from 'docsite:theme'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { App } from '../app.tsx'
import { attachBehaviours } from '../behaviours/registry.ts'
import { LatePartsContext } from '../components/late-part.tsx'
import { SearchServicesContext } from '../components/search/search-services.ts'
import { useHydrated } from '../contexts.tsx'
import { applyScroll } from '../routing/browser.ts'
import { LateProgressBar } from '../routing/late-progress-bar.tsx'
import { PageFailure } from '../routing/page-failure.tsx'
import { behaviourEnv } from './behaviour-env.ts'
import { contentElement, dropPageStyle, focusHeading, showTitle } from './document.ts'
import type { World } from './world.ts'

/** The app of a document. */
export function ClientApp({ world }: { readonly world: World }) {
  const { site, router, resources, services, lateParts, attached, footer } = world
  const { page, location, pending, failure, scroll } = useSyncExternalStore(
    router.subscribe,
    router.state,
    router.state,
  )
  const { navigate, interceptBack } = router
  const navigation = useMemo(
    () => ({ location, pending, navigate, interceptBack }),
    [location, pending, navigate, interceptBack],
  )
  const [said, announce] = useAnnouncement()
  const shown = useRef({ site, page })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the site changes only together with the page
  useLayoutEffect(() => {
    const { current: previous } = shown
    if (previous.page !== page) {
      showTitle(page, previous.page)
      attached.changeHead?.(document.head, { site, page }, previous)
      void dropPageStyle(previous.page, page)
      // Newer data of the same page is no news to the reader.
      if (scroll) announce(page.documentTitle)
      if (scroll && scroll.kind !== 'element') focusHeading()
    }
    if (failure) focusHeading()
    shown.current = { site, page }
    if (scroll) applyScroll(scroll)
  }, [page, scroll, failure, announce])

  // Not for a page that could not be shown: there is nothing to attach to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attached once for each page
  useEffect(() => {
    if (failure) return
    attached.detach?.()
    attached.detach = attachBehaviours(contentElement(), behaviourEnv(world, announce))
  }, [page, failure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation carries its own words
  useEffect(() => void showHighlight(world), [location])
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])

  const retry = () => navigate(location.pathname + location.search + location.hash, { replace: true })
  return (
    <LatePartsContext.Provider value={lateParts}>
      <SearchServicesContext.Provider value={services}>
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
          <LateProgressBar pending={pending} />
          <Announcer text={said} />
        </App>
      </SearchServicesContext.Provider>
    </LatePartsContext.Provider>
  )
}

/** Words of a search are marked once; the code for it comes only when there are some. */
async function showHighlight(world: World): Promise<void> {
  const { router } = world
  const carried = router.takeState()
  if (carried === undefined) return
  const { page } = router.state()
  const { highlight } = await import('./highlight.ts')
  if (router.state().page === page) highlight(world, carried)
}

/** Text for screen readers: said anew even when it is the same as before. */
function useAnnouncement(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('')
  const announce = useMemo(
    () => (text: string) => {
      setSaid('')
      setTimeout(() => setSaid(text), 50)
    },
    [],
  )
  return [said, announce]
}

function Announcer({ text }: { readonly text: string }) {
  return useHydrated() ? (
    <div className="visually-hidden" role="status" id="docsite-announcer">
      {text}
    </div>
  ) : null
}
