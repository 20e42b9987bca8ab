// Going from page to page, and back.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, hydrated, onceOf, reader } from './helpers/browser.ts'
import { belowBar, focused, go, isSameDocument, LONG, mark, scrollY } from './helpers/navigation.ts'
import { fragment, heading, pathname } from './helpers/page.ts'
import { settled } from './helpers/settle.ts'

/** What is added once the reader acts, or follows the scrolling. */
const LATE = [
  '#docsite-announcer',
  '.code-buttons',
  '.code-language',
  '.diagram-open',
  '.page-tools',
  '.table-tools',
  '.theme-back-to-top-button',
  '.theme-doc-toc-mobile__current',
  '.toc__filter',
  '.toc__filter-button',
].join()

/** Elements of the app with their names and texts, but for what depends on the time of looking. */
const outline = (page: Page) =>
  page.evaluate(
    (late) =>
      [...document.querySelectorAll('#__docusaurus *')]
        .filter((element) => !element.closest(late))
        .map((element) => {
          const own = [...element.childNodes]
            .filter((node) => node instanceof Text)
            .map((node) => node.textContent)
          const name = element instanceof SVGElement ? '' : element.className
          return `${element.localName}.${name} ${own.join('')}`
            .replace(
              / ?table-of-contents__link--active| tabs__item--active| table-wrapper--fits| late-part--still/,
              '',
            )
            .trim()
        }),
    LATE,
  )

describe.each(ENGINES)('pages with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open, expectComplaint } = world

  describe('following a link', () => {
    it('by a double click leads one page on, also where the next link takes its place', async () => {
      const page = await open()
      const before = await page.evaluate(() => history.length)
      const next = page.locator('.pagination-nav__link--next')
      const path = await next.evaluate((link: HTMLAnchorElement) => link.pathname)
      // Every page has its next link where the mouse is.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '.pagination-nav__link--next { position: fixed; inset: 200px auto auto 200px; z-index: 1000 }',
        )
        document.adoptedStyleSheets = [sheet]
      })
      const [x, y] = [220, 220]
      await page.mouse.click(x, y)
      await expect.poll(() => pathname(page)).toBe(path)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await settled(page, world.site)
      expect(pathname(page)).toBe(path)
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
      await page.mouse.click(x, y)
      await expect.poll(() => pathname(page)).not.toBe(path)
    })

    it('on a page from which something took the article leads on', async () => {
      // React says that the page is not what it rendered, and renders it anew.
      if (engine === 'react') expectComplaint(/React error #418/)
      const page = await (await world.context()).newPage()
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => document.querySelector('article')?.remove(), true),
      )
      await page.goto(`${world.site.url}docs/`)
      await page.locator('.menu__link[href="/base/docs/long"]').click()
      await expect.poll(() => pathname(page)).toBe('/base/docs/long')
      await heading(page, 'Длинная страница').waitFor()
    })

    it('shows the page in the same document, from its top, with title, address and classes', async () => {
      const page = await open()
      await mark(page)
      await page.evaluate(() => window.scrollTo(0, 300))
      await follow(page, LONG, 'Длинная страница')
      expect(await isSameDocument(page)).toBe(true)
      expect(await page.title()).toBe('Длинная страница | Проба')
      await expect.poll(() => pathname(page)).toBe('/base/docs/long')
      await expect.poll(() => scrollY(page)).toBe(0)
      const classes = await page.evaluate(() => document.documentElement.className.split(' '))
      expect(classes).toContain('docs-doc-id-long')
      expect(classes).not.toContain('docs-doc-id-index')
    })

    it('moves the focus to the heading and announces the title once', async () => {
      const page = await open()
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(window, { said })
        const region = document.querySelector('#docsite-announcer[role="status"]')
        new MutationObserver(() => {
          if (region?.textContent) said.push(region.textContent)
        }).observe(region ?? document, { childList: true, characterData: true, subtree: true })
      })
      const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
      await follow(page, LONG, 'Длинная страница')
      await expect.poll(() => focused(page)).toBe('Длинная страница')
      await expect.poll(said).toEqual(['Длинная страница | Проба'])
      await settled(page, world.site)
      expect(await said()).toEqual(['Длинная страница | Проба'])
    })

    once.it.each(['часть-20', encodeURIComponent('часть-20')])(
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

    once.it('jumps within the page by itself and moves the focus there', async () => {
      const page = await open('docs/long')
      await mark(page)
      await page.locator('.markdown a[href$="#часть-10"]').first().click()
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
      await expect.poll(() => fragment(page)).toBe('#часть-10')
      await expect.poll(() => focused(page)).toMatch(/^Часть 10/)
      expect(await isSameDocument(page)).toBe(true)
    })

    once.it('replaces the entry for the current page and pushes for others', async () => {
      const page = await open()
      const length = () => page.evaluate(() => history.length)
      const before = await length()
      await page.locator('.menu a[href="/base/docs/"], a.menu__link[href="/base/docs/"]').first().click()
      expect(await length()).toBe(before)
      await follow(page, LONG, 'Длинная страница')
      expect(await length()).toBe(before + 1)
    })

    once.it(
      'to an address that cannot be decoded is left to the server, whose page says so and lives',
      async () => {
        const page = await open()
        await page.evaluate(() =>
          document.querySelector('.markdown a')?.setAttribute('href', '/base/docs/%E0%A4%A'),
        )
        expectComplaint(/The percent-encoding of "\/base\/docs\/%E0%A4%A" is invalid/)
        expectComplaint(/404/)
        await page.locator('.markdown a').first().click()
        await heading(page, 'Страница не найдена').waitFor()
        await hydrated(page)
      },
    )

    once.it('with Ctrl opens a tab and leaves this one', async () => {
      const page = await open()
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .locator(LONG)
          .first()
          .click({ modifiers: ['Control'] }),
      ])
      // A new tab is blank until its page is there.
      await tab.waitForURL(/docs\/long$/)
      expect(page.url()).toMatch(/docs\/$/)
    })

    once.it('brings the style sheet of the page and takes it away again', async () => {
      const page = await open()
      await follow(page, 'a[href="/base/docs/styled"]', 'Со стилем')
      const color = await page.evaluate(() => getComputedStyle(document.querySelector('.markdown p')!).color)
      expect(color).toBe('rgb(1, 2, 3)')
      await follow(page, '.theme-doc-sidebar-menu a[href="/base/docs/long"]', 'Длинная страница')
      // It goes when the other page is on screen.
      await expect.poll(() => page.locator('link[href*="/page-"]').count()).toBe(0)
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

    once.it('go over the parts of a page', async () => {
      const page = await open('docs/long')
      await page.evaluate(() => window.scrollTo(0, 60))
      await page.locator('.markdown a[href$="#часть-10"]').first().click()
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
      await page.goBack()
      await expect.poll(() => scrollY(page)).toBe(60)
      await page.goForward()
      await expect.poll(() => belowBar(page, 'часть-10')).toBe(8)
    })

    once.it('survive a reload, as do the positions of the pages before', async () => {
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

  once.describe('a query', () => {
    it('that changes alone does not scroll', async () => {
      const page = await open('docs/guides/parts')
      await page.setViewportSize({ width: 1280, height: 300 })
      await page.evaluate(() => window.scrollTo(0, 150))
      await page.getByRole('tab', { name: 'Windows' }).click()
      await expect.poll(() => new URL(page.url()).search).toBe('?os=win')
      expect(await scrollY(page)).toBeGreaterThan(100)
    })
  })
})
