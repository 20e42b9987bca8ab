// What a reader downloads, against the budgets. Compressed as a host does it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, follow, hydrated, type Reader, reader } from './helpers/browser.ts'
import { settled } from './helpers/settle.ts'

/** Bytes after gzip. */
const BUDGET = {
  /** Everything that is loaded before the reader acts, on a page with one of everything. */
  script: { preact: 24_330, react: 89_000 },
  /** The same with tabs that the reader has chosen before. */
  chosen: { preact: 25_160, react: 90_000 },
  style: 12_000,
  /** Beyond the article itself. */
  pageData: 1_000,
}

/** What a page may hold that answers to the reader. */
const EVERYTHING = [
  '.theme-announcement-bar',
  '.navbar .dropdown__toggle:not(.dropdown__toggle--bare)',
  '.navbar .dropdown__toggle--bare',
  '.color-toggle',
  '.search-button',
  '.theme-doc-version-banner',
  '.theme-doc-version-badge',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
  '.theme-doc-sidebar-menu',
  '.pagination-nav',
  '.theme-code-block',
  '[role="tablist"]',
  '.markdown details',
  '.markdown img',
  '.docusaurus-mermaid-container',
]

/**
 * Bytes of a file after gzip. Names of files contain hashes of their content, which compress to a few bytes more or less, so each
 * is replaced with one that depends on its position only.
 */
function gzipSize(file: string): number {
  const stable = new Map<string, string>()
  const text = readFileSync(file, 'utf8').replace(/-[0-9A-Z]{8}(?=\.(?:css|js)\b)/g, (hash) => {
    const known = stable.get(hash)
    if (known !== undefined) return known
    const digest = createHash('sha256').update(String(stable.size)).digest('hex')
    const other = `-${digest.slice(0, 8).toUpperCase()}`
    stable.set(hash, other)
    return other
  })
  return gzipSync(text, { level: 9 }).length
}

/** Most processor time, in milliseconds, from a click to the heading of a page that is here already. */
const CLICK_MS = 50
/** Clicks of which the cheapest counts: now and then the browser cleans up meanwhile. */
const ATTEMPTS = 5

/** A page of a site with everything that it loads by itself: when it is idle, and a second after it was shown. */
async function openAtRest(world: Reader, path: string): Promise<Page> {
  const page = await (await world.context()).newPage()
  await page.clock.install()
  await page.goto(world.site.url + path)
  await rest(page, world)
  return page
}

async function rest(page: Page, { site }: Reader): Promise<void> {
  await hydrated(page)
  await page.clock.fastForward(2000)
  await settled(page, site)
}

/** Goes to a page by a click on a link; resolves when its heading is there. */
function click(page: Page, path: string): Promise<void> {
  return page.evaluate(async (path) => {
    const heading = () => document.querySelector('main h1')
    const before = heading()
    const arrived = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!heading() || heading() === before) return
        observer.disconnect()
        resolve()
      }).observe(document.body, { childList: true, subtree: true })
    })
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
    await arrived
  }, path)
}

/** What draws diagrams comes by itself three seconds later, which on a busy machine is soon. */
const isScript = (path: string) => path.endsWith('.js') && !/\/(?:diagrams|mermaid)-/.test(path)

