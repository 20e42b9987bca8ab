// Pages that are loaded before they are asked for, and what many of them leave behind.
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { go, LONG } from './helpers/navigation.ts'
import { heading } from './helpers/page.ts'
import { createHold, settled } from './helpers/settle.ts'

describe('pages', () => {
  // One engine is enough: what loads ahead knows none (tests/architecture/layers.test.ts).
  const world = reader(ONE_ENGINE)
  const { open, context } = world

  describe('loading ahead', () => {
    const dataRequests = () =>
      world.site.requests.filter((path) => path.startsWith('docs/') && path.endsWith('.bin'))

    it('fetches a few of the links in sight, no more than a few at once, and each page once', async () => {
      const page = await open('docs/deep/inner/p01')
      await expect.poll(() => dataRequests().length).toBeGreaterThan(2)
      await settled(page, world.site)
      const requests = dataRequests()
      expect(requests.length).toBeLessThanOrEqual(12)
      expect(new Set(requests).size).toBe(requests.length)
      expect(requests).toContain('docs/deep/inner/p02/index.bin')
    })

    it('fetches what any page needs beside the data of the next one, not after them', async () => {
      const { until, release } = createHold()
      world.site.faults.set('docs/long/index.bin', { until })
      const page = await open()
      await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), LONG)
      const fetched = (name: string) =>
        world.site.requests.filter((path) => path.startsWith(`assets/${name}-`)).length
      for (const name of ['interaction', 'doc-surroundings', 'sidebar'])
        await expect.poll(() => fetched(name), { message: name }).toBe(1)
      release()
      await heading(page, 'Длинная страница').waitFor()
    })

    it.each([
      ['a doc to a tag', 'docs/', 'docs/tags/nats', 'nats'],
      ['a doc to the list of tags', 'docs/', 'docs/tags', 'Теги'],
      ['a tag to a doc', 'docs/tags/nats', 'docs/long', 'Длинная страница'],
    ])('fetches no code after the data of the next page: from %s', async (_, from, to, title) => {
      const { until, release } = createHold()
      world.site.faults.set(`${to}/index.bin`, { until })
      const page = await open(from)
      // What only answers to the reader comes with this.
      await page.mouse.move(300, 300)
      await go(page, to)
      await settled(page, world.site)
      const scripts = () => world.site.requests.filter((path) => path.endsWith('.js'))
      const before = scripts()
      release()
      await heading(page, title).waitFor()
      expect(scripts()).toEqual(before)
    })

    it.each(['mouse', 'finger'])('fetches the page under the %s at once, and once', async (pointer) => {
      // Nothing is ever in sight: what is fetched, is fetched for the pointer.
      const blind = await context({ hasTouch: true })
      await blind.addInitScript(() => {
        Object.assign(IntersectionObserver.prototype, { observe: () => undefined })
      })
      const page = await blind.newPage()
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      const link = page.locator(LONG)
      await settled(page, world.site)
      // The window that an earlier test has left may still load ahead: only the page that is pointed at counts.
      const long = () => dataRequests().filter((path) => path === 'docs/long/index.bin')
      expect(long()).toEqual([])
      if (pointer === 'mouse') await link.hover()
      else await link.dispatchEvent('touchstart')
      await expect.poll(long).toHaveLength(1)
      await follow(page, LONG, 'Длинная страница')
      expect(long()).toHaveLength(1)
    })

    it('fetches links in sight where nobody tells what is in sight', async () => {
      const old = await context()
      await old.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
      const page = await old.newPage()
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await expect.poll(dataRequests).toContain('docs/long/index.bin')
    })

    it('is left out on a slow or metered line', async () => {
      const slow = await context()
      await slow.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: 'slow-2g', saveData: false },
        })
      })
      const page = await slow.newPage()
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await page.locator(LONG).first().hover()
      await settled(page, world.site)
      expect(dataRequests()).toEqual([])
    })
  })
})

describe.each(ENGINES)('pages with %s', (engine) => {
  const { open } = reader(engine)

  it('keeps memory and listeners level over 200 navigations', async () => {
    const page = await open('docs/deep/inner/p01')
    const session = await page.context().newCDPSession(page)
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return {
        heap: value('JSHeapUsedSize'),
        listeners: value('JSEventListeners'),
        nodes: value('Nodes'),
        mediaQueries: await mediaQueries(),
      }
    }
    /** Queries that somebody still holds. */
    const mediaQueries = async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'MediaQueryList.prototype' })
      const { objects } = await session.send('Runtime.queryObjects', {
        prototypeObjectId: result.objectId ?? '',
      })
      const { result: count } = await session.send('Runtime.callFunctionOn', {
        objectId: objects.objectId ?? '',
        functionDeclaration: 'function () { return this.length }',
        returnByValue: true,
      })
      await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
      return Number(count.value)
    }
    await session.send('Performance.enable')
    const go = (times: number) =>
      page.evaluate(async (times) => {
        const pause = () => new Promise((resolve) => setTimeout(resolve, 10))
        for (let i = 0; i < times; i++) {
          const { title } = document
          document.querySelector<HTMLElement>('.markdown a[href*="/inner/"]')?.click()
          while (document.title === title) await pause()
          await pause()
        }
      }, times)
    // The first rounds fill the caches of the page and of the browser.
    await go(100)
    const before = await measure()
    await go(200)
    // The last page may still be about to be collected; what is held for good never is.
    const level = async () => {
      const after = await measure()
      return {
        listeners: after.listeners <= before.listeners * 1.1,
        nodes: after.nodes <= before.nodes * 1.2,
        heap: after.heap <= before.heap * 1.2,
        mediaQueries: after.mediaQueries,
      }
    }
    expect(before.mediaQueries).toBeGreaterThan(0)
    const held = { listeners: true, nodes: true, heap: true, mediaQueries: before.mediaQueries }
    await expect.poll(level).toEqual(held)
  })
})
