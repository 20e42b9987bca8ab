// Scripts off: a reader who begins at the home page of this site reaches every page by links that can be seen, reads all of
// its text, and meets nothing that would only answer to a script.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { ONE_ENGINE, reader } from './helpers/browser.ts'
import { heading } from './helpers/page.ts'

/** What is there for a reader without scripts; with `html`, when that is in the place of the page, under its style sheet. */
const look = (page: Page, html?: string) =>
  page.evaluate((html) => {
    if (html) {
      const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html')
      document.documentElement.className = documentElement.className
      document.body.replaceWith(body)
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    /** A list of the navbar opens when the focus is on its button. */
    const opensByFocus = (control: HTMLElement) => {
      control.focus()
      const list = control.matches('.dropdown__toggle') ? control.nextElementSibling : null
      return list !== null && isSeen(list)
    }
    const unread = all('main h1, .markdown :is(p, li:not([role="tab"]), td, th, dt, dd, pre, h2, h3)')
      // What is folded opens without scripts.
      .filter((element) => !element.closest('details') && element.textContent?.trim() && !isSeen(element))
    const controls =
      'button, input:not(:disabled), select, textarea, [role="button"]:not([href]), [role="tab"], [aria-expanded]:not([href])'
    return {
      links: all('a[href]')
        .filter(isSeen)
        .map((link) => link.getAttribute('href') ?? ''),
      heading: all('main h1').filter(isSeen).length,
      unread: unread.map((element) => element.textContent?.trim()),
      dead: all(controls)
        .filter((control) => isSeen(control) && !opensByFocus(control))
        .map((control) => control.outerHTML.slice(0, 120)),
    }
  }, html)

const READABLE = { heading: 1, unread: [], dead: [] }

describe('without scripts', () => {
  const world = reader('own')

  it('every page of this site is reached by links, is read whole and has no dead control', async () => {
    const page = await (await world.context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}docs/`)
    const root = inject('ownSites').preact
    const linksOf = new Map<string, readonly string[]>()
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      // The page at the base URL is no page of the app: it only leads to the first one.
      if (!/\/index\.html$/.test(file)) continue
      const { links, ...rest } = await look(page, readFileSync(join(root, file), 'utf8'))
      expect(rest, file).toEqual(READABLE)
      const path = file.slice(0, -'index.html'.length)
      linksOf.set(
        path,
        links.map((link) => new URL(link, world.site.url + path).pathname),
      )
    }
    const reached = new Set(['docs/'])
    for (const path of reached)
      for (const link of linksOf.get(path) ?? []) {
        const route = decodeURIComponent(link.slice(1)).replace(/\/?$/, '/')
        if (linksOf.has(route)) reached.add(route)
      }
    expect([...linksOf.keys()].filter((path) => !reached.has(path))).toEqual([])
    expect(reached.size).toBeGreaterThan(180)
  })
})

describe('without scripts, pages of each kind', () => {
  const world = reader(ONE_ENGINE)

  it.each([1280, 390])('are read whole and have no dead control: %i px', async (width) => {
    const options = { javaScriptEnabled: false, viewport: { width, height: 800 } }
    const page = await (await world.context(options)).newPage()
    for (const path of [
      'docs/',
      'docs/1.0/',
      'docs/guides/code',
      'docs/guides/diagrams',
      'docs/guides/parts',
      'docs/guides/pictures',
      'docs/guides/rich',
      'docs/tags',
      'docs/tags/nats',
    ]) {
      await page.goto(world.site.url + path)
      const { links, ...rest } = await look(page)
      expect(rest, path).toEqual(READABLE)
      // Of the sidebar or, where there is none, of the bar.
      expect(links, path).toContain('/base/docs/')
    }
  })

  it('can be gone through, the closed and the chosen included', async () => {
    const page = await (await world.context({ javaScriptEnabled: false })).newPage()
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

  it.each([
    ['the same page where it exists', 'docs/guides/code', 'docs/1.0/guides/code'],
    ['its first page where the page does not', 'docs/long', 'docs/1.0'],
  ])('can be changed to another version: to %s', async (_what, from, to) => {
    const page = await (await world.context({ javaScriptEnabled: false })).newPage()
    await page.goto(world.site.url + from)
    await page.locator('.navbar .dropdown', { hasText: '1.0' }).hover()
    await page.locator('.navbar .dropdown__menu').getByRole('link', { name: '1.0' }).click()
    const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '')
    await expect.poll(() => pathOf(page.url())).toBe(pathOf(world.site.url + to))
  })
})