describe.each(ENGINES)('weight with %s', (engine) => {
  const world = reader(engine)
  const size = (path: string) => gzipSize(join(inject('sites')[engine], path))
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + size(path), 0)
  const loaded = () => [...new Set(world.site.requests)]
  const names = () =>
    loaded()
      .filter(isScript)
      .map((path) => path.replace(/^assets\/|-[A-Z0-9]{8}\.js$/g, ''))
      .sort()

  it('of a first view of a page with one of everything is within the budget', async () => {
    const page = await openAtRest(world, 'docs/1.0/more/rich')
    for (const part of EVERYTHING) expect(await page.locator(part).count(), part).toBeGreaterThan(0)
    const scripts = loaded().filter(isScript)
    const styles = loaded().filter((path) => path.endsWith('.css'))
    expect(names()).toEqual(['boot', 'chunk'])
    expect(total(scripts), scripts.join('\n')).toBeLessThanOrEqual(BUDGET.script[engine])
    expect(total(styles), styles.join('\n')).toBeLessThanOrEqual(BUDGET.style)
  })

  it('of a first view that shows what the reader chose before is within the budget', async () => {
    const page = await openAtRest(world, 'docs/1.0/more/rich')
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'mac'))
    world.site.requests.length = 0
    await page.reload()
    await page.getByText('Старая панель macOS.').waitFor()
    await rest(page, world)
    expect(names()).toEqual(['boot', 'chosen-tabs', 'chunk', 'chunk'])
    expect(total(loaded().filter(isScript))).toBeLessThanOrEqual(BUDGET.chosen[engine])
  })

  it.each<[string, (page: Page) => Promise<void>]>([
    ['the first move of the mouse', (page) => page.mouse.move(300, 300)],
    ['the first key', (page) => page.keyboard.press('Shift')],
    ['the first scrolling', (page) => page.evaluate(() => window.scrollBy(0, 10))],
  ])('comes to what only answers to the reader with %s', async (_, act) => {
    const page = await world.open('docs/guides/rich')
    await settled(page, world.site)
    expect(names()).toEqual(['boot', 'chunk'])
    await act(page)
    await expect.poll(names).toEqual(expect.arrayContaining(['interaction', 'tabs']))
    await expect.poll(() => page.locator('.code-buttons').count()).toBe(1)
  })

  it('of going to a page is its article and little more', async () => {
    const page = await world.open('docs/')
    await page.mouse.move(300, 300)
    await settled(page, world.site)
    world.site.requests.length = 0
    await follow(page, '.markdown a[href="/base/docs/long"]', 'Длинная страница')
    const bytes = readFileSync(join(inject('sites')[engine], 'docs/long/index.bin'))
    const { article: html } = JSON.parse(inflateSync(bytes).toString()) as { article: string }
    const article = gzipSync(html, { level: 9 }).length
    // On every host, whether or not it compresses.
    expect(bytes.length).toBeLessThanOrEqual(article + BUDGET.pageData)
    expect(
      world.site.requests.filter((path) => /\.(?:js|html|css)$/.test(path) || path.endsWith('/')),
    ).toEqual([])
  })

  it('of a click on a link to a page that is here already is less than 50 ms of work, to the new heading', async () => {
    const page = await world.open('docs/')
    await page.mouse.move(300, 300)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const workMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    }
    const costs: number[] = []
    for (const path of Array.from(
      { length: ATTEMPTS },
      (_, n) => `/base/docs/${n % 2 === 0 ? 'long' : ''}`,
    )) {
      await page.evaluate((path) => window.docusaurus?.preload(path), path)
      await settled(page, world.site)
      const before = await workMs()
      await click(page, path)
      costs.push((await workMs()) - before)
    }
    expect(Math.min(...costs), costs.join(', ')).toBeGreaterThan(0)
    expect(Math.min(...costs), costs.join(', ')).toBeLessThan(CLICK_MS)
  })

  it('of a page does not grow with the site: closed branches of the sidebar are not in it', () => {
    const html = readFileSync(join(inject('sites')[engine], 'docs/index.html'), 'utf8')
    expect(html).not.toContain('/docs/deep/inner/p07')
  })
})

describe('weight of this site', () => {
  const world = reader('own')

  it('of a first view of any of its pages is within the budget, with everything that is loaded', async () => {
    // A page with tabs and pictures: nothing of what this site has loads more before the reader acts.
    await openAtRest(world, 'docs/guides/dashlet-conf-guide/board/')
    const scripts = [...new Set(world.site.requests)].filter(isScript)
    const sizes = scripts.map((path) => gzipSize(join(inject('ownSites').preact, path)))
    expect(scripts).toHaveLength(2)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      scripts.join('\n'),
    ).toBeLessThanOrEqual(BUDGET.script.preact)
  })
})
