// The second site, whose options are the other ones: what hides and collapses, what is switched off, other languages, and
// what is left of a page when a part of it breaks.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, hydrated, reader } from './helpers/browser.ts'

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu')
const isShown = (page: Page) =>
  page.locator('.navbar').evaluate((bar) => !bar.classList.contains('navbar--hidden'))
/** Scrolls like a reader, a little at a time, until the bar has come or gone. */
const scrollUntil = (page: Page, shown: boolean, step: number) =>
  expect
    .poll(
      async () => {
        await page.mouse.wheel(0, step)
        return isShown(page)
      },
      { interval: 30 },
    )
    .toBe(shown)

describe.each(ENGINES)('the other site with %s', (engine) => {
  const world = reader(engine, 'otherSites')
  const { open, context, expectComplaint } = world

  describe('a navbar that hides', () => {
    it('goes downwards, comes upwards, and is always there near the top', async () => {
      const page = await open('long')
      expect(await isShown(page)).toBe(true)
      await page.mouse.move(640, 400)
      await scrollUntil(page, false, 60)
      const bottom = () =>
        page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom))
      await expect.poll(bottom).toBeLessThanOrEqual(0)
      await page.mouse.wheel(0, 900)
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
      const top = await page.evaluate(() => document.getElementById('часть-9')?.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(20)
      await page.evaluate(() => document.querySelector<HTMLElement>('.markdown a[href="/base/"]')?.click())
      await heading(page, 'Главная').waitFor()
      await expect.poll(() => isShown(page)).toBe(true)
    })
  })

  describe('the sidebar', () => {
    const label = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
    const caret = (page: Page, name: string) =>
      sidebar(page).getByRole('button', { name: new RegExp(`«${name}»`) })
    const isOpen = (page: Page, name: string) => caret(page, name).getAttribute('aria-expanded')

    it('can be hidden and shown again', async () => {
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
      expect(new URL(page.url()).pathname).toBe('/base/two')
    })

    it('opens the branch of a page gone to from the text, and closes the others', async () => {
      const page = await open('')
      await caret(page, 'Второй').click()
      await follow(page, '.markdown a[href="/base/one/a"]', 'Страница А')
      await expect.poll(() => isOpen(page, 'Первый')).toBe('true')
      await expect.poll(() => isOpen(page, 'Второй')).toBe('false')
      expect(await sidebar(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Страница А'])
    })

    it('moves as it opens, as long as its height asks for, and not at all for those who prefer that', async () => {
      const opening = async (reducedMotion: 'reduce' | 'no-preference') => {
        const page = await open('', { reducedMotion })
        await sidebar(page).hover()
        await page.waitForLoadState('networkidle')
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
    })
  })

  describe('a dropdown of the bar', () => {
    const button = (page: Page) => page.getByRole('button', { name: 'Ещё', exact: true })
    const entry = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Проза' })

    it('opens under the mouse and closes when it leaves', async () => {
      const page = await open('')
      await button(page).hover()
      await entry(page).waitFor()
      expect(await button(page).getAttribute('aria-expanded')).toBe('true')
      await page.mouse.move(640, 500)
      await entry(page).waitFor({ state: 'hidden' })
      expect(await button(page).getAttribute('aria-expanded')).toBe('false')
    })

    it('closes by a press outside and when the focus goes on', async () => {
      const page = await open('')
      await button(page).click()
      await page.mouse.move(640, 500)
      await entry(page).waitFor()
      await page.mouse.down()
      await page.mouse.up()
      await entry(page).waitFor({ state: 'hidden' })
      await button(page).focus()
      await page.keyboard.press('Enter')
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
      await menu.getByRole('link', { name: 'English' }).tap()
      await page.waitForURL(/base\/en\/long/)
    })

    it('shows the items at once where there is no sidebar', async () => {
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

    it('closes with a category that leads to its page', async () => {
      const { page, menu } = await openMenu('')
      await menu.getByRole('link', { name: 'Второй', exact: true }).tap()
      await heading(page, 'Второй раздел').waitFor()
      await menu.waitFor({ state: 'hidden' })
    })
  })

  describe('languages', () => {
    it('lead to the same page in the other one, with query and hash, loading it whole', async () => {
      const page = await open('long?a=1#часть-9')
      const english = page.locator('.navbar').getByRole('link', { name: 'English' })
      await page.getByRole('button', { name: 'Русский' }).click()
      await english.waitFor()
      expect(decodeURIComponent((await english.getAttribute('href')) ?? '')).toBe(
        '/base/en/long?a=1&from=menu#часть-9',
      )
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await english.click()
      await page.waitForURL(/base\/en\/long/)
      await hydrated(page)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
      expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^en/)
      await page.getByRole('button', { name: 'English' }).click()
      const russian = page.locator('.navbar').getByRole('link', { name: 'Русский' })
      expect(await russian.getAttribute('href')).toMatch(/^\/base\/long\?/)
    })
  })

  describe('what is switched off', () => {
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
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
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
      await page.waitForTimeout(200)
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await button.getAttribute('aria-keyshortcuts')).toBeNull()
      expect(await button.locator('kbd').count()).toBe(0)
      await button.click()
      await page.getByRole('combobox').waitFor()
    })

    it('images stay images, and the announcement stays', async () => {
      const page = await open('prose')
      await page.waitForTimeout(1300)
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

  it('draws diagrams of every kind under the strict policy', async () => {
    const page = await open('kinds')
    const containers = page.locator('.docusaurus-mermaid-container')
    await page.mouse.move(300, 300)
    await page.evaluate(() => window.scrollTo(0, 300))
    await containers.locator('> svg[role="img"]').first().waitFor({ timeout: 20_000 })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const drawn = () =>
      containers.evaluateAll((all) =>
        all.map((one) => one.firstElementChild?.getAttribute('aria-roledescription')),
      )
    await expect
      .poll(drawn, { timeout: 25_000 })
      .toEqual([
        'stateDiagram',
        'classDiagram',
        'er',
        'gantt',
        'pie',
        'journey',
        'gitGraph',
        'mindmap',
        'timeline',
        'quadrantChart',
        'xychart',
        'sankey',
        'block',
        'requirement',
        'c4',
        'kanban',
        'packet',
        'architecture',
        'radar',
      ])
  })

  it('offers to wrap code that was in a hidden panel once that is shown, and code that became too wide', async () => {
    const page = await open('prose')
    await page.mouse.move(640, 300)
    const wrap = page
      .locator('.theme-code-block', { hasText: 'Очень длинная строка' })
      .locator('.code-button--wrap')
    await wrap.waitFor({ state: 'attached' })
    const isOffered = () => wrap.evaluate((button: HTMLButtonElement) => !button.hidden)
    await page.getByRole('tab', { name: 'Другая' }).click()
    await expect.poll(isOffered).toBe(true)
    const diff = page.locator('.theme-code-block', { hasText: 'было' }).locator('.code-button--wrap')
    await page.setViewportSize({ width: 500, height: 800 })
    await expect.poll(() => diff.evaluate((button: HTMLButtonElement) => button.hidden)).toBe(false)
  })

  it('lives on a page whose headings are called like everything a script may ask for', async () => {
    const page = await open('names')
    expect(await page.locator('h2[id]').count()).toBe(61)
    await page.getByRole('button', { name: 'Поиск' }).click()
    await page.getByRole('combobox').fill('localStorage')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('article mark').allTextContents()).toEqual(['localStorage'])
    await page.locator('.table-of-contents a[href="#history"]').click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#history')
    await follow(page, '.markdown a[href="/base/"]', 'Главная')
    await page.goBack()
    await heading(page, 'Имена').waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Главная', exact: true }).click()
    await heading(page, 'Главная').waitFor()
  })

  it('shows in forced colours where the reader is, what is chosen and what kind a box is', async () => {
    const page = await open('prose', { forcedColors: 'active' })
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)
    /** What the system makes of a colour of its own. */
    const system = (color: string) =>
      page.evaluate((color) => {
        const probe = document.body.appendChild(document.createElement('span'))
        probe.style.color = color
        const { color: computed } = getComputedStyle(probe)
        probe.remove()
        return computed
      }, color)
    const highlight = await system('Highlight')
    const current = '.theme-doc-sidebar-menu [aria-current="page"]'
    expect(await style(current, 'border-top-style')).toBe('solid')
    expect(await style(current, 'color')).toBe(highlight)
    expect(await style('.navbar__link--active', 'color')).toBe(highlight)
    expect(await style('.alert', 'border-inline-start-width')).toBe('6px')
    expect(await style('[role="tab"][aria-selected="true"]', 'color')).toBe(highlight)
    expect(await style('[role="tab"][aria-selected="false"]', 'color')).not.toBe(highlight)
    expect(await style('[role="tab"][aria-selected="false"]', 'border-bottom-color')).toBe(
      await system('Canvas'),
    )
    await page.keyboard.press('Tab')
    expect(await style('.skip-to-content__link', 'outline-style')).not.toBe('none')
  })

  it('has in the table of contents the levels that it is told to', async () => {
    const page = await open('long')
    await page.evaluate(() => document.getElementById('глубоко-9')?.scrollIntoView())
    await expect
      .poll(() => page.locator('.table-of-contents__link--active').allTextContents())
      .toEqual(['Глубоко 9'])
  })

  describe('a crash', () => {
    it('of the page leaves the frame, says why with all causes, and can be tried again', async () => {
      // React reports what it catches.
      if (engine === 'react') expectComplaint(/Страница <b>сломана<\/b>/)
      const page = await open('')
      await page.getByRole('button', { name: 'Уронить страницу' }).click()
      await heading(page, 'На странице произошёл сбой.').waitFor()
      expect(await page.locator('.crash__message').textContent()).toBe(
        'Страница <b>сломана</b>\n\nПричина:\nНет данных',
      )
      expect(await page.title()).toBe('Page Error')
      expect(await page.locator('.navbar').isVisible()).toBe(true)
      expect(await page.locator('.footer').isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Попробуйте ещё раз' }).click()
      await heading(page, 'Главная').waitFor()
      expect(await page.title()).toBe('Главная | Иначе')
      await page.getByRole('button', { name: 'Уронить страницу' }).click()
      await heading(page, 'На странице произошёл сбой.').waitFor()
      await page.locator('.footer a[href="/base/"]').waitFor()
      await page.getByRole('button', { name: 'Ещё', exact: true }).click()
      await page.locator('.navbar').getByRole('link', { name: 'Длинная' }).click()
      await heading(page, 'Длинная страница').waitFor()
      expect(await page.title()).toBe('Длинная страница | Иначе')
    })

    it('of an item of the bar takes the bar along and names the item', async () => {
      if (engine === 'react') expectComplaint(/Пункт сломан|failed to render/)
      const page = await open('')
      await page.getByRole('button', { name: 'Уронить панель' }).click()
      await heading(page, 'На странице произошёл сбой.').waitFor()
      const message = (await page.locator('.crash__message').textContent()) ?? ''
      expect(message).toContain('A theme navbar item failed to render')
      expect(message).toContain('custom-fragile')
      expect(message).toMatch(/Причина:\nПункт сломан$/)
      expect(await page.title()).toBe('Page Error')
      await page.getByRole('button', { name: 'Попробуйте ещё раз' }).click()
      await heading(page, 'Главная').waitFor()
      await page.getByRole('button', { name: 'Уронить панель' }).waitFor()
    })
  })

  describe('the notice of a wrong base URL', () => {
    const notice = (page: Page) => page.getByText('Сайт собран для базового адреса /base/')

    it('is on the page at the base URL and seen only when neither style nor script came', async () => {
      expectComplaint(/404|ERR_|MIME type/)
      const page = await (await context()).newPage()
      const styles = /\.css$/
      await page.route(/\/assets\//, (route) => {
        if (styles.test(route.request().url())) return route.continue()
        return route.fulfill({ status: 404 })
      })
      await page.goto(world.site.url)
      expect(await notice(page).count()).toBe(1)
      expect(await notice(page).isVisible()).toBe(false)
      await page.route(styles, (route) => route.fulfill({ status: 404 }))
      await page.reload()
      expect(await notice(page).isVisible()).toBe(true)
      expect(await page.getByRole('link', { name: 'длинной' }).isVisible()).toBe(true)
      await page.goto(`${world.site.url}long`)
      expect(await notice(page).count()).toBe(0)
    })

    it('is gone when scripts came', async () => {
      expect(await notice(await open('')).count()).toBe(0)
    })
  })
})
