// Chromium pages for tests. Each worker drives its own browser: through another process every message would be serialised twice.
// All tests of a worker share one window, tests of a `describe` block with the same options share another, and each test has its
// own pages and storage. Everything that must never happen is recorded: console messages, exceptions, policy reports, requests to
// other hosts.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../helpers/chromium.ts'
import { type Engine, OWN_ENGINE } from './engines.ts'
import { ownPolicy, type Site, serve } from './serve.ts'

declare global {
  interface Window {
    docusaurus?: { prefetch(path: string): void; preload(path: string): void }
  }
}

/** Long enough for a busy machine: what a test waits for happens quickly or not at all. */
export const TIMEOUT_MS = 60_000

export { ENGINES, ONE_ENGINE, onceOf } from './engines.ts'

/** Test fixture. */
export interface Reader {
  readonly site: Site
  /** A page of the site after hydration. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>
  /** A separate context: for several windows, scripts that run first, a fake clock, or no JavaScript. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Expects a complaint: its absence fails the test, and so does any other complaint. */
  expectComplaint(pattern: RegExp): void
}

/** Names of the built sites. */
type Sites =
  | 'sites'
  | 'otherSites'
  | 'settingsSites'
  | 'themedSites'
  | 'componentSites'
  | 'longSites'
  | 'ownSites'

/** A window that several tests use one after the other: its first page stays blank and keeps it open. */
interface SharedWindow {
  readonly context: BrowserContext
  readonly blank: Page
  readonly session: CDPSession
}

/** State that outlives the test files of this worker: its browser, and the window with default options. */
const worker: { browser?: Promise<Browser>; window?: Promise<SharedWindow> } = {}

/** The browser of this worker. */
export async function theBrowser(): Promise<Browser> {
  const known = await worker.browser
  if (known?.isConnected()) return known
  delete worker.window
  worker.browser = chromium.launch({ executablePath: CHROMIUM ?? '', args: CHROMIUM_ARGUMENTS })
  return worker.browser
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await theBrowser()
  const made = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  made.setDefaultTimeout(TIMEOUT_MS)
  await made.addInitScript(ignoreMouseInCorner)
  return made
}

async function newWindow(options: BrowserContextOptions): Promise<SharedWindow> {
  const context = await newContext(options)
  const blank = await context.newPage()
  return { context, blank, session: await context.newCDPSession(blank) }
}

async function usualWindow(): Promise<SharedWindow> {
  await theBrowser()
  worker.window ??= newWindow({})
  return worker.window
}

/** A server and a browser for the tests of a `describe` block: a site built with an engine, or this repository's own site. */
export function reader(of: Engine | 'own', sites: Sites = of === 'own' ? 'ownSites' : 'sites'): Reader {
  let site: Site
  const windows = new Map<string, SharedWindow>()
  /** Cleanup of the windows after the block. */
  const leave: (() => Promise<void>)[] = []
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  const expected: RegExp[] = []

  beforeAll(async () => {
    const folder = inject(sites)[of === 'own' ? OWN_ENGINE : of]
    site = sites === 'ownSites' ? await serve(folder, '/', ownPolicy(folder)) : await serve(folder)
  })
  afterAll(async () => {
    for (const end of leave) await end()
    await site?.close()
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) {
      await endRoutes(context)
      await context.close()
    }
    for (const window of windows.values()) await clear(window, site)
    await site.reset()
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
    const missing = expected.filter((pattern) => !complaints.some((text) => pattern.test(text)))
    complaints.length = 0
    expected.length = 0
    expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] })
  })

  const listen = (context: BrowserContext, { javaScriptEnabled = true }: BrowserContextOptions) => {
    const onPage = (page: Page) => watch(page, site, javaScriptEnabled, complaints)
    context.on('page', onPage)
    return () => context.off('page', onPage)
  }
  const windowOf = async (options: BrowserContextOptions) => {
    const key = JSON.stringify(options)
    const known = windows.get(key)
    if (known) return known
    const isUsual = Object.keys(options).length === 0
    const made = isUsual ? await usualWindow() : await newWindow(options)
    const unlisten = listen(made.context, options)
    leave.push(async () => {
      unlisten()
      if (!isUsual) await made.context.close()
    })
    windows.set(key, made)
    return made
  }
  return {
    get site() {
      return site
    },
    async context(options = {}) {
      const made = await newContext(options)
      contexts.push(made)
      listen(made, options)
      return made
    },
    async open(path = 'docs/', options = {}) {
      const page = await (await windowOf(options)).context.newPage()
      await page.goto(site.url + path)
      await hydrated(page)
      return page
    },
    expectComplaint: (pattern) => void expected.push(pattern),
  }
}

/** Headless Chromium reports a mouse in the corner to some new pages, although no test has moved it there. */
function ignoreMouseInCorner(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  addEventListener('pointermove', ignore, true)
}

/** Requests that a test still intercepts: their abort when the page closes is not a failure. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Resets a window: closes its pages and clears everything they have stored. */
async function clear({ context, blank, session }: SharedWindow, site: Site): Promise<void> {
  const used = context.pages().filter((page) => page !== blank)
  if (used.length === 0) return
  await endRoutes(context)
  await context.clearPermissions()
  for (const page of used) await page.close()
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(site.url).origin,
    storageTypes: 'all',
  })
}

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
}

/** Follows a link and waits for the heading of its page. */
export async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.locator(link).first().click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** Chromium's delayed warning about a file that only scripts use, on a page without JavaScript. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/

function watch(page: Page, site: Site, scripts: boolean, complaints: string[]) {
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || (!scripts && UNUSED_PRELOAD.test(text))) return
    complaints.push(`console: ${text} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(site.url).host)
      complaints.push(`request: ${request.url()}`)
  })
}
