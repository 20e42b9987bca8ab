// What a reader does with a page beside reading it: tools, keys, tables and drawings over the whole window, looks at linked pages.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './helpers/axe.ts'
import { ONE_ENGINE, reader } from './helpers/browser.ts'
import { heading, PHONE, pathname, storage, wheelUntil } from './helpers/page.ts'
import { still } from './helpers/settle.ts'

/** Resolves when what comes with the first interaction is there. */
async function act(page: Page): Promise<void> {
  await page.mouse.move(500, 300)
  await page.locator('.page-tools').waitFor({ state: 'attached' })
}

const dialog = (page: Page) => page.getByRole('dialog')
const focusedClass = (page: Page) => page.evaluate(() => document.activeElement?.className)

// One engine is enough: no component makes any of this.
describe('reading', () => {
  const { open } = reader(ONE_ENGINE)

  it('adds nothing that moves the page', async () => {
    const page = await open('docs/long')
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    await act(page)
    await still(page)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  it('puts the tools of a page into a menu for keyboard and mouse', async () => {
    const page = await open('docs/guides/code')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await act(page)
    const toggle = page.getByRole('button', { name: 'Действия со страницей' })
    await toggle.click()
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Скопировать как Markdown')
    await page.keyboard.press('Escape')
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    expect(await focusedClass(page)).toContain('page-tools__toggle')
    await toggle.click()
    await page.getByRole('button', { name: 'Скопировать как Markdown' }).click()
    await page.locator('.page-said').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const published = await page.evaluate(async () => (await fetch(`${location.pathname}/index.md`)).text())
    expect(copied).toBe(published)
    expect(copied).toContain('```')
  })

  it('keeps the tools of a narrow page at the end of its bar, wherever the reader is on the page', async () => {
    const page = await open('docs/long', PHONE)
    await page.touchscreen.tap(200, 500)
    const toggle = page.getByRole('button', { name: 'Действия со страницей' })
    const place = () =>
      page.evaluate(() =>
        ['.theme-doc-toc-mobile', '.page-tools__toggle', '.theme-doc-toc-mobile__button'].map((selector) => {
          const { top, bottom, left, right } = document.querySelector(selector)!.getBoundingClientRect()
          return { top: Math.round(top), bottom: Math.round(bottom), left, right }
        }),
      )
    await toggle.waitFor()
    const isInBar = async () => {
      const [bar, tools, contents] = await place()
      expect([tools?.top, tools?.bottom]).toEqual([bar!.top + 1, bar!.bottom - 1])
      expect(tools?.left).toBeGreaterThanOrEqual(contents!.right)
      expect(tools?.right).toBeLessThanOrEqual(bar!.right)
    }
    await isInBar()
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    await isInBar()
    await toggle.tap()
    expect(await page.getByRole('button', { name: 'Скопировать как Markdown' }).isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  it('copies the address of a heading with a click on its link', async () => {
    const page = await open('docs/long')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await act(page)
    await page.locator('h2 > .hash-link').nth(1).click()
    await page.getByText('Ссылка скопирована').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  it('goes to the neighbours by n and p on any layout, unless the reader types or has switched letters off', async () => {
    const page = await open('docs/long')
    await act(page)
    const next = await page.locator('.pagination-nav__link--next').getAttribute('href')
    await page.keyboard.down('n')
    await expect.poll(() => pathname(page)).toBe(next)
    await page.locator('.page-tools').waitFor({ state: 'attached' })
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'з', code: 'KeyP', bubbles: true })),
    )
    await heading(page, 'Длинная страница').waitFor()
    await page.locator('.page-tools').waitFor({ state: 'attached' })
    await page.keyboard.press('?')
    await dialog(page).getByRole('checkbox', { name: 'Клавиши из одной буквы' }).uncheck()
    await page.keyboard.press('Escape')
    expect(await storage(page, 'docsite-keys')).toBe('off')
    await page.keyboard.press('?')
    expect(await dialog(page).count()).toBe(0)
  })

  it('sets size of text and length of lines, before the first paint of later pages too', async () => {
    const page = await open('docs/long')
    await act(page)
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    expect(await size()).toBe(16)
    await page.keyboard.press('?')
    await dialog(page).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog(page).getByRole('radio', { name: /125/ }).check()
    expect(await size()).toBe(20)
    await dialog(page).getByRole('radio', { name: 'Тёмные' }).check()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await violations(page)).toEqual([])
    await page.reload()
    expect(await size()).toBe(20)
    await act(page)
    await page.keyboard.press('?')
    await dialog(page).getByRole('button', { name: 'Вернуть как было' }).click()
    expect(await size()).toBe(16)
    expect(await storage(page, '--ds-text-scale')).toBeNull()
    await dialog(page).getByRole('button', { name: 'Закрыть' }).click()
    expect(await dialog(page).count()).toBe(0)
  })

  it('shows the page behind a link to who dwells on it, by mouse and keyboard, until Escape', async () => {
    const page = await open('docs/')
    await act(page)
    const link = page.locator('[data-article] a[href="/base/docs/long"]').first()
    await link.hover()
    const card = page.getByRole('tooltip')
    await card.getByText('Длинная страница').waitFor()
    expect(await link.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'))
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await still(page)
    expect(await violations(page, { colorsOnly: true })).toEqual([])
    await card.hover()
    await page.keyboard.press('Escape')
    expect(await card.count()).toBe(0)
    await page.mouse.move(5, 400)
    await page.keyboard.press('Tab')
    await link.focus()
    await card.waitFor()
    await page.keyboard.press('Tab')
    expect(await card.count()).toBe(0)
  })

  it('opens a drawing over the whole window, to be enlarged and moved by keys', async () => {
    const page = await open('docs/guides/diagrams')
    await page.mouse.move(500, 300)
    await page.locator('.diagram-open').first().click()
    const drawing = dialog(page).locator('.enlarged__drawing')
    await drawing.waitFor()
    expect(await violations(page)).toEqual([])
    const place = () => drawing.evaluate((svg) => svg.getBoundingClientRect())
    const before = await place()
    await page.keyboard.press('+')
    const larger = await place()
    expect(larger.width).toBeCloseTo(before.width * 1.25, 0)
    await page.keyboard.press('ArrowRight')
    expect((await place()).left).toBeCloseTo(larger.left - 60, 0)
    await wheelUntil(page, -100, async () => (await place()).width > larger.width)
    await page.keyboard.press('0')
    expect((await place()).width).toBeCloseTo(before.width, 0)
    await page.keyboard.press('Escape')
    expect(await dialog(page).count()).toBe(0)
    expect(await focusedClass(page)).toContain('diagram-open')
  })

  it('keeps one bar over narrow pages that leads to the menu and to the headings', async () => {
    const page = await open('docs/guides/code', PHONE)
    const bar = page.locator('.theme-doc-toc-mobile')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => bar.locator('.theme-doc-toc-mobile__current').textContent()).not.toBe('')
    const navbar = await page.locator('.navbar').boundingBox()
    expect((await bar.boundingBox())?.y).toBeCloseTo(navbar?.height ?? 0, 0)
    const contents = bar.getByRole('button', { name: 'На этой странице' })
    await contents.tap()
    expect(await contents.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await contents.getAttribute('aria-expanded')).toBe('false')
    await bar.getByRole('button').first().tap()
    await dialog(page).getByRole('link', { name: 'Код' }).waitFor()
  })

  it('says what a term means to mouse, keyboard and finger', async () => {
    const page = await open('docs/markup')
    const link = page.getByRole('link', { name: 'глоссария' })
    await act(page)
    await link.hover()
    const card = page.getByRole('tooltip')
    await card.waitFor()
    expect(await card.locator('p').allTextContents()).toEqual([
      'глоссарий',
      'Список терминов с их значениями.',
    ])
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await still(page)
    expect(await violations(page, { colorsOnly: true })).toEqual([])
    await page.keyboard.press('Escape')
    expect(await card.count()).toBe(0)
    await page.mouse.move(500, 300)
    await link.focus()
    await card.waitFor()
    const described = await link.evaluate((element) => {
      const id = element.getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.textContent
    })
    expect(described).toBe('глоссарийСписок терминов с их значениями.')
    await link.click()
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#term:глоссарий')

    const phone = await open('docs/markup', PHONE)
    const tapped = phone.getByRole('link', { name: 'глоссария' })
    await phone.touchscreen.tap(200, 500)
    await phone.locator('.page-tools').waitFor({ state: 'attached' })
    await tapped.tap()
    await phone.getByRole('tooltip').waitFor()
    expect(new URL(phone.url()).hash).toBe('')
    await tapped.tap()
    await expect.poll(() => decodeURIComponent(new URL(phone.url()).hash)).toBe('#term:глоссарий')
  })
})

describe('tables of this site', () => {
  const { open } = reader('own')

  it('are filtered and sorted over the whole window, where they are long', async () => {
    const page = await open('docs/overviews/lpe-overview/functions/math/')
    await act(page)
    await page.locator('.table-tools:not([hidden]) > button').first().click()
    await dialog(page).getByRole('searchbox').waitFor()
    const rows = dialog(page).locator('tbody tr:visible')
    const all = await rows.count()
    expect(all).toBeGreaterThan(12)
    expect(await violations(page)).toEqual([])
    await dialog(page).getByRole('searchbox').fill('log')
    expect(await rows.count()).toBe(2)
    expect(await dialog(page).getByRole('status').textContent()).toBe(`Показано 2 из ${all}`)
    await page.keyboard.press('Escape')
    expect(await rows.count()).toBe(all)
    const names = () => dialog(page).locator('tbody tr > :first-child').allTextContents()
    const written = await names()
    const sort = dialog(page).getByRole('columnheader').first()
    await sort.getByRole('button').click()
    expect(await sort.getAttribute('aria-sort')).toBe('ascending')
    expect(await names()).toEqual(
      [...written].sort(new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare),
    )
    await sort.getByRole('button').click()
    await sort.getByRole('button').click()
    expect(await names()).toEqual(written)
  })

  it('has a filter in a long table of contents', async () => {
    const page = await open('docs/overviews/lpe-overview/functions/math/')
    await act(page)
    await page.keyboard.press('t')
    await page.keyboard.type('sqrt')
    const shown = page.locator('.toc li:visible > a')
    await expect.poll(() => shown.allTextContents()).toEqual([expect.any(String), 'sqrt'])
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#sqrt')
    await page.locator('.toc').getByRole('searchbox').press('Escape')
    expect(await shown.count()).toBeGreaterThan(15)
  })
})
