// Addresses as they are written, pages that cannot be had, and the wait for those that come late.
import { deflateSync, inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { belowBar, focused, go, isSameDocument, LONG, mark } from './helpers/navigation.ts'
import { heading } from './helpers/page.ts'
import { createHold, settled } from './helpers/settle.ts'

// One engine is enough: what finds and loads pages knows none (tests/architecture/layers.test.ts).
describe('pages', () => {
  const world = reader(ONE_ENGINE)
  const { open, context, expectComplaint } = world

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
      await settled(page, world.site)
      expect(await belowBar(page, 'часть-20')).toBe(8)
    })

    it('never become markup', async () => {
      const evil = '<img src=x onerror=window.hacked=1>'
      const page = await open(`docs/?a=${encodeURIComponent(evil)}#${evil}`)
      await page.getByRole('button', { name: 'Ещё' }).click()
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      expect(await page.locator('img[src="x"]').count()).toBe(0)
    })

    it.each(['docs/long.html?a=1#часть-20', 'docs/guides/code.htm'])(
      'like %s lead to the page on hosts that have no such file',
      async (path) => {
        expectComplaint(/404/)
        const page = await open(path)
        const { pathname } = new URL(world.site.url + path)
        await page.waitForURL((url) => url.pathname === pathname.replace(/\.html?$/, ''))
        await hydrated(page)
        await expect.poll(() => page.locator('main h1').textContent()).not.toBe('Страница не найдена')
        expect(new URL(page.url()).search + decodeURIComponent(new URL(page.url()).hash)).toBe(
          path.replace(/^[^?]*/, ''),
        )
      },
    )

    it('that are no page show the not-found page each time a link leads there', async () => {
      expectComplaint(/404/)
      const page = await open()
      for (let time = 0; time < 2; time++) {
        await go(page, 'docs/nowhere')
        await heading(page, 'Страница не найдена').waitFor()
        expect(await page.title()).toBe('Страница не найдена | Проба')
        await page.goBack()
        await heading(page, 'Начало').waitFor()
        await hydrated(page)
      }
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
    const expectLoadedWhole = async (page: Page) => {
      await mark(page)
      await page.locator(LONG).first().click()
      await heading(page, 'Длинная страница').waitFor()
      await hydrated(page)
      expect(await isSameDocument(page)).toBe(false)
    }

    it('is loaded whole once, and a second time there is a message with another try', async () => {
      expectComplaint(/500/)
      expectComplaint(/could not be loaded/)
      world.site.faults.set('docs/long/index.bin', { status: 500 })
      const page = await open()
      await expectLoadedWhole(page)
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await page.locator(LONG).first().click()
      const failure = page.getByRole('alert')
      await failure.waitFor()
      expect(await failure.textContent()).toBe(
        'Не удалось загрузить страницу. Проверьте соединение и повторите попытку.',
      )
      await expect.poll(() => page.title()).toBe('Page Error')
      await expect.poll(() => focused(page)).toBe('На странице произошёл сбой.')
      world.site.faults.clear()
      await page.getByRole('button', { name: 'Повторить' }).click()
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => page.title()).toBe('Длинная страница | Проба')
    })

    it('is loaded whole when it belongs to another deployment', async () => {
      const response = await fetch(`${world.site.url}docs/long/index.bin`)
      const text = inflateSync(Buffer.from(await response.arrayBuffer())).toString()
      const data = { ...(JSON.parse(text) as object), siteHash: 'new' }
      world.site.faults.set('docs/long/index.bin', { body: deflateSync(JSON.stringify(data)) })
      const page = await open()
      await expectLoadedWhole(page)
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
      const { until, release } = createHold()
      world.site.faults.set('docs/long/index.bin', { until })
      const page = await open()
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
      expect([busy, title]).toEqual([true, 'Начало | Проба'])
      release()
      await heading(page, 'Длинная страница').waitFor()
      await page.locator('#nprogress').waitFor({ state: 'detached' })
    })
  })
})
