// Lazy islands, html until the first interaction: that interaction already works, whatever it is, and nothing under the pointer is
// replaced.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, hydrated, onceOf, reader } from './helpers/browser.ts'
import { createHold, settled } from './helpers/settle.ts'

declare global {
  interface Window {
    /** How often a change of the document hid the menu under the mouse. */
    hiddenTimes?: number
  }
}

/** In the browser: as on a busy device, every message waits, and with it every piece of work that React schedules. */
function delayMessages() {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    setTimeout(() => Reflect.apply(postMessage, this, message), 60)
  }
}

/** In the browser: counts the changes of the document after which the menu under the mouse is hidden. */
function watchVisibility() {
  window.hiddenTimes = 0
  new MutationObserver(() => {
    const menu = document.querySelector('.navbar .dropdown:hover > .dropdown__menu')
    if (menu && getComputedStyle(menu).display === 'none') window.hiddenTimes = (window.hiddenTimes ?? 0) + 1
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

describe.each(ENGINES)('lazy islands with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open, expectComplaint } = world
  const fileOf = (name: string) => {
    const file = readdirSync(join(inject('sites')[engine], 'assets')).find((one) =>
      one.startsWith(`${name}-`),
    )
    if (!file) throw new Error(`no file of ${name}`)
    return `assets/${file}`
  }
  /** Keeps a script back; gives what lets it come. */
  const hold = (name: string) => {
    const { until, release } = createHold()
    world.site.faults.set(fileOf(name), { until })
    return release
  }
  const isHere = (name: string) => world.site.requests.includes(fileOf(name))
  const button = (page: Page) => page.getByRole('button', { name: 'Ещё' })
  const entry = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Длинная' })
  const version = (page: Page) => page.locator('a', { hasText: /^1\.0$/ })
  const isOpen = (page: Page) => button(page).getAttribute('aria-expanded')
  const preferred = (page: Page) =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  /** Remembers the element, to see that it is the same later on. */
  const mark = (page: Page) => button(page).evaluate((element) => element.setAttribute('data-same', ''))
  const isSame = (page: Page) => button(page).evaluate((element) => element.hasAttribute('data-same'))

  describe('a menu of the navbar', () => {
    it('opens by the first touch, and closes by the second', async () => {
      const release = hold('navbar-menu')
      const page = await open('docs/', { hasTouch: true })
      await settled(page, world.site)
      expect(isHere('navbar-menu')).toBe(false)
      await mark(page)
      await button(page).tap()
      // Already, as html.
      await entry(page).waitFor()
      expect(await isOpen(page)).toBe('false')
      release()
      await expect.poll(() => isOpen(page)).toBe('true')
      expect(await entry(page).isVisible()).toBe(true)
      expect(await isSame(page)).toBe(true)
      await button(page).tap()
      await entry(page).waitFor({ state: 'hidden' })
      expect(await isOpen(page)).toBe('false')
    })

    it('stays closed when the reader pressed outside before its code came', async () => {
      const release = hold('navbar-menu')
      const page = await open()
      await button(page).click()
      await page.mouse.move(640, 500)
      await page.mouse.down()
      await page.mouse.up()
      await entry(page).waitFor({ state: 'hidden' })
      release()
      await page.waitForFunction(() => !document.querySelector('.navbar .late-part--still'))
      await settled(page, world.site)
      expect(await isOpen(page)).toBe('false')
      await button(page).click()
      expect(await isOpen(page)).toBe('true')
    })

    it('opens by the first key, keeps the focus and gives its entries', async () => {
      const release = hold('navbar-menu')
      const page = await open()
      await mark(page)
      await button(page).focus()
      await page.keyboard.press('Enter')
      release()
      await expect.poll(() => isOpen(page)).toBe('true')
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await isSame(page)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await entry(page).evaluate((link) => link === document.activeElement)).toBe(true)
      await page.keyboard.press('Escape')
      expect(await isOpen(page)).toBe('false')
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
      await entry(page).waitFor({ state: 'hidden' })
    })

    it('opens under the mouse from the start, stays open while its code comes, and closes when the mouse leaves', async () => {
      const release = hold('navbar-menu')
      const page = await open()
      await button(page).hover()
      await entry(page).waitFor()
      expect(await isOpen(page)).toBe('false')
      release()
      await expect.poll(() => isOpen(page)).toBe('true')
      expect(await entry(page).isVisible()).toBe(true)
      await page.mouse.move(640, 500)
      await entry(page).waitFor({ state: 'hidden' })
      expect(await isOpen(page)).toBe('false')
    })

    it('remembers the version that was clicked too early', async () => {
      const release = hold('navbar-menu')
      const page = await open()
      await page
        .locator('.navbar .dropdown')
        .filter({ has: version(page) })
        .hover()
      await version(page).click()
      release()
      await page.getByRole('heading', { level: 1, name: 'Старое начало' }).waitFor()
      await expect.poll(() => preferred(page)).toBe('1.0')
    })

    it('is never hidden under the mouse while it is hydrated', async () => {
      const context = await world.context()
      await context.addInitScript(delayMessages)
      const page = await context.newPage()
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      const menu = page.locator('.navbar .dropdown').filter({ has: version(page) })
      await page.evaluate(watchVisibility)
      await menu.hover()
      await version(page).waitFor()
      await page.waitForFunction(() => !document.querySelector('.navbar .late-part--still'))
      await expect.poll(() => menu.getAttribute('class')).toContain('dropdown--show')
      expect(await page.evaluate(() => window.hiddenTimes)).toBe(0)
      await version(page).click()
      await page.getByRole('heading', { level: 1, name: 'Старое начало' }).waitFor()
      await expect.poll(() => preferred(page)).toBe('1.0')
    })

    it('shows the page the reader has gone to meanwhile', async () => {
      const release = hold('navbar-menu')
      const page = await open()
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await page.getByRole('heading', { level: 1, name: 'Длинная страница' }).waitFor()
      release()
      const here = page.locator('.navbar .dropdown__link[href="/base/docs/long"]').first()
      await expect.poll(() => here.getAttribute('aria-current')).toBe('page')
      await expect.poll(() => button(page).getAttribute('class')).toContain('navbar__link--active')
    })

    once.it('goes on as html when its code cannot be had', async () => {
      expectComplaint(/stays as the server made it/)
      expectComplaint(/Failed to load resource/)
      world.site.faults.set(fileOf('navbar-menu'), { status: 500 })
      const page = await open()
      await button(page).click()
      await entry(page).click()
      await page.getByRole('heading', { level: 1, name: 'Длинная страница' }).waitFor()
    })
  })

  it('the banner of a version: the first click is remembered', async () => {
    const release = hold('doc-surroundings')
    const page = await open('docs/1.0/', { hasTouch: true })
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'))
    expect(isHere('doc-surroundings')).toBe(false)
    await page.locator('.theme-doc-version-banner a').tap()
    release()
    await page.getByRole('heading', { level: 1, name: 'Начало', exact: true }).waitFor()
    await expect.poll(() => preferred(page)).toBe('current')
  })

  it('the menu of narrow windows opens by the first touch', async () => {
    const release = hold('mobile-menu')
    const page = await open('docs/', { hasTouch: true, viewport: { width: 390, height: 800 } })
    await settled(page, world.site)
    expect(isHere('mobile-menu')).toBe(false)
    await page.getByRole('button', { name: 'Меню' }).tap()
    release()
    await page.getByRole('dialog', { name: 'Меню' }).waitFor()
  })

  describe('tabs', () => {
    const tab = (page: Page) => page.getByRole('tab', { name: 'macOS' }).first()

    it('are chosen by the first touch', async () => {
      const release = hold('tabs')
      const page = await open('docs/guides/parts', { hasTouch: true })
      await settled(page, world.site)
      expect(isHere('tabs')).toBe(false)
      await tab(page).tap()
      release()
      await page.getByText('Первая панель macOS.').waitFor()
      expect(await tab(page).getAttribute('aria-selected')).toBe('true')
    })

    it('show at once what was chosen before', async () => {
      const page = await open('docs/guides/parts')
      await page.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'mac'))
      await page.reload()
      await hydrated(page)
      await page.getByText('Первая панель macOS.').waitFor()
    })
  })

  describe('the search', () => {
    const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' })

    it('takes what is typed before its dialog is here', async () => {
      const release = hold('search-dialog')
      const page = await open('docs/', { hasTouch: true })
      await page.getByRole('button', { name: 'Поиск' }).tap()
      await page.keyboard.type('класт')
      release()
      await field(page).waitFor()
      await page.keyboard.type('ера')
      expect(await field(page).inputValue()).toBe('кластера')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await field(page).waitFor({ state: 'hidden' })
    })

    it('is given up by Escape before its dialog is here, and the focus is where it was', async () => {
      const release = hold('search-dialog')
      const page = await open()
      const link = page.locator('.markdown a').first()
      await link.focus()
      await page.keyboard.press('/')
      await page.keyboard.press('Escape')
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
      release()
      await settled(page, world.site)
      expect(await field(page).isVisible()).toBe(false)
      await page.keyboard.press('/')
      await field(page).waitFor()
      await page.keyboard.press('Escape')
      await field(page).waitFor({ state: 'hidden' })
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  })

  once.it('an image is enlarged by the first touch', async () => {
    const release = hold('image-zoom')
    const page = await open('docs/guides/pictures', { hasTouch: true })
    await settled(page, world.site)
    expect(isHere('image-zoom')).toBe(false)
    await page.locator('.markdown img').first().tap()
    release()
    await page.locator('.medium-zoom-overlay').waitFor()
  })
})
