// The bar: its dropdowns, the versions, and the menu that it becomes on narrow windows.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, onceOf, reader } from './helpers/browser.ts'
import { heading, isFocused, PHONE, storage } from './helpers/page.ts'
import { settled } from './helpers/settle.ts'

describe.each(ENGINES)('frame with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open, context } = world

  describe('dropdowns', () => {
    const button = (page: Page) => page.getByRole('button', { name: 'Ещё' })
    const entry = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Длинная' })

    it('are disclosures for the keyboard: opened, left, closed back to their button', async () => {
      const page = await open()
      await button(page).focus()
      await page.keyboard.press('Enter')
      // Its code comes with the first act.
      await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Tab')
      expect(await entry(page).evaluate((link) => link === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      expect(await button(page).getAttribute('aria-expanded')).toBe('false')
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await isFocused(page, /Длинная/)).toBe(false)
    })

    it('are walked by arrows, round at the ends', async () => {
      const page = await open()
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      await button(page).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true')
      for (const [key, label] of [
        ['ArrowDown', 'Длинная'],
        ['ArrowDown', 'Теги'],
        ['ArrowDown', 'Длинная'],
        ['ArrowUp', 'Теги'],
      ] as const) {
        await page.keyboard.press(key)
        await expect.poll(focused).toBe(label)
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowUp')
      await expect.poll(focused).toBe('Теги')
      expect(await button(page).getAttribute('aria-expanded')).toBe('true')
    })

    it('work by touch and close after following a link', async () => {
      const page = await open('docs/', { hasTouch: true })
      await button(page).tap()
      await entry(page).tap()
      await heading(page, 'Длинная страница').waitFor()
      await entry(page).waitFor({ state: 'hidden' })
    })
  })

  once.describe('versions', () => {
    it('lead to the same page elsewhere, keep query and hash, and are remembered', async () => {
      const page = await open('docs/?a=1#кластер')
      const old = page.locator('.navbar a', { hasText: /^1\.0$/ })
      await expect
        .poll(async () => decodeURIComponent((await old.getAttribute('href')) ?? ''))
        .toBe('/base/docs/1.0/?a=1#кластер')
      const dropdown = page
        .locator('.navbar .dropdown')
        .filter({ has: page.locator('a', { hasText: /^1\.0$/ }) })
      await dropdown.hover()
      await old.click()
      await heading(page, 'Старое начало').waitFor()
      await expect.poll(() => storage(page, 'docs-preferred-version-default')).toBe('1.0')
      await page.locator('.theme-doc-version-banner').getByRole('link', { name: 'последняя версия' }).click()
      await heading(page, 'Начало').waitFor()
      await expect.poll(() => storage(page, 'docs-preferred-version-default')).toBe('current')
    })

    it('lead to the same page without scripts and without asking for anything', async () => {
      const html = await (await fetch(`${world.site.url}docs/guides/code`)).text()
      expect(html).toMatch(/<a class="dropdown__link" href="\/base\/docs\/1\.0\/guides\/code">1\.0<\/a>/)
      const live = await open('docs/guides/code')
      await live.mouse.move(300, 300)
      await settled(live, world.site)
      expect(world.site.requests.filter((path) => path.startsWith('assets/docs-'))).toEqual([])
    })

    it('lead to the main page of a version that has not this one', async () => {
      const page = await open('docs/long')
      const old = page.locator('.navbar a', { hasText: /^1\.0$/ })
      await settled(page, world.site)
      expect(await old.getAttribute('href')).toBe('/base/docs/1.0/')
    })

    it('that are gone are forgotten', async () => {
      const stale = await context()
      const page = await stale.newPage()
      await page.goto(`${world.site.url}docs/`)
      await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.1'))
      await page.reload()
      await hydrated(page)
      await expect.poll(() => storage(page, 'docs-preferred-version-default')).toBeNull()
    })
  })

  describe('the menu of narrow windows', () => {
    const toggle = (page: Page) => page.getByRole('button', { name: 'Меню' })
    const menu = (page: Page) => page.getByRole('dialog', { name: 'Меню' })

    it('shows the sidebar first, then the items of the bar, and follows links', async () => {
      const page = await open('docs/', PHONE)
      await toggle(page).tap()
      await menu(page).getByRole('link', { name: 'Длинная страница' }).waitFor()
      await menu(page).getByRole('button', { name: '← Главное меню' }).tap()
      await menu(page).getByRole('link', { name: 'Документация' }).waitFor()
      await page.keyboard.press('Escape')
      await menu(page).waitFor({ state: 'hidden' })
      await toggle(page).tap()
      await menu(page).getByRole('link', { name: 'Длинная страница' }).tap()
      await heading(page, 'Длинная страница').waitFor()
      await menu(page).waitFor({ state: 'hidden' })
    })

    it('keeps the focus inside and the page still, and gives both back', async () => {
      const page = await open('docs/', PHONE)
      await toggle(page).tap()
      await menu(page).waitFor()
      expect(await isFocused(page, /^Закрыть меню$/)).toBe(true)
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden')
      for (let i = 0; i < 25; i++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await menu(page).waitFor({ state: 'hidden' })
      await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('visible')
      await expect.poll(() => isFocused(page, /^Меню$/)).toBe(true)
    })

    it('has the focus on its first item after going from the sidebar to the bar', async () => {
      const page = await open('docs/', PHONE)
      await toggle(page).tap()
      await menu(page).getByRole('button', { name: '← Главное меню' }).focus()
      await page.keyboard.press('Enter')
      const first = menu(page).getByRole('link', { name: 'Документация' })
      await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
    })

    once.it('closes by Back without leaving the page', async () => {
      const page = await open('docs/long', PHONE)
      await page.locator('.markdown a[href="/base/docs/"]').tap()
      await heading(page, 'Начало').waitFor()
      await toggle(page).tap()
      await menu(page).waitFor()
      await page.goBack().catch(() => null)
      await menu(page).waitFor({ state: 'hidden' })
      await heading(page, 'Начало').waitFor()
      await expect.poll(() => page.url()).toMatch(/docs\/$/)
      await page.goBack()
      await heading(page, 'Длинная страница').waitFor()
    })

    once.it('closes when the window becomes wide', async () => {
      const page = await open('docs/', PHONE)
      await toggle(page).tap()
      await menu(page).waitFor()
      await page.setViewportSize({ width: 997, height: 800 })
      await menu(page).waitFor({ state: 'hidden' })
      await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('visible')
      await page.setViewportSize({ width: 996, height: 800 })
      await toggle(page).waitFor()
      expect(await menu(page).isVisible()).toBe(false)
      expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    })

    once.it('has no search box: that stays in the bar', async () => {
      const page = await open('docs/', PHONE)
      expect(await page.locator('.navbar').getByRole('button', { name: 'Поиск' }).isVisible()).toBe(true)
      await toggle(page).tap()
      await menu(page).waitFor()
      expect(await menu(page).getByRole('button', { name: 'Поиск' }).count()).toBe(0)
    })
  })
})
