// The frame around the text: menus, sidebar, contents, announcement, colour mode, versions, and the page without scripts.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, reader } from './helpers/browser.ts'

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const storage = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)
const isFocused = (page: Page, name: RegExp) =>
  page.evaluate((source) => {
    const { activeElement } = document
    return new RegExp(source).test(
      activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '',
    )
  }, name.source)

/** Where Tab goes from here. */
async function nextStopIsInMain(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => document.activeElement?.closest('main') !== null)
}

describe.each(ENGINES)('frame with %s', (engine) => {
  const world = reader(engine)
  const { open, context, expectComplaint } = world

  describe('the skip link', () => {
    it('is the first stop and leads to the content, also after going to another page', async () => {
      const page = await open()
      await page.keyboard.press('Tab')
      expect(await isFocused(page, /Перейти к основному содержанию/)).toBe(true)
      await page.keyboard.press('Enter')
      expect(await nextStopIsInMain(page)).toBe(true)
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await heading(page, 'Длинная страница').waitFor()
      await page.locator('.skip-to-content__link').focus()
      await page.keyboard.press('Enter')
      expect(await nextStopIsInMain(page)).toBe(true)
    })
  })

  describe('dropdowns', () => {
    const button = (page: Page) => page.getByRole('button', { name: 'Ещё' })
    const entry = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Длинная' })

    it('are disclosures for the keyboard: opened, left, closed back to their button', async () => {
      const page = await open()
      await button(page).focus()
      await page.keyboard.press('Enter')
      expect(await button(page).getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Tab')
      expect(await entry(page).evaluate((link) => link === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      expect(await button(page).getAttribute('aria-expanded')).toBe('false')
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await isFocused(page, /Длинная/)).toBe(false)
    })

    it('work by touch and close after following a link', async () => {
      const page = await open('docs/', { hasTouch: true })
      await button(page).tap()
      await entry(page).tap()
      await heading(page, 'Длинная страница').waitFor()
      expect(await entry(page).isVisible()).toBe(false)
    })
  })

  describe('versions', () => {
    it('lead to the same page elsewhere, keep query and hash, and are remembered', async () => {
      const page = await open('docs/?a=1#кластер')
      await page.waitForLoadState('networkidle')
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
      expect(await storage(page, 'docs-preferred-version-default')).toBe('1.0')
      await page.locator('.theme-doc-version-banner').getByRole('link', { name: 'последняя версия' }).click()
      await heading(page, 'Начало').waitFor()
      expect(await storage(page, 'docs-preferred-version-default')).toBe('current')
    })

    it('lead to the main page of a version that has not this one', async () => {
      const page = await open('docs/long')
      const old = page.locator('.navbar a', { hasText: /^1\.0$/ })
      await page.waitForLoadState('networkidle')
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

    it('asks again for its closed branches when they could not be had at first', async () => {
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
      await page.waitForLoadState('networkidle')
      server.broken = false
      await category(page, 'Глубоко').click()
      await category(page, 'Внутри').waitFor()
    })

    it('is shown at the current page', async () => {
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

    it('marks the part before a heading in the lower half, also of a window that grows', async () => {
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

    it('is a box on narrow windows', async () => {
      const page = await open('docs/long', PHONE)
      const button = page.getByRole('button', { name: 'На этой странице' })
      expect(await button.getAttribute('aria-expanded')).toBe('false')
      await button.tap()
      const link = page.locator('.theme-doc-toc-mobile').getByRole('link', { name: 'Часть 2', exact: true })
      await link.tap()
      await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe('#часть-2')
      await link.waitFor({ state: 'hidden' })
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

    it('closes by Back without leaving the page', async () => {
      const page = await open('docs/long', PHONE)
      await page.locator('.markdown a[href="/base/docs/"]').tap()
      await heading(page, 'Начало').waitFor()
      await toggle(page).tap()
      await menu(page).waitFor()
      await page.goBack().catch(() => null)
      await menu(page).waitFor({ state: 'hidden' })
      await heading(page, 'Начало').waitFor()
      expect(page.url()).toMatch(/docs\/$/)
      await page.goBack()
      await heading(page, 'Длинная страница').waitFor()
    })

    it('closes when the window becomes wide', async () => {
      const page = await open('docs/', PHONE)
      await toggle(page).tap()
      await menu(page).waitFor()
      await page.setViewportSize({ width: 997, height: 800 })
      await menu(page).waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('visible')
      await page.setViewportSize({ width: 996, height: 800 })
      await toggle(page).waitFor()
      expect(await menu(page).isVisible()).toBe(false)
      expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    })

    it('has no search box: that stays in the bar', async () => {
      const page = await open('docs/', PHONE)
      expect(await page.locator('.navbar').getByRole('button', { name: 'Поиск' }).isVisible()).toBe(true)
      await toggle(page).tap()
      await menu(page).waitFor()
      expect(await menu(page).getByRole('button', { name: 'Поиск' }).count()).toBe(0)
    })
  })

  describe('the announcement', () => {
    const bar = (page: Page) => page.locator('.theme-announcement-bar')

    it('goes for good when it is closed, and a new one comes', async () => {
      const page = await open()
      await bar(page).getByRole('button', { name: 'Закрыть' }).click()
      await bar(page).waitFor({ state: 'hidden' })
      expect(await storage(page, 'docusaurus.announcement.dismiss')).toBe('true')
      await page.reload()
      await hydrated(page)
      expect(await bar(page).isVisible()).toBe(false)
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'))
      await page.reload()
      await hydrated(page)
      await bar(page).waitFor()
      expect(await storage(page, 'docusaurus.announcement.dismiss')).toBe('false')
      expect(await storage(page, 'docusaurus.announcement.id')).toBe('news-1')
    })

    it('closed in one window goes from the others', async () => {
      const both = await context()
      const [one, two] = [await both.newPage(), await both.newPage()]
      for (const page of [one, two]) {
        await page.goto(`${world.site.url}docs/`)
        await hydrated(page)
      }
      await bar(one).getByRole('button', { name: 'Закрыть' }).click()
      await bar(two).waitFor({ state: 'hidden' })
    })
  })

  describe('the colour mode', () => {
    const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

    it('is the system’s until one is chosen, before the first paint', async () => {
      const page = await open('docs/', { colorScheme: 'dark' })
      expect(await mode(page)).toBe('dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => mode(page)).toBe('light')
      const still = await (await context({ colorScheme: 'dark' })).newPage()
      await still.route(/assets\/(?!boot-)[^/]+\.js$/, (route) => route.abort())
      await still.goto(`${world.site.url}docs/`)
      expect(await mode(still)).toBe('dark')
      expectComplaint(/ERR_FAILED/)
    })

    it('is kept and shared between windows, and given up again', async () => {
      const both = await context({ colorScheme: 'light' })
      const [one, two] = [await both.newPage(), await both.newPage()]
      for (const page of [one, two]) {
        await page.goto(`${world.site.url}docs/`)
        await hydrated(page)
      }
      await one.evaluate(() => localStorage.setItem('theme', 'dark'))
      await expect.poll(() => mode(two)).toBe('dark')
      await one.evaluate(() => localStorage.removeItem('theme'))
      await expect.poll(() => mode(two)).toBe('light')
    })

    it('is switched by its button, kept, and no longer the system’s', async () => {
      const page = await open('docs/', { colorScheme: 'light' })
      const button = page.locator('.color-toggle')
      expect(await button.getAttribute('aria-label')).toBe(
        'Переключить тёмное и светлое оформление (сейчас светлое)',
      )
      await button.click()
      await expect.poll(() => mode(page)).toBe('dark')
      expect(await button.getAttribute('aria-label')).toContain('(сейчас тёмное)')
      expect(await storage(page, 'theme')).toBe('dark')
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.waitForTimeout(100)
      expect(await mode(page)).toBe('dark')
      await page.reload()
      expect(await mode(page)).toBe('dark')
      await hydrated(page)
      await button.click()
      await expect.poll(() => mode(page)).toBe('light')
      expect(await storage(page, 'theme')).toBe('light')
    })

    it('does not change for printing', async () => {
      const page = await open('docs/', { colorScheme: 'dark' })
      await page.emulateMedia({ media: 'print', colorScheme: 'light' })
      await page.waitForTimeout(100)
      expect(await mode(page)).toBe('dark')
    })
  })

  describe('back to top', () => {
    it('comes when the reader scrolls up, far enough down', async () => {
      const page = await open('docs/long')
      const button = page.getByRole('button', { name: 'Наверх' })
      await page.mouse.move(640, 400)
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
      expect(await page.locator('.theme-back-to-top-button--shown').count()).toBe(0)
      await page.mouse.wheel(0, -200)
      await page.locator('.theme-back-to-top-button--shown').waitFor()
      await button.click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  })

  describe('the keyboard alone', () => {
    it('stops at everything that can be seen and worked, in the order of the page, and at nothing else', async () => {
      const page = await open('docs/guides/parts')
      await page.waitForLoadState('networkidle')
      const names = (of: 'all' | 'focused') =>
        page.evaluate((of) => {
          const stops =
            of === 'focused'
              ? [document.activeElement ?? document.body]
              : [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')].filter(
                  (element) =>
                    (element as HTMLElement).tabIndex >= 0 &&
                    !element.matches(':disabled') &&
                    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
                )
          return stops.map(
            (stop) => `${stop.localName} ${stop.getAttribute('href') ?? stop.textContent?.trim()}`,
          )
        }, of)
      const wanted = await names('all')
      const found: string[] = []
      for (let i = 0; i < wanted.length; i++) {
        await page.keyboard.press('Tab')
        found.push(...(await names('focused')))
      }
      expect(found).toEqual(wanted)
      expect(wanted.length).toBeGreaterThan(20)
    })

    it('leads from the first stop to a page, and by its search to another', async () => {
      const page = await open()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      for (let i = 0; i < 20 && !(await isFocused(page, /^её.часть$/)); i++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => isFocused(page, /^Часть 20/)).toBe(true)
      await page.keyboard.press('/')
      await page.getByRole('combobox').waitFor()
      await page.keyboard.type('кластера')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await heading(page, 'Начало').waitFor()
      await expect.poll(() => isFocused(page, /^Кластер/)).toBe(true)
      expect(await nextStopIsInMain(page)).toBe(true)
    })
  })

  describe('without storage', () => {
    it('the page goes on, with one warning', async () => {
      const none = await context()
      await none.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      })
      const warnings: string[] = []
      const page = await none.newPage()
      page.on('console', (message) => warnings.push(message.text()))
      expectComplaint(/browser storage is not available/)
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await heading(page, 'Длинная страница').waitFor()
      expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1)
    })
  })

  describe('without scripts', () => {
    it('everything can be read and reached', async () => {
      const page = await (await context({ javaScriptEnabled: false })).newPage()
      await page.goto(`${world.site.url}docs/`)
      await page.locator('.theme-doc-sidebar-menu').getByText('Глубоко').click()
      await heading(page, 'Страница 1').waitFor()
      await page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', { name: 'Страница 7', exact: true })
        .click()
      await heading(page, 'Страница 7').waitFor()
      await page.goto(`${world.site.url}docs/guides/parts`)
      for (const text of ['Первая панель Linux.', 'Первая панель macOS.', 'Вторая панель macOS.'])
        await page.getByText(text).waitFor()
      await page.goto(`${world.site.url}docs/guides/diagrams`)
      await page.getByText('A[Узел один]').waitFor()
      await page.goto(`${world.site.url}docs/long`)
      await page.locator('.navbar .dropdown').first().hover()
      await page.locator('.navbar .dropdown__menu a').first().waitFor()
      await page.setViewportSize({ width: 390, height: 800 })
      await page.locator('.theme-doc-sidebar-menu a').first().waitFor()
      await page.goto(`${world.site.url}docs/tags`)
      await page.locator('main').getByRole('link', { name: /nats/ }).click()
      await page.getByRole('link', { name: 'Длинная страница' }).first().waitFor()
    })
  })
})
