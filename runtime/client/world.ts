// What lives as long as the document: router, page data, shared files, search. Every part is made elsewhere; here they are
// put together over the real window.

import type { ReactNode } from 'react'
import type { Highlighter } from '../behaviours/mark-terms.ts'
import type { LateParts } from '../components/late-part.tsx'
import { loadAllParts, loadParts } from '../components/load-parts.ts'
import type { SearchServices } from '../components/search/search-services.ts'
import { own } from '../model/own.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import * as browser from '../routing/browser.ts'
import { whenIdle } from '../routing/idle.ts'
import { createPageLoader } from '../routing/load-page.ts'
import { createPrefetcher, type Prefetcher } from '../routing/prefetch.ts'
import { createResources, type ResourceStore } from '../routing/resources.ts'
import { createRouter, type Router } from '../routing/router.ts'
import { type HeadHolder, loadHead, loadPageStyle } from './document.ts'
import { createLateEngine } from './late-engine.ts'
import { type IslandsHolder, loadIslands } from './load-islands.ts'

declare global {
  interface Window {
    /** Its absence tells that scripts did not load. */
    docusaurus?: Pick<Prefetcher, 'prefetch' | 'preload'> & {
      /** Puts newer data of the page on screen in its place: for a server whose site is being edited. */
      refresh(page: PageView, site: SiteView): Promise<void>
    }
  }
}

/** What lives as long as the document. */
export interface World {
  /** Replaced only while the site is being edited. */
  site: SiteView
  readonly router: Router
  readonly resources: ResourceStore
  readonly services: SearchServices
  readonly lateParts: LateParts
  readonly prefetcher: Prefetcher
  readonly attached: Attached
  /** The same on all pages. */
  readonly footer: ReactNode
  /** Resolves when the reader begins to act. */
  readonly acted: Promise<void>
}

/** What was done to the page on screen. */
export interface Attached extends IslandsHolder, HeadHolder {
  detach: (() => void) | null
  highlighter: Highlighter | null
}

/** What the document gives. */
export type Given = Pick<World, 'site' | 'footer' | 'acted'> & { readonly page: PageView }

/** The world of a document. */
export function createWorld({ site, page, footer, acted }: Given): World {
  const attached: Attached = { Islands: null, changeHead: null, detach: null, highlighter: null }
  const resources = createResources((address) => browser.fetchJson(address, 'high'))
  const loader = createPageLoader(browser.fetchJson, site)
  loader.keep(page)
  const router = createRouter({
    window: browser.createRouterWindow(),
    loader,
    place: site,
    page,
    prepare: (next) => prepare(next, world),
    beforeChange() {
      attached.highlighter?.clear()
      attached.detach?.()
      attached.detach = null
    },
  })
  const prefetcher = createPrefetcher({
    has: loader.has,
    load: (path, priority) =>
      loader.load(path, priority).then((next) => next && loadSidebar(next, world.site, resources)),
    connection: () => navigator.connection,
    whenIdle,
  })
  const engine = createLateEngine()
  window.docusaurus = {
    prefetch: prefetcher.prefetch,
    preload: prefetcher.preload,
    async refresh(next, nextSite) {
      loader.clear()
      prefetcher.reset()
      engine.forget()
      await Promise.all([prepare(next, { ...world, site: nextSite }), loadAllParts()])
      world.site = nextSite
      router.refresh(next)
    },
  }
  const services = {
    engine,
    loadPage: (path: string) => loader.load(path, 'low'),
    loadDialog: () => import('../components/search/search-dialog.tsx'),
  }
  const lateParts = {
    wanted: acted,
    load: () => import('./live-part.tsx').then((module) => module.LivePart),
  }
  const world: World = { site, router, resources, services, lateParts, prefetcher, attached, footer, acted }
  return world
}

/** Style sheet, sidebar and code of a page, and that for its head, so that it is shown whole. Rejects when the code cannot be had. */
function prepare(page: PageView, { site, resources, attached }: World): Promise<unknown> {
  return Promise.all([
    loadPageStyle(page),
    loadHead(attached),
    loadSidebar(page, site, resources),
    loadParts(page),
    loadIslands(page, attached),
  ])
}

/** The whole sidebar of a page. One that fails is shown when it can be had. */
async function loadSidebar(page: PageView, site: SiteView, resources: ResourceStore): Promise<void> {
  const address = 'sidebar' in page && page.sidebar ? own(site.sidebars, page.sidebar.key) : undefined
  if (address !== undefined) await resources.load(address).catch(() => undefined)
}
