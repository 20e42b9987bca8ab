// axe over every kind of page, in both colour modes, at four widths and in all states; and what axe cannot see: reflow,
// target sizes, focus that is seen.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectGoodShape, expectRoomForText, overflow, violations } from './helpers/axe.ts'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { wheelUntil } from './helpers/page.ts'
import { idle, settled, still } from './helpers/settle.ts'

/** Shows a page in the other colour mode, as the system asks for it. */
async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await still(page)
}

/** One of each kind, of either site. */
const PAGES = [
  'docs/',
  'docs/long',
  'docs/guides/code',
  'docs/guides/parts',
  'docs/guides/pictures',
  'docs/guides/diagrams',
  'docs/tags',
  'docs/tags/nats',
  'docs/1.0/',
  'docs/nowhere',
]
const OTHER_PAGES = ['', 'prose', 'asks', 'two', 'unlisted', 'en/long']

// One engine is enough: both make the same tree (see navigation.test.ts).
describe('accessibility', () => {
  const world = reader(ONE_ENGINE)
  const { open, context, expectComplaint } = world

  describe('in both modes', () => {
    const colorScheme = 'light'
    it.each(PAGES)('%s has no violations at any width, a good shape, and room for text', async (path) => {
      if (path.endsWith('nowhere')) expectComplaint(/404/)
      const page = await open(path, { colorScheme })
      if (path.endsWith('diagrams')) {
        const drawn = page.locator('.docusaurus-mermaid-container > svg[role="img"]')
        await page.mouse.move(300, 300)
        await drawn.first().waitFor()
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        await drawn.nth(2).waitFor()
      }
      if (path.endsWith('pictures')) {
        await page.keyboard.press('Shift')
        await page.locator('.medium-zoom-image').first().waitFor()
      }
      await expectGoodShape(page)
      await expectAccessible(page, () => darken(page))
      await expectRoomForText(page)
    })

    const states: [string, (page: Page) => Promise<void>, { width: number }][] = [
      ['an open dropdown', (page) => page.getByRole('button', { name: 'Ещё' }).click(), { width: 1280 }],
      [
        'the search with results',
        async (page) => {
          await page.keyboard.press('Control+k')
          await page.getByRole('combobox').waitFor()
          await page.keyboard.type('кластер')
          await page.getByRole('option').first().waitFor()
        },
        { width: 1280 },
      ],
      [
        'the search without results',
        async (page) => {
          await page.keyboard.press('Control+k')
          await page.getByRole('combobox').waitFor()
          await page.keyboard.type('ыыыыы')
          await page.getByText('Результатов не найдено.').waitFor()
        },
        { width: 390 },
      ],
      [
        'the menu',
        async (page) => {
          await page.getByRole('button', { name: 'Меню' }).click()
          await page.getByRole('dialog').waitFor()
        },
        { width: 390 },
      ],
      [
        'the menu’s first panel',
        async (page) => {
          await page.getByRole('button', { name: 'Меню' }).click()
          await page.getByRole('button', { name: '← Главное меню' }).click()
        },
        { width: 390 },
      ],
      [
        'open branches of the sidebar',
        async (page) => {
          await page.locator('.theme-doc-sidebar-menu').getByRole('button', { name: 'Глубоко' }).click()
          await page.locator('.theme-doc-sidebar-menu').getByRole('button', { name: 'Внутри' }).click()
          await page.getByRole('link', { name: 'Страница 1', exact: true }).first().waitFor()
          // What has scrolled half under the bar has half its size.
          await page.evaluate(() => window.scrollTo(0, 0))
        },
        { width: 1280 },
      ],
      [
        'open contents',
        async (page) => {
          await page.getByRole('button', { name: 'На этой странице' }).click()
          await page.locator('.theme-doc-toc-mobile').getByRole('link').first().waitFor()
        },
        { width: 390 },
      ],
    ]
    it.each(states)('%s has no violations', async (_name, enter, { width }) => {
      const page = await open('docs/long', { colorScheme, viewport: { width, height: 800 } })
      await enter(page)
      await still(page)
      expect(await violations(page)).toEqual([])
      await darken(page)
      expect(await violations(page)).toEqual([])
    })

    it('an enlarged image has no violations', async () => {
      const page = await open('docs/guides/pictures', { colorScheme })
      await page.keyboard.press('Shift')
      await page.getByRole('button', { name: /Большая картинка/ }).click()
      await page.locator('body.medium-zoom--opened').waitFor()
      await still(page)
      expect(await violations(page)).toEqual([])
      await darken(page)
      expect(await violations(page)).toEqual([])
    })

    it('a page that failed to load has no violations', async () => {
      expectComplaint(/500/)
      expectComplaint(/could not be loaded/)
      world.site.faults.set('docs/long/index.bin', { status: 500 })
      const page = await open('docs/', { colorScheme })
      await page.evaluate(() => sessionStorage.setItem('docsite.reloaded', '/base/docs/long'))
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await page.getByRole('alert').waitFor()
      expect(await violations(page)).toEqual([])
      await darken(page)
      expect(await violations(page)).toEqual([])
    })
  })

  it('shows the focus at every stop, and no bar covers it', async () => {
    const page = await open('docs/guides/code')
    const stops = new Set<string>()
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      await idle(page)
      const stop = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body) return null
        const { left, top, width, height } = activeElement.getBoundingClientRect()
        const style = getComputedStyle(activeElement)
        const there = document.elementFromPoint(
          left + Math.min(width, 40) / 2,
          top + Math.min(height, 20) / 2,
        )
        return {
          name: `${activeElement.localName}.${activeElement.className} ${activeElement.textContent?.slice(0, 30)}`,
          outlined:
            (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
            style.boxShadow !== 'none',
          covered: there !== null && !activeElement.contains(there) && !there.contains(activeElement),
        }
      })
      if (!stop) break
      expect(stop.outlined, `${stop.name} is not outlined`).toBe(true)
      expect(stop.covered, `${stop.name} is covered`).toBe(false)
      stops.add(stop.name)
    }
    expect(stops.size).toBeGreaterThan(10)
  })

  it('moves nothing for those who prefer that', async () => {
    const page = await open('docs/long', { reducedMotion: 'reduce' })
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => getComputedStyle(element).transitionDuration.split(','))
        .filter((duration) => Number.parseFloat(duration) * (duration.includes('ms') ? 1 : 1000) > 1),
    )
    expect(slow).toEqual([])
  })

  it('has no shift of its layout while it loads', async () => {
    const page = await (await context()).newPage()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          }
          if (!hadRecentInput) shifts.push(value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['docs/', 'docs/long', 'docs/guides/code', 'docs/guides/pictures']) {
      await page.goto(world.site.url + path)
      await hydrated(page)
      // All that comes later: with the reader's first act, and by itself.
      await page.mouse.move(300, 300)
      await page.locator('.late-part:not(.late-part--still) > .search-box').waitFor({ state: 'attached' })
      await settled(page, world.site)
      await still(page)
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(total, path).toBe(0)
    }
  })
})

