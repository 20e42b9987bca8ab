// What is attached to articles: code buttons, tabs, details, the keyboard class.
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import type { Site } from './helpers/serve.ts'
import { settled } from './helpers/settle.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** The reader begins to act; what waits for that is there when this is done. */
async function begin(page: Page, site: Site): Promise<void> {
  await page.mouse.move(640, 300)
  await settled(page, site)
}

// One engine is enough: behaviours of articles know none (tests/architecture/layers.test.ts).
describe('articles', () => {
  const world = reader(ONE_ENGINE)
  const { open, context } = world

  describe('code', () => {
    const block = (page: Page, index = 0) => page.locator('.theme-code-block').nth(index)

    /** A page whose clock stands still when its buttons are there, so that what they say for a second can be read. */
    const openStill = async (made: BrowserContext) => {
      const page = await made.newPage()
      await page.clock.install({ time: 0 })
      await page.goto(`${world.site.url}docs/guides/code`)
      await hydrated(page)
      await block(page).hover()
      const button = block(page).getByRole('button', { name: 'Скопировать код в буфер обмена' })
      await button.waitFor()
      await page.clock.pauseAt(3_600_000)
      const copied = block(page).getByRole('button', { name: 'Скопировано' })
      return { page, button, copied }
    }

    it('is measured before anything changes, so that the page is laid out once for all blocks', async () => {
      const page = await (await context()).newPage()
      await page.addInitScript(() => {
        const steps: string[] = []
        Object.assign(window, { steps })
        const spy = (
          prototype: object,
          name: string,
          accessor: 'get' | 'set',
          isMeant: (one: Element) => boolean,
        ) => {
          const property = Object.getOwnPropertyDescriptor(prototype, name)
          if (!property) throw new Error(name)
          const original = property[accessor] as (this: Element, value?: unknown) => unknown
          Object.defineProperty(prototype, name, {
            ...property,
            [accessor](this: Element, value: unknown) {
              if (isMeant(this)) steps.push(accessor)
              return original.call(this, value)
            },
          })
        }
        spy(Element.prototype, 'scrollWidth', 'get', (one) => one.localName === 'pre')
        spy(HTMLElement.prototype, 'hidden', 'set', (one) => one.matches('.code-button'))
      })
      await page.goto(`${world.site.url}docs/guides/code`)
      await hydrated(page)
      await begin(page, world.site)
      const steps = () => page.evaluate(() => (window as unknown as { steps: string[] }).steps.join(' '))
      await expect.poll(steps).toMatch(/set$/)
      expect(await steps()).toMatch(/^(get ){2,}set( set)*$/)
    })

    it('is copied without magic comments, and the button says so for a second', async () => {
      const { page, button, copied } = await openStill(await context(clipboard))
      expect(await button.getAttribute('title')).toBe('Скопировать')
      await button.click()
      await copied.waitFor()
      await page.clock.runFor(999)
      await expect.poll(() => page.locator('#docsite-announcer').textContent()).toBe('Скопировано')
      expect(await copied.isVisible()).toBe(true)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1\nconst b = 2')
      await page.clock.runFor(1)
      await button.waitFor()
    })

    it.each([
      ['without lines that are taken away', 'Отличия', 'const port = 9090\n\nstart(port)'],
      [
        'without prompts and what commands print',
        'Терминал',
        'npm install \\\n    docsite\nnpx docsite build',
      ],
    ])('is copied %s', async (_, title, text) => {
      const page = await (await context(clipboard)).newPage()
      await page.goto(`${world.site.url}docs/guides/code`)
      const block = page.locator(`h2:has-text("${title}") + .theme-code-block`)
      await block.hover()
      await block.getByRole('button', { name: 'Скопировать код в буфер обмена' }).click()
      await block.getByRole('button', { name: 'Скопировано' }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    })

    it('is copied on pages without a secure connection too', async () => {
      const plain = await context(clipboard)
      await plain.addInitScript(() => {
        const { clipboard } = navigator
        Object.assign(window, { readClipboard: () => clipboard.readText() })
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      })
      const { page, button, copied } = await openStill(plain)
      await button.click()
      await copied.waitFor()
      const text = await page.evaluate(() =>
        (window as unknown as { readClipboard(): Promise<string> }).readClipboard(),
      )
      expect(text).toBe('const a = 1\nconst b = 2')
    })

    it('wider than its box is wrapped by a button, which narrow code has not', async () => {
      const page = await open('docs/guides/code')
      const wrap = (index: number) => block(page, index).locator('.code-button--wrap')
      await block(page, 0).hover()
      await wrap(1).waitFor({ state: 'attached' })
      expect(await wrap(0).isVisible()).toBe(false)
      await block(page, 1).hover()
      await wrap(1).click()
      const overflow = () =>
        block(page, 1)
          .locator('pre')
          .evaluate((pre) => pre.scrollWidth > pre.clientWidth)
      expect(await overflow()).toBe(false)
      expect(await wrap(1).getAttribute('aria-pressed')).toBe('true')
      await wrap(1).click()
      expect(await overflow()).toBe(true)
    })
  })

  describe('tabs', () => {
    const tab = (page: Page, name: string, set = 0) =>
      page.getByRole('tablist').nth(set).getByRole('tab', { name })
    const shown = (page: Page) =>
      page.locator('[role="tabpanel"]:not([hidden]) > p:first-child').allTextContents()
    it('are chosen by click, in all groups of the name, and kept in storage and address', async () => {
      const page = await open('docs/guides/parts')
      await begin(page, world.site)
      await tab(page, 'macOS').click()
      expect(await shown(page)).toEqual(['Первая панель macOS.', 'Вторая панель macOS.'])
      expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('mac')
      await expect.poll(() => new URL(page.url()).search).toBe('?os=mac')
      const length = await page.evaluate(() => history.length)
      await tab(page, 'Windows').click()
      expect(await shown(page)).toEqual(['Первая панель Windows.', 'Вторая панель macOS.'])
      expect(await page.evaluate(() => history.length)).toBe(length)
      await page.goto(`${world.site.url}docs/guides/parts`)
      await hydrated(page)
      await expect.poll(() => shown(page)).toEqual(['Первая панель Windows.', 'Вторая панель Linux.'])
    })

    it('take the choice of the address before the stored one', async () => {
      const page = await open('docs/guides/parts?os=mac')
      await expect.poll(() => shown(page)).toEqual(['Первая панель macOS.', 'Вторая панель Linux.'])
    })

    it('follow a choice made in another window', async () => {
      const both = await context()
      const [one, two] = [await both.newPage(), await both.newPage()]
      for (const page of [one, two]) {
        await page.goto(`${world.site.url}docs/guides/parts`)
        await hydrated(page)
        await begin(page, world.site)
      }
      await tab(one, 'macOS').click()
      await expect.poll(() => shown(two)).toEqual(['Первая панель macOS.', 'Вторая панель macOS.'])
    })

    it('are moved through by arrows, Home and End without being chosen, and chosen by Enter', async () => {
      const page = await open('docs/guides/parts')
      await begin(page, world.site)
      await tab(page, 'Linux').focus()
      const focus = () => page.evaluate(() => document.activeElement?.textContent)
      for (const [key, name] of [
        ['ArrowRight', 'macOS'],
        ['End', 'Windows'],
        ['ArrowRight', 'Linux'],
        ['ArrowLeft', 'Windows'],
        ['Home', 'Linux'],
        ['ArrowRight', 'macOS'],
      ] as const) {
        await page.keyboard.press(key)
        expect(await focus()).toBe(name)
      }
      expect(await shown(page)).toEqual(['Первая панель Linux.', 'Вторая панель Linux.'])
      await page.keyboard.press('Enter')
      expect(await shown(page)).toEqual(['Первая панель macOS.', 'Вторая панель macOS.'])
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press(' ')
      expect((await shown(page))[0]).toBe('Первая панель Windows.')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press(' ')
      expect(await tab(page, 'macOS').getAttribute('aria-selected')).toBe('true')
      expect(await tab(page, 'macOS').getAttribute('tabindex')).toBe('0')
      expect(await tab(page, 'Linux').getAttribute('tabindex')).toBe('-1')
    })

    it('stay under the pointer when content above them changes its height', async () => {
      const page = await open('docs/guides/parts', { viewport: { width: 1280, height: 420 } })
      await begin(page, world.site)
      const second = tab(page, 'macOS', 1)
      await second.scrollIntoViewIfNeeded()
      const top = () => second.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const before = await top()
      await second.click()
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
      await expect.poll(() => page.locator('html[data-scroll-paused]').count()).toBe(0)
    })

    it('show the panel that holds the target of the address', async () => {
      const page = await open('docs/guides/parts#внутри-вкладки')
      await expect.poll(() => page.locator('#внутри-вкладки').isVisible()).toBe(true)
    })
  })

  describe('details', () => {
    const outer = (page: Page) => page.locator('.markdown details').first()
    const isOpen = (page: Page) => outer(page).evaluate((element: HTMLDetailsElement) => element.open)

    /** Presses a summary and looks at once: what moves has no time to arrive. */
    const press = (page: Page, text: string) =>
      page.getByText(text).evaluate((summary: HTMLElement) => {
        summary.click()
        const element = summary.closest('details')
        return {
          open: element?.open,
          collapsed: element?.dataset.collapsed,
          moving: (element?.getAnimations().length ?? 0) > 0,
        }
      })
    const isStill = (page: Page) => outer(page).evaluate((element) => element.getAnimations().length === 0)

    it('open and close with a movement, each by its own summary', async () => {
      const page = await open('docs/guides/parts')
      await begin(page, world.site)
      expect(await press(page, 'Подробности о кластере')).toEqual({
        open: true,
        collapsed: 'false',
        moving: true,
      })
      await expect.poll(() => isStill(page)).toBe(true)
      expect(await isOpen(page)).toBe(true)
      await page.getByText('Внутренние').click()
      await page.getByText('Ещё глубже.').waitFor()
      expect(await isOpen(page)).toBe(true)
      // Open until the movement has ended.
      expect(await press(page, 'Подробности о кластере')).toEqual({
        open: true,
        collapsed: 'true',
        moving: true,
      })
      await expect.poll(() => isOpen(page)).toBe(false)
    })

    it('do not move for those who prefer that', async () => {
      const page = await open('docs/guides/parts', { reducedMotion: 'reduce' })
      await begin(page, world.site)
      const longestMs = await page.getByText('Подробности о кластере').evaluate((summary: HTMLElement) => {
        summary.click()
        const moves = summary.closest('details')?.getAnimations() ?? []
        return Math.max(0, ...moves.map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)))
      })
      expect(longestMs).toBeLessThanOrEqual(1)
      expect(await isOpen(page)).toBe(true)
    })

    it('open at once while the code of the movement is not here', async () => {
      const page = await (await context()).newPage()
      await page.route(/\/details-/, () => undefined)
      await page.goto(`${world.site.url}docs/guides/parts`)
      await hydrated(page)
      await page.getByText('Подробности о кластере').click()
      await page.getByText('Скрытый текст.').waitFor()
      expect(await isOpen(page)).toBe(true)
    })

    it('work without scripts', async () => {
      const page = await (await context({ javaScriptEnabled: false })).newPage()
      await page.goto(`${world.site.url}docs/guides/parts`)
      await page.getByText('Подробности о кластере').click()
      await page.getByText('Скрытый текст.').waitFor()
    })
  })

  describe('the keyboard class', () => {
    it('is there from the server, goes with the mouse and comes back with Tab', async () => {
      const page = await open()
      const has = () => page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'))
      expect(await has()).toBe(true)
      await page.mouse.click(640, 400)
      expect(await has()).toBe(false)
      await page.keyboard.press('Tab')
      expect(await has()).toBe(true)
    })
  })
})
