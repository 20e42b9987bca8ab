// Services that live as long as the document: router, page data, shared files, search. Each is implemented elsewhere; here they
// are connected to the real window.
import type { ReactNode } from 'react'
import type { Highlighter } from '../behaviours/mark-terms.ts'
import { interactionCode, loadInteractionCode } from '../components/interaction-code.ts'
import type { IslandHydration } from '../components/lazy-island.tsx'
import { loadAllComponents, loadPageComponents } from '../components/load-components.ts'
import { earlyField, SEARCH_WANTED, whenSearchIdle } from '../components/search/early-field.ts'
import type { SearchServices } from '../components/search/search-services.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import * as browser from '../routing/browser.ts'
import { whenIdle } from '../routing/idle.ts'
import { createPageLoader } from '../routing/load-page.ts'
import { createPrefetcher, type Prefetcher } from '../routing/prefetch.ts'
import { createResources, type ResourceStore } from '../routing/resources.ts'
import { createRouter, type Router } from '../routing/router.ts'
import { type HeadHolder, loadHead, loadPageStyle } from './document.ts'
import { type IslandsHolder, loadIslands } from './load-islands.ts'
import type { ShownPage } from './search-ahead.ts'

declare global {
  interface Window {
    /** Absent if the scripts failed to load. */
    docusaurus?: Pick<Prefetcher, 'prefetch' | 'preload'> & {
      /** Replaces the current page with newer data; used by `docsite serve`. */
      refresh(page: PageView, site: SiteView): Promise<void>
    }
  }
}

/** Services that live as long as the document. */
export interface ClientServices {
  /** Replaced only by `docsite serve`. */
  site: SiteView
  readonly router: Router
  readonly resources: ResourceStore
  readonly search: SearchServices
  readonly islands: IslandHydration
  readonly prefetcher: Prefetcher
  readonly attached: Attached
  /** The same on all pages. */
  readonly footer: ReactNode
  /** Resolves on the reader's first interaction; if that is a search, with its first results. */
  readonly firstInteraction: Promise<unknown>
}

/** State attached to the current page. */
export interface Attached extends IslandsHolder, HeadHolder {
  detach: (() => void) | null
  highlighter: Highlighter | null
}

/** State of the document when the script starts. */
export type StartState = Pick<ClientServices, 'site' | 'footer'> & {
  readonly page: PageView
  /** Resolves on the reader's first interaction, a search or not. */
  readonly firstInteraction: Promise<void>
}

/** The services of a document. */
export function createClientServices({ site, page, footer, firstInteraction }: StartState): ClientServices {
  const attached: Attached = { Islands: null, changeHead: null, detach: null, highlighter: null }
  const resources = createResources((address) => browser.fetchJson(address, 'high'))
  const loader = createPageLoader(browser.fetchJson, site)
  loader.add(page)
  const router = createRouter({
    window: browser.createRouterWindow(),
    loader: {
      load(path) {
        // The next page probably needs the same resources as this one, so they are loaded in parallel with its data. On a slow
        // connection each round trip avoided saves half a second. Failed resources are requested again.
        prepare(router.state().page, services).catch(() => undefined)
        return loader.load(path)
      },
    },
    place: site,
    page,
    prepare: (next) => prepare(next, services),
    beforeChange() {
      attached.highlighter?.clear()
      attached.detach?.()
      attached.detach = null
    },
  })
  const prefetcher = createPrefetcher({
    has: loader.has,
    load: (path, priority) =>
      loader
        .load(path, priority)
        .then((next) => next && interactionCode()?.loadSidebar(next, services.site, resources)),
    connection: () => navigator.connection,
    whenIdle: (pump) => whenIdle(() => Promise.resolve(whenSearchIdle()).then(pump)),
  })
  window.docusaurus = {
    prefetch: prefetcher.prefetch,
    preload: prefetcher.preload,
    async refresh(next, nextSite) {
      loader.clear()
      prefetcher.reset()
      search.renew()
      await Promise.all([prepare(next, { ...services, site: nextSite }), loadAllComponents()])
      services.site = nextSite
      router.refresh(next)
    },
  }
  const search = createSearchServices({
    loadPage: (path) => loader.load(path, 'low'),
    shown: () => ({ site: services.site, page: router.state().page }),
  })
  // Before the search box is hydrated, which takes a second on a slow connection.
  if (earlyField()) search.prepare()
  addEventListener(SEARCH_WANTED, search.prepare)
  const islands = {
    start: firstInteraction,
    load: () => import('./hydrate-in-place.tsx').then((module) => module.HydrateInPlace),
  }
  const services: ClientServices = {
    site,
    router,
    resources,
    search,
    islands,
    prefetcher,
    attached,
    footer,
    firstInteraction: firstInteraction.then(whenSearchIdle),
  }
  return services
}

/** Loads the stylesheet, sidebar and code of a page, so that it appears all at once. Rejects if code fails to load. */
function prepare(page: PageView, services: ClientServices): Promise<unknown> {
  const { attached } = services
  return Promise.all([
    loadPageStyle(page),
    loadHead(attached),
    loadSidebar(page, services),
    loadPageComponents(page),
    loadIslands(page, attached),
  ])
}

const loadSidebar = async (page: PageView, { site, resources }: ClientServices): Promise<void> =>
  (await loadInteractionCode()).loadSidebar(page, site, resources)

/** Services for search boxes; `shown` returns the current page. */
function createSearchServices({ loadPage, shown }: SearchSurroundings): RenewableSearch {
  const loadDialog = () => import('../components/search/search-dialog.tsx')
  let files: ReturnType<SearchServices['prepare']> | undefined
  const search: RenewableSearch = {
    loadPage,
    loadDialog,
    prepare() {
      // The search box tries again and reports a failure.
      if (!files) loadDialog().catch(() => undefined)
      files ??= import('./search-ahead.ts').then(
        ({ fetchSearchAhead }) => fetchSearchAhead(shown()),
        () => () => new Map(),
      )
      return files
    },
    renew() {
      delete search.engine
      files = undefined
    },
  }
  return search
}

type SearchSurroundings = Pick<SearchServices, 'loadPage'> & { shown(): ShownPage }

type RenewableSearch = SearchServices & {
  /** The site was republished: discards the engine and the files of the earlier version. */
  renew(): void
}
