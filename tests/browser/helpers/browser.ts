// Chromium for the tests: one for each file, a fresh context for each test. Everything that must never happen is counted:
// console messages, exceptions, policy reports, requests to other hosts.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type Engine, OWN_ENGINE } from './engines.ts'
import { ownPolicy, type Site, serve } from './serve.ts'

declare global {
  interface Window {
    docusaurus?: { prefetch(path: string): void; preload(path: string): void }
  }
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
]

export { ENGINES, ONE_ENGINE } from './engines.ts'

/** What a test is given. */
export interface Reader {
  readonly site: Site
  /** A page of the site after the browser program has taken over. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>
  /** A context of its own, for several windows or for no scripts. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A complaint that this test expects: its absence fails the test, and so does any other complaint. */
  expectComplaint(pattern: RegExp): void
}

/** A browser and a server for the tests of a `describe` block: a site with an engine, or this repository's own as it is. */
export function reader(
  of: Engine | 'own',
  sites: 'sites' | 'otherSites' | 'themedSites' | 'componentSites' | 'ownSites' = of === 'own'
    ? 'ownSites'
    : 'sites',
): Reader {
  let browser: Browser
  let site: Site
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  const expected: RegExp[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGUMENTS })
    const folder = inject(sites)[of === 'own' ? OWN_ENGINE : of]
    site = sites === 'ownSites' ? await serve(folder, '/', ownPolicy(folder)) : await serve(folder)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    site.faults.clear()
    site.requests.length = 0
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
    const missing = expected.filter((pattern) => !complaints.some((text) => pattern.test(text)))
    complaints.length = 0
    expected.length = 0
    expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] })
  })

  const context = async (options: BrowserContextOptions = {}) => {
    const made = await browser.newContext({
      locale: 'ru-RU',
      viewport: { width: 1280, height: 800 },
      ...options,
    })
    made.setDefaultTimeout(6000)
    contexts.push(made)
    const scripts = options.javaScriptEnabled ?? true
    made.on('page', (page) => watch(page, site, scripts, complaints))
    return made
  }
  return {
    get site() {
      return site
    },
    context,
    async open(path = 'docs/', options) {
      const page = await (await context(options)).newPage()
      await page.goto(site.url + path)
      await hydrated(page)
      return page
    },
    expectComplaint: (pattern) => void expected.push(pattern),
  }
}

/** Waits until the page is live. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
}

/** Follows a link and waits for the heading of its page. */
export async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.locator(link).first().click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

/** What Chromium says seconds later of a file that only scripts use, on a page without scripts. */
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
