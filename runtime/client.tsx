// The browser program: takes over the html of the server, and from then on shows pages by itself. The only file with effects
// at its top level; what it decides is decided elsewhere.
import { hydrate } from 'docsite:engine-client'
import { theme } from 'docsite:theme'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { App } from './app.tsx'
import type { BehaviourEnv } from './behaviours/behaviour.ts'
import { watchKeyboard } from './behaviours/keyboard-focus.ts'
import type { Highlighter } from './behaviours/mark-terms.ts'
import { attachBehaviours } from './behaviours/registry.ts'
import { KeptFooter } from './components/chrome/kept-footer.tsx'
import { collapseDuration, REDUCED_MOTION_MS } from './components/collapse-duration.ts'
import { loadParts } from './components/load-parts.ts'
import { readHighlight } from './components/search/highlight-state.ts'
import { type SearchServices, SearchServicesContext } from './components/search/search-services.ts'
import { useHydrated } from './contexts.tsx'
import { readPage } from './document/read-page.ts'
import { message } from './messages/message.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'
import * as browser from './routing/browser.ts'
import { LateProgressBar } from './routing/late-progress-bar.tsx'
import { createPageLoader } from './routing/load-page.ts'
import { isPageAddress, isRouted } from './routing/navigate.ts'
import { PageFailure } from './routing/page-failure.tsx'
import { createPrefetcher, isSlowConnection, type Prefetcher } from './routing/prefetch.ts'
import { createResources, type ResourceStore } from './routing/resources.ts'
import { createRouter, type Router } from './routing/router.ts'
import { warn } from './routing/warn.ts'
import type { SearchEngine } from './search/protocol.ts'

/** File name of the searching thread, beside this program. */
declare const DOCSITE_SEARCH_WORKER: string

declare global {
  interface Window {
    /** Its absence tells that scripts did not load. */
    docusaurus?: Pick<Prefetcher, 'prefetch' | 'preload'> & {
      /** Puts newer data of the page on screen in its place: for a server whose site is being edited. */
      refresh(page: PageView, site: SiteView): Promise<void>
    }
  }
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  }
}

/** What lives as long as the document. */
interface World {
  /** Replaced only while the site is being edited. */
  site: SiteView
  readonly router: Router
  readonly resources: ResourceStore
  readonly services: SearchServices
  readonly prefetcher: Prefetcher
  readonly attached: Attached
  /** The same on all pages. */
  readonly footer: ReactNode
}

/** What was done to the page on screen. */
interface Attached {
  /** Makes components of the site's theme live; loaded before the first page that has one is shown. */
  Islands: ComponentType | null
  detach: (() => void) | null
  highlighter: Highlighter | null
}

async function start(root: HTMLElement): Promise<void> {
  const page = readPage(document)
  const site = await readSite()
  const world = createWorld(site, page)
  await Promise.all([loadParts(site, page), loadIslands(page, world.attached)])
  browser.keepPositions(world.router)
  world.router.start()
  watchKeyboard()
  watchClicks(world)
  watchLinksOf(world)
  hydrate(<Client world={world} />, root)
}

/** What all pages share; the document has begun to fetch it already. */
async function readSite(): Promise<SiteView> {
  const address = document.getElementById('docsite-site')?.getAttribute('href')
  if (!address) throw new Error('the document names no site data')
  // The file is ours, made from the same type.
  return (await browser.fetchJson(address, 'high')) as SiteView
}

/** The footer as the server sent it; one of the site's own theme is a living component. */
function readFooter(): ReactNode {
  if (theme.Footer) return <theme.Footer />
  const footer = document.querySelector('.theme-layout-footer')
  return footer && <KeptFooter className={footer.className} html={footer.innerHTML} />
}

function createWorld(site: SiteView, page: PageView): World {
  const attached: Attached = { Islands: null, detach: null, highlighter: null }
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
      loader.load(path, priority).then((next) => loadSidebar(next, world.site, resources)),
    connection: () => navigator.connection,
    whenIdle,
  })
  const engine = lazyEngine()
  window.docusaurus = {
    prefetch: prefetcher.prefetch,
    preload: prefetcher.preload,
    async refresh(next, nextSite) {
      loader.clear()
      prefetcher.reset()
      engine.forget()
      await prepare(next, { ...world, site: nextSite })
      world.site = nextSite
      router.refresh(next)
    },
  }
  const articleOf = async (address: string) => {
    if (isSlowConnection(navigator.connection)) throw new Error('the line is slow')
    const page = await loader.load(browser.parseAddress(new URL(address, location.href).href).pathname, 'low')
    return page.kind === 'doc' ? page.article : ''
  }
  const services = { engine, articleOf, loadDialog: () => import('./components/search/search-dialog.tsx') }
  const world: World = { site, router, resources, services, prefetcher, attached, footer: readFooter() }
  return world
}

/** The search engine, which comes with the first query; forgotten, it comes anew. */
function lazyEngine(): SearchEngine & { forget(): void } {
  let engine: Promise<SearchEngine> | undefined
  const load = async () => {
    const { createWorkerEngine } = await import('./search/worker-engine.ts')
    return createWorkerEngine({
      startWorker: () => new Worker(new URL(DOCSITE_SEARCH_WORKER, import.meta.url)),
      loadLocal: () => import('./search/engine.ts').then(({ createEngine }) => createEngine({ fetch, warn })),
      warn,
    })
  }
  return {
    async search(request) {
      engine ??= load()
      return (await engine).search(request)
    },
    forget() {
      engine = undefined
    },
  }
}