describe('accessibility of the other site', () => {
  const { open, expectComplaint } = reader(ONE_ENGINE, 'otherSites')
  /** The site has one mode; its colours are there for both. */
  const show = async (page: Page, mode: 'light' | 'dark') => {
    await page.evaluate((mode) => {
      document.documentElement.dataset.theme = mode
    }, mode)
    await still(page)
  }
  const enter = async (path: string) => {
    const page = await open(path)
    await show(page, 'light')
    return page
  }

  describe('in both modes', () => {
    it.each(OTHER_PAGES)(
      '"%s" has no violations at any width, a good shape, and room for text',
      async (path) => {
        const page = await enter(path)
        await expectGoodShape(page)
        await expectAccessible(page, () => show(page, 'dark'))
        await expectRoomForText(page)
      },
    )

    it.each(['prose', 'asks'])('"%s" has no violations in forced colours', async (path) => {
      const page = await open(path, { forcedColors: 'active', viewport: { width: 320, height: 800 } })
      // Of colours axe knows those of the style sheet, not those of the system (forced-colors.test.ts).
      const found = await violations(page)
      expect(found.filter((violation) => !violation.startsWith('color-contrast'))).toEqual([])
    })

    it.each(['Уронить страницу', 'Уронить панель'])('a crash by "%s" has no violations', async (cause) => {
      const page = await enter('')
      await page.getByRole('button', { name: cause }).click()
      await page.getByRole('heading', { name: 'На странице произошёл сбой.' }).waitFor()
      if (ONE_ENGINE === 'react') expectComplaint(/сломан/)
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await show(page, 'dark')
      expect(await violations(page)).toEqual([])
    })

    it('the languages, the navbar when it is hidden, and the sidebar when it is hidden have no violations', async () => {
      const page = await enter('long')
      await page.getByRole('button', { name: 'Русский' }).click()
      const expectNone = async () => {
        for (const mode of ['dark', 'light'] as const) {
          await show(page, mode)
          expect(await violations(page), mode).toEqual([])
        }
      }
      await expectNone()
      await page.getByRole('button', { name: 'Скрыть разделы' }).click()
      await page.mouse.move(640, 400)
      await wheelUntil(page, 60, async () => (await page.locator('.navbar--hidden').count()) === 1)
      await expectNone()
    })
  })
})
