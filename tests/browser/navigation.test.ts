// Taking over the server's html, and going from page to page.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, hydrated, reader } from './helpers/browser.ts'

const LONG = '.markdown a[href="/base/docs/long"]'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Marks the document, to tell client-side navigation from a full load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
/** Distance of an element from the navbar in px. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0
    return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? -1000) - bar)
  }, id)
/** Follows a link that the page does not have. */
const go = (page: Page, path: string) =>
  page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = `/base/${path}`
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
/** Elements of the app with their names and texts, but for what depends on the time of looking. */
const outline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#__docusaurus *')]
      .filter((element) => !element.closest('#docsite-announcer, .code-buttons, .theme-back-to-top-button'))
      .map((element) => {
        const own = [...element.childNodes]
          .filter((node) => node instanceof Text)
          .map((node) => node.textContent)
        const name = element instanceof SVGElement ? '' : element.className
        return `${element.localName}.${name} ${own.join('')}`
          .replace(/ table-of-contents__link--active| tabs__item--active| late-part--still/, '')
          .trim()
      }),
  )

describe.each(ENGINES)('pages with %s', (engine) => {
  const world = reader(engine)
  const { open, context, expectComplaint } = world

  describe('hydration', () => {
    it.each(['docs/', 'docs/long', 'docs/guides/parts', 'docs/tags', 'docs/tags/nats', 'docs/1.0/'])(
      'of %s keeps the tree of the server',
      async (path) => {
        const still = await (await context({ javaScriptEnabled: false })).newPage()
        await still.goto(world.site.url + path)
        const shape = (page: Page) =>
          page.evaluate(() =>
            [...document.querySelectorAll('#__docusaurus *')]
              .filter(
                (element) =>
                  !element.closest('[data-article], .code-buttons, .search-button__keys, #docsite-announcer'),
              )
              .map((element) => element.localName)
              .join(' '),
          )
        const served = await shape(still)
        // A browser without scripts would complain in time that what was preloaded for them is never used.
        await still.close()
        const live = await open(path)
        expect((await shape(live)).replace(/ (?:div|kbd)$/, '')).toBe(served)
      },
    )

    it('makes the programming interface known', async () => {
      const page = await open()
      const names = await page.evaluate(() => Object.keys(window.docusaurus ?? {}))
      expect(names).toEqual(expect.arrayContaining(['prefetch', 'preload']))
    })
  })

  it('is refused as a program when it was changed on its way, and can be read all the same', async () => {
    expectComplaint(/integrity/)
    const page = await (await context()).newPage()
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\nwindow.hacked = 1` })
    })
    await page.goto(`${world.site.url}docs/`)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await follow(page, LONG, 'Длинная страница')
  })

  describe('following a link', () => {
    it('shows the page in the same document, from its top, with title, address and classes', async () => {
      const page = await open()
      await mark(page)
      await page.evaluate(() => window.scrollTo(0, 300))
      await follow(page, LONG, 'Длинная страница')
      expect(await isSameDocument(page)).toBe(true)
      expect(await page.title()).toBe('Длинная страница | Проба')
      expect(new URL(page.url()).pathname).toBe('/base/docs/long')
      expect(await scrollY(page)).toBe(0)
      const classes = await page.evaluate(() => document.documentElement.className.split(' '))
      expect(classes).toContain('docs-doc-id-long')
      expect(classes).not.toContain('docs-doc-id-index')
    })

    it('moves the focus to the heading and announces the title once', async () => {
      const page = await open()
      const said = page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const texts: string[] = []
            const region = document.querySelector('#docsite-announcer[role="status"]')
            if (!region) return resolve(['no region'])
            new MutationObserver(() => {
              if (region.textContent) texts.push(region.textContent)
            }).observe(region, { childList: true, characterData: true, subtree: true })
            setTimeout(() => resolve(texts), 1500)
          }),
      )
      await follow(page, LONG, 'Длинная страница')
      expect(await focused(page)).toBe('Длинная страница')
      expect(await said).toEqual(['Длинная страница | Проба'])
    })

    it.each(['часть-20', encodeURIComponent('часть-20')])(
      'goes to the part that the link names by %s, below the bar, and focuses it',
      async (fragment) => {
        const page = await open()
        const link = page.locator('.markdown a[href*="long#"]')
        await link.evaluate(
          (link, fragment) => link.setAttribute('href', `/base/docs/long#${fragment}`),
          fragment,
        )
        await link.click()
        await heading(page, 'Длинная страница').waitFor()
        await expect.poll(() => focused(page)).toMatch(/^Часть 20/)
        await expect.poll(() => belowBar(page, 'часть-20')).toBe(8)
      },
    )

    it('shows pages of every kind just as they come from the server', async () => {
      const page = await open()
      for (const path of ['docs/tags', 'docs/tags/nats', 'docs/guides/parts', 'docs/1.0/', 'docs/markup']) {
        await go(page, path)
        const direct = await page.context().newPage()
        await direct.goto(world.site.url + path)
        await hydrated(direct)
        await expect.poll(() => outline(page), { message: path }).toEqual(await outline(direct))
        await direct.close()
      }
    })

    it('jumps within the page by itself and moves the focus there', async () => {
      const page = await open('docs/long')
      await mark(page)
      await page.locator('.markdown a[href$="#часть-10"]').first().click()
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
      expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#часть-10')
      await expect.poll(() => focused(page)).toMatch(/^Часть 10/)
      expect(await isSameDocument(page)).toBe(true)
    })

    it('replaces the entry for the current page and pushes for others', async () => {
      const page = await open()
      const length = () => page.evaluate(() => history.length)
      const before = await length()
      await page.locator('.menu a[href="/base/docs/"], a.menu__link[href="/base/docs/"]').first().click()
      expect(await length()).toBe(before)
      await follow(page, LONG, 'Длинная страница')
      expect(await length()).toBe(before + 1)
    })

    it('to an address that cannot be decoded is left to the server, whose page says so and lives', async () => {
      const page = await open()
      await page.evaluate(() =>
        document.querySelector('.markdown a')?.setAttribute('href', '/base/docs/%E0%A4%A'),
      )
      expectComplaint(
        /The pathname "\/base\/docs\/%E0%A4%A" cannot be decoded: its percent-encoding is invalid/,
      )
      expectComplaint(/404/)
      await page.locator('.markdown a').first().click()
      await heading(page, 'Страница не найдена').waitFor()
      await hydrated(page)
    })

    it('with Ctrl opens a tab and leaves this one', async () => {
      const page = await open()
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .locator(LONG)
          .first()
          .click({ modifiers: ['Control'] }),
      ])
      await tab.waitForLoadState()
      expect(tab.url()).toMatch(/docs\/long$/)
      expect(page.url()).toMatch(/docs\/$/)
    })

    it('brings the style sheet of the page and takes it away again', async () => {
      const page = await open()
      await follow(page, 'a[href="/base/docs/styled"]', 'Со стилем')
      const color = await page.evaluate(() => getComputedStyle(document.querySelector('.markdown p')!).color)
      expect(color).toBe('rgb(1, 2, 3)')
      await follow(page, '.theme-doc-sidebar-menu a[href="/base/docs/long"]', 'Длинная страница')
      expect(await page.locator('link[href*="/page-"]').count()).toBe(0)
    })

    it('shows pages of other kinds, which a first view has no code for, and comes back', async () => {
      const page = await open('docs/long')
      await mark(page)
      await follow(page, 'a[href="/base/docs/"]', 'Начало')
      await follow(page, 'a.tag', 'nats')
      await follow(page, 'main a[href="/base/docs/tags"]', 'Теги')
      await follow(page, '.navbar a[href="/base/docs/"]', 'Начало')
      expect(await page.locator('.theme-doc-breadcrumbs').count()).toBe(1)
      expect(await page.locator('.pagination-nav').count()).toBe(1)
      expect(await page.locator('a.tag').count()).toBe(1)
      expect(await isSameDocument(page)).toBe(true)
    })

    it('opens the branch of the page in the sidebar', async () => {
      const page = await open()
      const guides = page.locator('.theme-doc-sidebar-menu').getByRole('button', { name: 'Руководства' })
      expect(await guides.getAttribute('aria-expanded')).toBe('false')
      await follow(page, '.markdown a[href="/base/docs/guides/code"]', 'Код')
      await expect.poll(() => guides.getAttribute('aria-expanded')).toBe('true')
    })

    it('keeps the sidebar whole and marks the page in it', async () => {
      const page = await open('docs/deep/inner/p01')
      await follow(page, '.markdown a[href="/base/docs/deep/inner/p02"]', 'Страница 2')
      const current = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')
      expect(await current.allTextContents()).toEqual(['Страница 2'])
    })
  })

  describe('back and forward', () => {
    it('bring the page back where it was left', async () => {
      const page = await open('docs/long')
      await page.evaluate(() => window.scrollTo(0, 1500))
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.markdown a[href="/base/docs/"]')?.click(),
      )
      await heading(page, 'Начало').waitFor()
      await page.goBack()
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => scrollY(page)).toBe(1500)
      await page.goForward()
      await heading(page, 'Начало').waitFor()
      await expect.poll(() => scrollY(page)).toBe(0)
    })

    it('go over the parts of a page', async () => {
      const page = await open('docs/long')
      await page.evaluate(() => window.scrollTo(0, 60))
      await page.locator('.markdown a[href$="#часть-10"]').first().click()
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
      await page.goBack()
      await expect.poll(() => scrollY(page)).toBe(60)
      await page.goForward()
      await expect.poll(() => belowBar(page, 'часть-10')).toBe(8)
    })

    it('survive a reload, as do the positions of the pages before', async () => {
      const page = await open('docs/long')
      await page.evaluate(() => window.scrollTo(0, 1500))
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.markdown a[href="/base/docs/"]')?.click(),
      )
      await heading(page, 'Начало').waitFor()
      await follow(page, LONG, 'Длинная страница')
      await page.evaluate(() => window.scrollTo(0, 1200))
      await page.reload()
      await hydrated(page)
      await expect.poll(() => scrollY(page)).toBe(1200)
      await page.goBack()
      await heading(page, 'Начало').waitFor()
      await page.goBack()
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => scrollY(page)).toBe(1500)
    })
  })

  describe('a query', () => {
    it('that changes alone does not scroll', async () => {
      const page = await open('docs/guides/parts')
      await page.setViewportSize({ width: 1280, height: 300 })
      await page.evaluate(() => window.scrollTo(0, 150))
      await page.getByRole('tab', { name: 'Windows' }).click()
      await expect.poll(() => new URL(page.url()).search).toBe('?os=win')
      expect(await scrollY(page)).toBeGreaterThan(100)
    })
  })

  describe('addresses', () => {
    const current = (page: Page) =>
      page.locator('.theme-doc-sidebar-menu a[aria-current="page"]').allTextContents()

    it.each(['docs/long/index.html', 'docs/long/'])(
      'like %s show the page as the app knows it',
      async (path) => {
        const page = await open(path)
        await heading(page, 'Длинная страница').waitFor()
        expect(await current(page)).toEqual(['Длинная страница'])
      },
    )

    it('ending in .html in links show the page', async () => {
      expectComplaint(/404/)
      const page = await open()
      await mark(page)
      await go(page, 'docs/long.html?a=1#часть-20')
      await heading(page, 'Длинная страница').waitFor()
      expect(await current(page)).toEqual(['Длинная страница'])
      await expect.poll(() => belowBar(page, 'часть-20')).toBe(8)
      expect(new URL(page.url()).search).toBe('?a=1')
      expect(await isSameDocument(page)).toBe(true)
    })

    it('with a part show that part, also after scripts have taken over', async () => {
      const page = await open('docs/long#часть-20')
      await expect.poll(() => belowBar(page, 'часть-20')).toBe(8)
      await page.waitForLoadState('networkidle')
      expect(await belowBar(page, 'часть-20')).toBe(8)
    })

    it('never become markup', async () => {
      const evil = '<img src=x onerror=window.hacked=1>'
      const page = await open(`docs/?a=${encodeURIComponent(evil)}#${evil}`)
      await page.getByRole('button', { name: 'Ещё' }).click()
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      expect(await page.locator('img[src="x"]').count()).toBe(0)
    })

    it('that are no page show the not-found page with a live frame', async () => {
      expectComplaint(/404/)
      const page = await open('docs/nowhere')
      await heading(page, 'Страница не найдена').waitFor()
      expect(await page.locator('.theme-doc-sidebar-container').count()).toBe(0)
      await mark(page)
      await page.locator('.navbar a[href="/base/docs/"]').first().click()
      await heading(page, 'Начало').waitFor()
    })
  })

  describe('a page that fails to load', () => {
    it('is loaded whole once, and a second time there is a message with another try', async () => {
      expectComplaint(/500/)
      expectComplaint(/could not be loaded/)
      world.site.faults.set('docs/long/index.json', { status: 500 })
      const page = await open()
      await mark(page)
      await page.locator(LONG).first().click()
      await heading(page, 'Длинная страница').waitFor()
      await hydrated(page)
      expect(await isSameDocument(page)).toBe(false)
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await page.locator(LONG).first().click()
      const failure = page.getByRole('alert')
      await failure.waitFor()
      expect(await failure.textContent()).toContain('500')
      expect(await focused(page)).toBe('На странице произошёл сбой.')
      world.site.faults.clear()
      await page.getByRole('button', { name: 'Повторить' }).click()
      await heading(page, 'Длинная страница').waitFor()
    })

    it('is loaded whole when it belongs to another deployment', async () => {
      const response = await fetch(`${world.site.url}docs/long/index.json`)
      const data = { ...((await response.json()) as object), siteHash: 'new' }
      world.site.faults.set('docs/long/index.json', { body: JSON.stringify(data) })
      const page = await open()
      await mark(page)
      await page.locator(LONG).first().click()
      await heading(page, 'Длинная страница').waitFor()
      await hydrated(page)
      expect(await isSameDocument(page)).toBe(false)
    })

    it('leaves the page as it is when the site data fails', async () => {
      expectComplaint(/500/)
      expectComplaint(/stays as the server made it/)
      const page = await (await context()).newPage()
      await page.goto(`${world.site.url}docs/`)
      const address = (await page.locator('#docsite-site').getAttribute('href')) ?? ''
      world.site.faults.set(address.slice('/base/'.length), { status: 500 })
      await page.goto(`${world.site.url}docs/long`)
      await heading(page, 'Длинная страница').waitFor()
      await page.locator('.markdown a[href="/base/docs/"]').first().click()
      await heading(page, 'Начало').waitFor()
    })
  })

  describe('the progress bar', () => {
    it('comes after 200 ms of waiting, over the old page, and goes', async () => {
      world.site.faults.set('docs/long/index.json', { delayMs: 900 })
      const page = await open()
      // Looked at as it comes: by the next question the page may be there.
      const [waited, busy, title] = await page.evaluate(
        (link) =>
          new Promise<[number, boolean, string]>((resolve) => {
            const start = performance.now()
            new MutationObserver((_, observer) => {
              if (!document.getElementById('nprogress')) return
              observer.disconnect()
              const waited = performance.now() - start
              const look = () => {
                const { classList } = document.documentElement
                resolve([waited, classList.contains('nprogress-busy'), document.title])
              }
              requestAnimationFrame(() => requestAnimationFrame(look))
            }).observe(document.body, { childList: true, subtree: true })
            document.querySelector<HTMLElement>(link)?.click()
          }),
        LONG,
      )
      expect(waited).toBeGreaterThan(195)
      expect(waited).toBeLessThan(900)
      expect([busy, title]).toEqual([true, 'Начало | Проба'])
      await heading(page, 'Длинная страница').waitFor()
      await page.locator('#nprogress').waitFor({ state: 'detached' })
    })
  })

  describe('loading ahead', () => {
    const dataRequests = () =>
      world.site.requests.filter((path) => path.startsWith('docs/') && path.endsWith('.json'))

    it('fetches a few of the links in sight, no more than a few at once, and each page once', async () => {
      const page = await open('docs/deep/inner/p01')
      await page.waitForTimeout(1500)
      const requests = dataRequests()
      expect(requests.length).toBeGreaterThan(2)
      expect(requests.length).toBeLessThanOrEqual(12)
      expect(new Set(requests).size).toBe(requests.length)
      expect(requests).toContain('docs/deep/inner/p02/index.json')
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
      await page.waitForTimeout(500)
      expect(dataRequests()).toEqual([])
      if (pointer === 'mouse') await link.hover()
      else await link.dispatchEvent('touchstart')
      await expect.poll(dataRequests).toEqual(['docs/long/index.json'])
      await follow(page, LONG, 'Длинная страница')
      expect(dataRequests()).toEqual(['docs/long/index.json'])
    })

    it('fetches links in sight where nobody tells what is in sight', async () => {
      const old = await context()
      await old.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
      const page = await old.newPage()
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await expect.poll(dataRequests).toContain('docs/long/index.json')
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
      await page.waitForTimeout(1000)
      expect(dataRequests()).toEqual([])
    })
  })

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
    const after = await measure()
    expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2)
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.2)
    expect(before.mediaQueries).toBeGreaterThan(0)
    expect(after.mediaQueries).toBe(before.mediaQueries)
  }, 90_000)
})