/** Style sheet, sidebar and code of a page, so that it is shown whole. */
function prepare(page: PageView, { site, resources, attached }: World): Promise<unknown> {
  return Promise.all([
    page.style === undefined ? undefined : browser.loadStyle(page.style),
    loadSidebar(page, site, resources),
    loadIslands(page, attached),
  ])
}

/** The code of the components in an article; without it they stay as the server made them. */
async function loadIslands(page: PageView, attached: Attached): Promise<void> {
  if (attached.Islands || page.kind !== 'doc' || !page.features.includes('components')) return
  await import('./islands.tsx').then(
    ({ Islands }) => {
      attached.Islands = Islands
    },
    (cause) => warn('The components of the page stay as the server made them.', cause),
  )
}

/** The whole sidebar of a page. One that fails is shown when it can be had. */
async function loadSidebar(page: PageView, site: SiteView, resources: ResourceStore): Promise<void> {
  const address = 'sidebar' in page && page.sidebar ? site.sidebars[page.sidebar.key] : undefined
  if (address !== undefined) await resources.load(address).catch(() => undefined)
}

/** Calls back when the document has loaded and the browser has nothing else to do. */
function whenIdle(callback: () => void): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(callback)
    else setTimeout(callback, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** The router takes over clicks on links to pages; jumps inside the page are the browser's. */
function watchClicks({ router, site }: World): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.hasAttribute('href')) return
    const target = { href: link.href, target: link.target, download: link.hasAttribute('download') }
    if (!isRouted(event, target, location.origin, site)) return
    if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) {
      router.saveScroll()
      return
    }
    event.preventDefault()
    router.navigate(link.href)
  })
}

function watchLinksOf({ router, site, prefetcher }: World): void {
  const pathOf = (href: string) => browser.parseAddress(href).pathname
  const interest = {
    isPage: (href: string) => isPageAddress(href, location.origin, site),
    inSight: (href: string) => prefetcher.prefetch(pathOf(href)),
    likely: (href: string) => prefetcher.preload(pathOf(href)),
  }
  whenIdle(() => void import('./behaviours/prefetch-links.ts').then(({ watchLinks }) => watchLinks(interest)))
  let shown = router.state().page
  router.subscribe(() => {
    const { page } = router.state()
    if (page !== shown) prefetcher.reset()
    shown = page
  })
}

/** The app in the browser. */
function Client({ world }: { readonly world: World }) {
  const { site, router, resources, services, attached, footer } = world
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
  const isFirst = useRef(true)
  const shown = useRef(page)

  useLayoutEffect(() => {
    if (shown.current !== page) {
      showHead(page, shown.current)
      // Newer data of the same page is no news to the reader.
      if (scroll) announce(page.documentTitle)
      if (scroll && scroll.kind !== 'element') focusHeading()
    }
    if (failure) focusHeading()
    shown.current = page
    if (scroll) browser.applyScroll(scroll)
  }, [page, scroll, failure, announce])

  // Not for a page that could not be shown: there is nothing to attach to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attached once for each page
  useEffect(() => {
    if (failure) return
    attached.detach?.()
    attached.detach = attachBehaviours(contentElement(), behaviourEnv(site, router, announce))
  }, [page, failure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation carries its own words
  useEffect(() => void highlight(world), [location])
  useEffect(() => {
    if (isFirst.current) document.documentElement.dataset.hasHydrated = 'true'
    isFirst.current = false
  }, [])

  const retry = () => navigate(location.pathname + location.search + location.hash, { replace: true })
  return (
    <SearchServicesContext.Provider value={services}>
      <App
        site={site}
        page={page}
        navigation={navigation}
        resources={resources}
        theme={theme}
        footer={footer}
        instead={failure ? <PageFailure error={failure.error} onRetry={retry} /> : undefined}
      >
        {attached.Islands ? <attached.Islands /> : null}
        <LateProgressBar pending={pending} />
        <Announcer text={said} />
      </App>
    </SearchServicesContext.Provider>
  )
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

/** Title, classes and style sheet of the document follow the page. */
function showHead(page: PageView, previous: PageView): void {
  document.title = page.documentTitle
  const { classList } = document.documentElement
  classList.remove(...previous.htmlClass.split(/\s+/).filter(Boolean))
  classList.add(...page.htmlClass.split(/\s+/).filter(Boolean))
  if (previous.style && previous.style !== page.style) browser.dropStyle(previous.style)
}

const contentElement = () => document.querySelector<HTMLElement>('main') ?? document.body

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading) browser.focusQuietly(heading)
}

function behaviourEnv(site: SiteView, router: Router, announce: (text: string) => void): BehaviourEnv {
  return {
    site,
    announce,
    warn,
    text: (id, values) => message(site.messages, id, values),
    setQuery(name, value) {
      const url = new URL(location.href)
      url.searchParams.set(name, value)
      router.navigate(url.href, { replace: true })
    },
    collapseDuration: (height) =>
      matchMedia('(prefers-reduced-motion: reduce)').matches ? REDUCED_MOTION_MS : collapseDuration(height),
  }
}

/** Marks the words of the search that led here, once. */
async function highlight({ router, attached }: World): Promise<void> {
  const wanted = readHighlight(router.takeState())
  if (!wanted) return
  const { page } = router.state()
  const { createHighlighter } = await import('./behaviours/mark-terms.ts')
  const element = document.querySelector(wanted.inArticle ? 'article' : 'main')
  if (!element || router.state().page !== page) return
  attached.highlighter ??= createHighlighter()
  attached.highlighter.mark(element, wanted.terms)
}

const root = document.getElementById('__docusaurus')
if (root) start(root).catch((cause) => warn('The page stays as the server made it.', cause))
