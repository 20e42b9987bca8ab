// The second site, whose options are the other ones: what hides and collapses, what is switched off, other languages.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, hydrated, ONE_ENGINE, onceOf, reader } from './helpers/browser.ts'
import { heading, PHONE, pathname, scrollBy, wheelUntil } from './helpers/page.ts'
import { settled, still } from './helpers/settle.ts'

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu')
const isShown = (page: Page) =>
  page.locator('.navbar').evaluate((bar) => !bar.classList.contains('navbar--hidden'))
const scrollUntil = (page: Page, shown: boolean, step: number) =>
  wheelUntil(page, step, async () => (await isShown(page)) === shown)

describe.each(ENGINES)('the other site with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine, 'otherSites')
  const { open } = world

  once.describe('a navbar that hides', () => {
    it('goes downwards, comes upwards, and is always there near the top', async () => {
      const page = await open('long')
      expect(await isShown(page)).toBe(true)
      await page.mouse.move(640, 400)
      await scrollUntil(page, false, 60)
      const bottom = () =>
        page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))
      await expect.poll(bottom).toBeLessThanOrEqual(0)
      await scrollBy(page, 900)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
      await scrollUntil(page, true, -20)
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      await scrollUntil(page, false, 60)
      await page.evaluate(() => window.scrollTo(0, 10))
      await expect.poll(() => isShown(page)).toBe(true)
    })

    it('hides on the way to a part of the page, which then stands at the top, and is shown on another page', async () => {
      const page = await open('long')
      await page.locator('.markdown a[href$="#часть-9"]').first().click()
      await expect.poll(() => isShown(page)).toBe(false)
      const isAtTop = () =>
        page.evaluate(() => {
          const { top = -1 } = document.getElementById('часть-9')?.getBoundingClientRect() ?? {}
          return top >= 0 && top < 20
        })
      await expect.poll(isAtTop).toBe(true)
      await page.evaluate(() => document.querySelector<HTMLElement>('.markdown a[href="/base/"]')?.click())
      await heading(page, 'Главная').waitFor()
      await expect.poll(() => isShown(page)).toBe(true)
    })
  })

  once.it('gives the room of a hidden table of contents to blocks, and none to lines of text', async () => {
    const page = await open('unlisted', { viewport: { width: 1920, height: 900 } })
    const widths = await page.evaluate(() =>
      ['.markdown p', '.markdown table'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().width,
      ),
    )
    expect(widths[0]).toBe(48 * 16)
    expect(widths[1]).toBeGreaterThan(55 * 16)
  })

  describe('the sidebar', () => {
    const label = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
    const caret = (page: Page, name: string) =>
      sidebar(page).getByRole('button', { name: new RegExp(`«${name}»`) })
    const isOpen = (page: Page, name: string) => caret(page, name).getAttribute('aria-expanded')

    once.it('can be hidden and shown again', async () => {
      const page = await open('long')
      await page.getByRole('button', { name: 'Скрыть разделы' }).click()
      await sidebar(page).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Показать разделы' }).click()
      await label(page, 'Длинная страница').waitFor()
    })

    it('has one category of a level open at most', async () => {
      const page = await open('')
      await caret(page, 'Первый').click()
      await expect.poll(() => isOpen(page, 'Первый')).toBe('true')
      // The second one moves down while the first opens: a click meant for it would hit another.
      await label(page, 'Страница А').waitFor()
      await expect
        .poll(() => sidebar(page).evaluate((menu) => menu.getAnimations({ subtree: true }).length))
        .toBe(0)
      await caret(page, 'Второй').click()
      await expect.poll(() => isOpen(page, 'Второй')).toBe('true')
      await expect.poll(() => isOpen(page, 'Первый')).toBe('false')
      expect(await page.locator('h1').textContent()).toBe('Главная')
    })

    it('opens a category with its page, and on that page the label opens and closes', async () => {
      const page = await open('')
      await label(page, 'Второй').click()
      await heading(page, 'Второй раздел').waitFor()
      await expect.poll(() => isOpen(page, 'Второй')).toBe('true')
      expect(await label(page, 'Второй').getAttribute('aria-current')).toBe('page')
      expect(await page.locator('.card').count()).toBe(1)
      await label(page, 'Второй').click()
      await expect.poll(() => isOpen(page, 'Второй')).toBe('false')
      await expect.poll(() => pathname(page)).toBe('/base/two')
    })

    it('opens the branch of a page gone to from the text, and closes the others', async () => {
      const page = await open('')
      await caret(page, 'Второй').click()
      await follow(page, '.markdown a[href="/base/one/a"]', 'Страница А')
      await expect.poll(() => isOpen(page, 'Первый')).toBe('true')
      await expect.poll(() => isOpen(page, 'Второй')).toBe('false')
      expect(await sidebar(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Страница А'])
    })

    once.it(
      'moves as it opens, as long as its height asks for, and not at all for those who prefer that',
      async () => {
        const opening = async (reducedMotion: 'reduce' | 'no-preference') => {
          const page = await open('', { reducedMotion })
          await sidebar(page).hover()
          await settled(page, world.site)
          const moves = page.evaluate(
            () =>
              new Promise<{ property: string; seconds: number; easing: string }>((resolve) => {
                document.addEventListener(
                  'transitionrun',
                  (event) => {
                    if (event.propertyName !== 'height' || !(event.target instanceof Element)) return
                    const style = getComputedStyle(event.target)
                    resolve({
                      property: event.propertyName,
                      seconds: Number.parseFloat(style.transitionDuration),
                      easing: style.transitionTimingFunction,
                    })
                  },
                  true,
                )
              }),
          )
          await caret(page, 'Первый').click()
          return moves
        }
        const { seconds, easing } = await opening('no-preference')
        expect(easing).toBe('ease-in-out')
        // Of 50 to 150 px.
        expect(seconds).toBeGreaterThan(0.2)
        expect(seconds).toBeLessThan(0.28)
        expect((await opening('reduce')).seconds).toBe(0.001)
      },
    )
  })

  describe('a dropdown of the bar', () => {
    const button = (page: Page) => page.getByRole('button', { name: 'Ещё', exact: true })
    const entry = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Проза' })

    it('opens under the mouse and closes when it leaves', async () => {
      const page = await open('')
      await button(page).hover()
      await entry(page).waitFor()
      await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true')
      await page.mouse.move(640, 500)
      await entry(page).waitFor({ state: 'hidden' })
      expect(await button(page).getAttribute('aria-expanded')).toBe('false')
    })

    it('closes by a press outside and when the focus goes on', async () => {
      const page = await open('')
      await button(page).click()
      await page.mouse.move(640, 500)
      // The list is shown before its code is there; the press is about the list that is hydrated.
      await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true')
      await entry(page).waitFor()
      await page.mouse.down()
      await page.mouse.up()
      await entry(page).waitFor({ state: 'hidden' })
      await button(page).focus()
      await page.keyboard.press('Enter')
      expect(await button(page).getAttribute('aria-expanded')).toBe('true')
      for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
      await entry(page).waitFor({ state: 'hidden' })
      expect(await button(page).getAttribute('aria-expanded')).toBe('false')
    })
  })

  describe('the menu of narrow windows', () => {
    const openMenu = async (path: string) => {
      const page = await open(path, PHONE)
      await page.getByRole('button', { name: 'Меню' }).tap()
      const menu = page.getByRole('dialog', { name: 'Меню' })
      await menu.waitFor()
      return { page, menu }
    }

    it('has the items of the bar, lists in place, those with the page of the reader open', async () => {
      const { page, menu } = await openMenu('long')
      await menu.getByRole('button', { name: '← Главное меню' }).tap()
      const group = menu.getByRole('button', { name: 'Ещё', exact: true })
      await menu.getByRole('link', { name: 'Длинная' }).waitFor()
      expect(await group.getAttribute('aria-expanded')).toBe('true')
      await group.tap()
      await menu.getByRole('link', { name: 'Длинная' }).waitFor({ state: 'hidden' })
      // One version is no choice.
      await menu.getByRole('link', { name: 'Next' }).waitFor()
      expect(await menu.getByRole('button', { name: 'Версии' }).count()).toBe(0)
      await menu.getByRole('button', { name: 'Языки' }).tap()
      await menu.getByRole('link', { name: 'English' }).waitFor()
      // A finger that meets a list while it unfolds meets something else.
      await still(page)
      await menu.getByRole('link', { name: 'English' }).tap()
      await page.waitForURL(/base\/en\/long/)
    })

    once.it('shows the items at once where there is no sidebar', async () => {
      const { menu } = await openMenu('tags')
      await menu.getByRole('link', { name: 'Next' }).waitFor()
      expect(await menu.getByRole('button', { name: '← Главное меню' }).count()).toBe(0)
    })

    it('closes by a press beside it, and stays for a category that leads nowhere', async () => {
      const { page, menu } = await openMenu('')
      await menu.getByRole('button', { name: 'Третий' }).tap()
      await menu.getByRole('link', { name: 'Страница Г' }).waitFor()
      await page.mouse.click(360, 600)
      await menu.waitFor({ state: 'hidden' })
      expect(await page.locator('h1').textContent()).toBe('Главная')
    })

    once.it('closes with a category that leads to its page', async () => {
      const { page, menu } = await openMenu('')
      await menu.getByRole('link', { name: 'Второй', exact: true }).tap()
      await heading(page, 'Второй раздел').waitFor()
      await menu.waitFor({ state: 'hidden' })
    })
  })

  once.describe('languages', () => {
    it('lead to the same page in the other one, with query and hash, loading it whole', async () => {
      const page = await open('long?a=1#часть-9')
      const english = page.locator('.navbar').getByRole('link', { name: 'English' })
      await page.getByRole('button', { name: 'Русский' }).click()
      await english.waitFor()
      // The list is seen before its code is there; until then its links lead to the pages alone.
      await expect
        .poll(async () => decodeURIComponent((await english.getAttribute('href')) ?? ''))
        .toBe('/base/en/long?a=1&from=menu#часть-9')
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await english.click()
      await page.waitForURL(/base\/en\/long/)
      await hydrated(page)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
      expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^en/)
      await page.getByRole('button', { name: 'English' }).click()
      const russian = page.locator('.navbar').getByRole('link', { name: 'Русский' })
      await expect.poll(() => russian.getAttribute('href')).toMatch(/^\/base\/long\?/)
    })
  })
})

