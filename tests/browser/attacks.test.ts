// Nothing that a stranger writes into a page executes in a browser, with the site's content policy and without it: thousands of
// vectors (a quarter of them in each run) are published with the default of `markdown.html` and opened, followed and fired.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remove } from '../helpers/cli.ts'
import { attacks } from './helpers/attack-vectors.ts'
import { attack, publish, type Watch, watch } from './helpers/attacked-site.ts'
import { ONE_ENGINE, TIMEOUT_MS, theBrowser } from './helpers/browser.ts'
import { ownPolicy, POLICY, type Site, serve } from './helpers/serve.ts'
import { settled } from './helpers/settle.ts'

const ATTACKS = attacks()
/** None: the header of a host that sends no policy. */
const NO_POLICY = ''

/** Events with the vectors that they are of. */
const explained = (events: readonly string[]): readonly string[] =>
  [...new Set(events)].map((event) => {
    const vector = ATTACKS.all[Number(/^executed (\d+)$/.exec(event)?.[1] ?? -1)]
    return vector ? `${event}, ${vector.context}: ${JSON.stringify(vector.text)}` : event
  })

let folder = ''
let paths: readonly string[] = []
beforeAll(async () => {
  folder = await publish(ATTACKS, ONE_ENGINE)
  paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replace(/(?:^|(?<=\/))index\.html$/, ''))
    .map((path) => path.split('/').map(encodeURIComponent).join('/'))
    .sort()
})
afterAll(() => remove(folder))

/** A window that is watched. */
async function watched(): Promise<{ context: BrowserContext; page: Page; seen: Watch }> {
  const context = await (await theBrowser()).newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(TIMEOUT_MS)
  const seen = await watch(context)
  return { context, page: await context.newPage(), seen }
}

describe(`${ATTACKS.all.length} vectors`, () => {
  let site: Site
  let guarded: Site
  let window: Awaited<ReturnType<typeof watched>>

  beforeAll(async () => {
    site = await serve(folder, '/', NO_POLICY)
    guarded = await serve(folder, '/', ownPolicy(folder))
  })
  afterAll(() => Promise.all([site.close(), guarded.close()]))
  beforeEach(async () => {
    window = await watched()
  })
  afterEach(() => window.context.close())

  it.each([
    ['with', () => guarded],
    ['without', () => site],
  ])('execute nothing when their pages are opened %s the policy of the site', async (_name, opened) => {
    const left: string[] = []
    for (const path of paths)
      for (const found of await attack(window.page, opened().url + path)) left.push(`${path}: ${found}`)
    expect({ events: explained(window.seen.events), left }).toEqual({ events: [], left: [] })
  })

  it('execute nothing when a link leads from page to page', async () => {
    await window.page.goto(site.url)
    const visited = new Set<string>()
    const next = window.page.locator('.pagination-nav__link--next')
    while (await next.count()) {
      const href = await next.evaluate((link: HTMLAnchorElement) => link.href)
      if (visited.has(href)) break
      visited.add(href)
      await next.evaluate((link: HTMLAnchorElement) => link.click())
      await window.page.waitForURL(href)
      await settled(window.page, site)
    }
    // All pages of Markdown; the first of them is where the way begins.
    const written = paths.filter((path) => path.includes('markdown/'))
    expect(written.length).toBeGreaterThan(10)
    expect(visited.size).toBeGreaterThanOrEqual(written.length - 1)
    expect(explained(window.seen.events)).toEqual([])
  })

  it('execute nothing when they stand in the address or in the search', async () => {
    const left: string[] = []
    for (const { text } of ATTACKS.queries) {
      const hostile = encodeURIComponent(text)
      const query = ['q', 'docusaurus-theme', 'tab', 'version'].map((name) => `${name}=${hostile}`).join('&')
      left.push(...(await attack(window.page, `${site.url}a?${query}#${hostile}`)))
      left.push(...(await attack(window.page, `${site.url}none/${hostile}`)))
    }
    await window.page.goto(`${site.url}a`)
    await window.page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
    await window.page.getByRole('button', { name: 'Search' }).first().click()
    await window.page.getByRole('combobox', { name: 'Search' }).fill('Page')
    await window.page.getByRole('option').first().waitFor()
    for (const query of ['hacked', 'onerror', 'img', 'script', ...ATTACKS.queries.map(({ text }) => text)]) {
      await window.page.getByRole('combobox', { name: 'Search' }).fill(query)
      await settled(window.page, site)
    }
    expect({ events: explained(window.seen.events), left }).toEqual({ events: [], left: [] })
  })
})

describe('the watch', () => {
  const html = `<!doctype html><title>Control</title><body>
    <script>hacked('script')</script>
    <img src="/x" onerror="hacked('image')">
    <svg onload="hacked('drawing')"></svg>
    <iframe srcdoc="<script>hacked('frame')</script>"></iframe>
    <a href="javascript:hacked('link')">link</a>
    <p onmouseover="hacked('handler')">text</p>
    <noscript><p title="</noscript><img src=/x onerror=hacked('nested')>"></noscript>
    <link rel="stylesheet" href="http://foreign.example/sheet.css">
    <script>alert('dialog'); open('about:blank')</script>`

  it.each([
    [
      'sees everything without a policy',
      NO_POLICY,
      [
        'dialog dialog',
        'executed drawing',
        'executed frame',
        'executed handler',
        'executed image',
        'executed link',
        'executed nested',
        'executed script',
        'request http://foreign.example/sheet.css',
        'window about:blank',
      ],
    ],
    ['sees nothing with one', POLICY, []],
  ])('%s', async (_name, policy, expected) => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, {
        'content-type': 'text/html',
        'content-security-policy': policy,
      })
      response.end(request.url === '/' ? html : '')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`
    const { context, page, seen } = await watched()
    expect(await attack(page, url, 'body')).not.toEqual([])
    await expect.poll(() => [...new Set(seen.events)].sort()).toEqual(expected)
    await context.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
})
