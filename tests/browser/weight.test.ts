// What a reader downloads, against the budgets. Compressed as a host does it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, follow, reader } from './helpers/browser.ts'

/** Bytes after gzip. */
const BUDGET = {
  /** Everything that is loaded before the reader acts, on a page with one of everything. */
  script: { preact: 25_000, react: 90_000 },
  /** Menus of the navbar, loaded by sites that have them. */
  menus: 3_000,
  style: 12_000,
  /** Beyond the article itself. */
  pageData: 1_000,
}

/** Long enough for what comes when the browser is idle, and for what comes a second after the page. */
const SETTLED_MS = 1800

const isScript = (path: string) => path.endsWith('.js')
const isMenu = (path: string) => path.includes('/navbar-menu-')

describe.each(ENGINES)('weight with %s', (engine) => {
  const world = reader(engine)
  const size = (path: string) =>
    gzipSync(readFileSync(join(inject('sites')[engine], path)), { level: 9 }).length
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + size(path), 0)
  const loaded = () => [...new Set(world.site.requests)]
  const names = () =>
    loaded()
      .filter(isScript)
      .map((path) => path.replace(/^assets\/|-[A-Z0-9]{8}\.js$/g, ''))
      .sort()

  it('of a first view of a page with one of everything is within the budget', async () => {
    const page = await world.open('docs/guides/rich')
    await page.waitForTimeout(SETTLED_MS)
    const scripts = loaded().filter(isScript)
    const styles = loaded().filter((path) => path.endsWith('.css'))
    expect(names()).toEqual(['boot', 'chunk', 'image-zoom', 'navbar-menu', 'tabs'])
    expect(total(scripts.filter((path) => !isMenu(path))), scripts.join('\n')).toBeLessThanOrEqual(
      BUDGET.script[engine],
    )
    expect(total(scripts.filter(isMenu))).toBeLessThanOrEqual(BUDGET.menus)
    expect(total(styles), styles.join('\n')).toBeLessThanOrEqual(BUDGET.style)
  })

  it.each<[string, (page: Page) => Promise<void>]>([
    ['the first move of the mouse', (page) => page.mouse.move(300, 300)],
    ['the first key', (page) => page.keyboard.press('Shift')],
    ['the first scrolling', (page) => page.evaluate(() => window.scrollBy(0, 10))],
  ])('comes to what only answers to the reader with %s', async (_, act) => {
    const page = await world.open('docs/guides/rich')
    await page.waitForTimeout(300)
    expect(names()).not.toContain('code-buttons')
    await act(page)
    await expect
      .poll(names)
      .toEqual(expect.arrayContaining(['code-buttons', 'collapse-animation', 'details', 'doc-surroundings']))
    await expect.poll(() => page.locator('.code-buttons').count()).toBe(1)
  })

  it('of going to a page is its article and little more', async () => {
    const page = await world.open('docs/')
    await page.mouse.move(300, 300)
    await page.waitForTimeout(1000)
    world.site.requests.length = 0
    await follow(page, '.markdown a[href="/base/docs/long"]', 'Длинная страница')
    const data = JSON.parse(readFileSync(join(inject('sites')[engine], 'docs/long/index.json'), 'utf8')) as {
      article: string
    }
    const article = gzipSync(data.article, { level: 9 }).length
    expect(size('docs/long/index.json')).toBeLessThanOrEqual(article + BUDGET.pageData)
    expect(
      world.site.requests.filter((path) => /\.(?:js|html|css)$/.test(path) || path.endsWith('/')),
    ).toEqual([])
  })

  it('of a click on a link to a page that is here already is less than 50 ms, to the new heading', async () => {
    const page = await world.open('docs/')
    await page.mouse.move(300, 300)
    const times = await page.evaluate(async () => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const measured: number[] = []
      for (const path of [
        '/base/docs/long',
        '/base/docs/',
        '/base/docs/long',
        '/base/docs/',
        '/base/docs/long',
      ]) {
        window.docusaurus?.preload(path)
        await pause(400)
        const heading = () => document.querySelector('main h1')
        const before = heading()
        const arrived = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!heading() || heading() === before) return
            observer.disconnect()
            resolve(performance.now())
          }).observe(document.body, { childList: true, subtree: true })
        })
        const start = performance.now()
        document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
        measured.push((await arrived) - start)
      }
      return measured.sort((a, b) => a - b)
    })
    expect(times[2]).toBeLessThan(50)
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
    await world.open('docs/guides/dashlet-conf-guide/board/')
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    const scripts = [...new Set(world.site.requests)].filter(isScript)
    const sizes = scripts.map(
      (path) => gzipSync(readFileSync(join(inject('ownSites').preact, path)), { level: 9 }).length,
    )
    expect(scripts.length).toBeGreaterThan(3)
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      scripts.join('\n'),
    ).toBeLessThanOrEqual(BUDGET.script.preact)
  })
})