// One engine is enough: what is not there is not there with either.
describe('what is switched off on the other site', () => {
  const world = reader(ONE_ENGINE, 'otherSites')
  const { open, context } = world

  it('the colour mode is the default one, whatever the system or an older site wanted, and nothing switches it', async () => {
    const visitor = await context({ colorScheme: 'light' })
    await visitor.addInitScript(() => {
      if (location.protocol !== 'http:') return
      // Once, before the first page.
      if (!sessionStorage.getItem('visited')) localStorage.setItem('theme', 'light')
      sessionStorage.setItem('visited', 'true')
    })
    const page = await visitor.newPage()
    await page.goto(`${world.site.url}?docusaurus-theme=light`)
    await hydrated(page)
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme)
    expect(await mode()).toBe('dark')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await mode()).toBe('dark')
    expect(await page.locator('.color-toggle').count()).toBe(0)
  })

  it('no key opens the search, which says of none', async () => {
    const page = await open('')
    const button = page.getByRole('button', { name: 'Поиск' })
    await page.keyboard.press('Control+k')
    await page.keyboard.press('/')
    await settled(page, world.site)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await button.getAttribute('aria-keyshortcuts')).toBeNull()
    expect(await button.locator('kbd').count()).toBe(0)
    await button.click()
    await page.getByRole('combobox').waitFor()
  })

  it('images stay images, and the announcement stays', async () => {
    const page = await (await context()).newPage()
    await page.clock.install()
    await page.goto(`${world.site.url}prose`)
    await hydrated(page)
    await page.mouse.move(640, 300)
    // Elsewhere they can be enlarged a second after the page was shown.
    await page.clock.fastForward(2000)
    await settled(page, world.site)
    expect(await page.locator('.medium-zoom-image').count()).toBe(0)
    const bar = page.locator('.theme-announcement-bar')
    expect(await bar.getByRole('button').count()).toBe(0)
    expect(
      await bar.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return [backgroundColor, color]
      }),
    ).toEqual(['rgb(18, 52, 86)', 'rgb(255, 255, 255)'])
  })
})
