// Beside the text: the sidebar and the table of contents.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, onceOf, reader } from './helpers/browser.ts'
import { fragment, heading, PHONE } from './helpers/page.ts'
import { settled, still } from './helpers/settle.ts'

describe.each(ENGINES)('frame with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open, context, expectComplaint } = world

  describe('the sidebar', () => {
    const category = (page: Page, name: string) =>
      page.locator('.theme-doc-sidebar-menu').getByRole('button', { name })

    it('opens and closes categories, with what was not sent at first', async () => {
      const page = await open()
      await category(page, 'Глубоко').click()
      await category(page, 'Внутри').click()
      const link = page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', { name: 'Страница 1', exact: true })
      await link.waitFor()
      expect(await category(page, 'Внутри').getAttribute('aria-expanded')).toBe('true')
      await category(page, 'Глубоко').click()
      await link.waitFor({ state: 'hidden' })
      expect(await category(page, 'Глубоко').getAttribute('aria-expanded')).toBe('false')
    })

    it('is worked by the keyboard', async () => {
      const page = await open()
      await category(page, 'Руководства').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => category(page, 'Руководства').getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press(' ')
      await expect.poll(() => category(page, 'Руководства').getAttribute('aria-expanded')).toBe('false')
    })

    once.it('asks again for its closed branches when they could not be had at first', async () => {
      expectComplaint(/500/)
      const page = await (await context()).newPage()
      const server = { broken: true }
      await page.route(/assets\/sidebar-/, (route) =>
        server.broken ? route.fulfill({ status: 500 }) : route.continue(),
      )
      const refused = page.waitForResponse(/assets\/sidebar-/)
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await category(page, 'Глубоко').hover()
      await refused
      await settled(page, world.site)
      server.broken = false
      await category(page, 'Глубоко').click()
      await category(page, 'Внутри').waitFor()
    })

    once.it('is shown at the current page', async () => {
      const page = await open('docs/deep/inner/p40', { viewport: { width: 1280, height: 500 } })
      const current = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')
      await expect
        .poll(() =>
          current.evaluate((link) => {
            const { top, bottom } = link.getBoundingClientRect()
            return top > 0 && bottom < window.innerHeight
          }),
        )
        .toBe(true)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    it('keeps what is open while going from page to page', async () => {
      const page = await open()
      await category(page, 'Руководства').click()
      await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Длинная страница' }).click()
      await heading(page, 'Длинная страница').waitFor()
      expect(await category(page, 'Руководства').getAttribute('aria-expanded')).toBe('true')
    })
  })

  describe('the table of contents', () => {
    it('marks the part that is read', async () => {
      const page = await open('docs/long')
      const active = () => page.locator('.table-of-contents__link--active').allTextContents()
      await page.evaluate(() => document.getElementById('часть-20')?.scrollIntoView())
      await expect.poll(active).toEqual(['Часть 20'])
    })

    once.it('marks the part before a heading in the lower half, also of a window that grows', async () => {
      const page = await open('docs/long', { viewport: { width: 1280, height: 300 } })
      const active = () => page.locator('.table-of-contents__link--active').allTextContents()
      await page.evaluate(() => {
        const { top } = document.getElementById('часть-6')?.getBoundingClientRect() ?? { top: 0 }
        window.scrollBy({ top, behavior: 'instant' })
      })
      await expect.poll(active).toEqual(['Часть 6'])
      await page.setViewportSize({ width: 1280, height: 1200 })
      await expect.poll(active).toEqual(['Часть 7'])
    })

    once.it('is a box on narrow windows', async () => {
      const page = await open('docs/long', PHONE)
      const button = page.getByRole('button', { name: 'На этой странице' })
      expect(await button.getAttribute('aria-expanded')).toBe('false')
      await button.tap()
      const link = page.locator('.theme-doc-toc-mobile').getByRole('link', { name: 'Часть 2', exact: true })
      await link.waitFor()
      await still(page)
      await link.tap()
      await expect.poll(() => fragment(page)).toBe('#часть-2')
      await link.waitFor({ state: 'hidden' })
    })
  })
})
