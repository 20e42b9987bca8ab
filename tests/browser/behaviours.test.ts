// What is attached to articles: code buttons, tabs, details, images, diagrams, the keyboard class.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, reader } from './helpers/browser.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** A window in which all diagrams of the page are near. */
const TALL = { viewport: { width: 1280, height: 4000 } }

/** The reader begins to act; what waits for that is there when this is done. */
async function begin(page: Page): Promise<void> {
  await page.mouse.move(640, 300)
  await page.waitForLoadState('networkidle')
}

describe.each(ENGINES)('articles with %s', (engine) => {
  const world = reader(engine)
  const { open, context, expectComplaint } = world

  describe('code', () => {
    const block = (page: Page, index = 0) => page.locator('.theme-code-block').nth(index)

    it('is copied without magic comments, and the button says so for a second', async () => {
      const page = await open('docs/guides/code', clipboard)
      await block(page).hover()
      const button = block(page).getByRole('button', { name: 'Скопировать код в буфер обмена' })
      expect(await button.getAttribute('title')).toBe('Скопировать')
      await button.click()
      const copied = block(page).getByRole('button', { name: 'Скопировано' })
      await copied.waitFor()
      await expect.poll(() => page.locator('#docsite-announcer').textContent()).toBe('Скопировано')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1\nconst b = 2')
      await button.waitFor()
    })

    it('is copied on pages without a secure connection too', async () => {
      const plain = await context(clipboard)
      await plain.addInitScript(() => {
        const { clipboard } = navigator
        Object.assign(window, { readClipboard: () => clipboard.readText() })
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      })
      const page = await plain.newPage()
      await page.goto(`${world.site.url}docs/guides/code`)
      await hydrated(page)
      await block(page).hover()
      await block(page)
        .getByRole('button', { name: /Скопировать код/ })
        .click()
      await block(page).getByRole('button', { name: 'Скопировано' }).waitFor()
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
    /** The behaviour is loaded when its first effect is there. */

    it('are chosen by click, in all groups of the name, and kept in storage and address', async () => {
      const page = await open('docs/guides/parts')
      await begin(page)
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
        await begin(page)
      }
      await tab(one, 'macOS').click()
      await expect.poll(() => shown(two)).toEqual(['Первая панель macOS.', 'Вторая панель macOS.'])
    })

    it('are moved through by arrows, Home and End without being chosen, and chosen by Enter', async () => {
      const page = await open('docs/guides/parts')
      await begin(page)
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
      await begin(page)
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
      await begin(page)
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
      await begin(page)
      await press(page, 'Подробности о кластере')
      await expect.poll(() => isStill(page), { interval: 5, timeout: 100 }).toBe(true)
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

  describe('images', () => {
    const large = (page: Page) =>
      page.getByRole('button', { name: 'Увеличить изображение: Большая картинка' })
    const openPictures = async (options?: BrowserContextOptions) => {
      const page = await open('docs/guides/pictures', options)
      await begin(page)
      return page
    }
    const opened = (page: Page) => page.locator('.medium-zoom-image--opened').first()
    /** Acts and waits until an image is wholly open: on its way it takes no orders. */
    const enlarge = async (page: Page, act: () => Promise<unknown>) => {
      const wholly = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener('medium-zoom:opened', () => resolve(), { capture: true, once: true })
          }),
      )
      await act()
      await wholly
    }

    it('become zoomable a second after the page is shown, those in links excepted', async () => {
      const page = await (await context()).newPage()
      await page.addInitScript(() => {
        const times: { live?: number; zoomable?: number } = {}
        Object.assign(window, { times })
        new MutationObserver(() => {
          if (document.documentElement.dataset.hasHydrated) times.live ??= performance.now()
          if (document.querySelector('.medium-zoom-image')) times.zoomable ??= performance.now()
        }).observe(document, { subtree: true, attributes: true })
      })
      await page.goto(`${world.site.url}docs/guides/pictures`)
      await hydrated(page)
      await page.mouse.move(640, 300)
      await large(page).waitFor()
      const { live, zoomable } = await page.evaluate(
        () => (window as unknown as { times: { live: number; zoomable: number } }).times,
      )
      expect(zoomable - live).toBeGreaterThan(900)
      expect(await page.locator('.medium-zoom-image').count()).toBe(2)
      expect(await page.locator('a .medium-zoom-image').count()).toBe(0)
    })

    it('open by click in the middle, within the margins, and close by a click', async () => {
      const page = await openPictures({ viewport: { width: 900, height: 500 } })
      await enlarge(page, () => large(page).click())
      const isOpen = () => page.evaluate(() => document.body.classList.contains('medium-zoom--opened'))
      await expect.poll(isOpen).toBe(true)
      expect(await page.locator('.medium-zoom-image--hidden').count()).toBe(1)
      const box = await opened(page).boundingBox()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(box?.y).toBeGreaterThanOrEqual(59)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(441)
      expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width)).toBeLessThanOrEqual(2)
      await page.mouse.click(450, 250)
      await opened(page).waitFor({ state: 'detached' })
      expect(await isOpen()).toBe(false)
      expect(await page.locator('.medium-zoom-image--hidden').count()).toBe(0)
    })

    it('stand on the colour of the mode, also when that changes, and close by a press beside them', async () => {
      const page = await openPictures({ colorScheme: 'light' })
      const background = () =>
        page.locator('.medium-zoom-overlay').evaluate((overlay) => getComputedStyle(overlay).backgroundColor)
      await enlarge(page, () => large(page).click())
      expect(await background()).toBe('rgb(255, 255, 255)')
      await page.mouse.click(5, 5)
      await opened(page).waitFor({ state: 'detached' })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
      await enlarge(page, () => large(page).click())
      expect(await background()).toBe('rgb(50, 50, 50)')
    })

    it('come in their large form where they have one', async () => {
      const page = await openPictures()
      const small = page.locator('.markdown img').nth(1)
      await small.evaluate((image) =>
        image.setAttribute(
          'data-zoom-src',
          document.querySelector<HTMLImageElement>('.markdown img')?.src ?? '',
        ),
      )
      await page.locator('.medium-zoom-image').nth(1).waitFor()
      await enlarge(page, () => small.click())
      const widths = () =>
        page
          .locator('img.medium-zoom-image--opened')
          .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
      expect(Math.max(...(await widths()))).toBe(900)
    })

    it('leave no listeners behind, however many pages with images are gone to', async () => {
      const page = await openPictures()
      const session = await page.context().newCDPSession(page)
      const listeners = async () => {
        await session.send('HeapProfiler.collectGarbage')
        const { metrics } = await session.send('Performance.getMetrics')
        return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0
      }
      await session.send('Performance.enable')
      const round = async () => {
        await enlarge(page, () => large(page).click())
        await page.keyboard.press('Escape')
        await opened(page).waitFor({ state: 'detached' })
        await page.locator('.navbar a[href="/base/docs/"]').first().click()
        await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
        await page.goBack()
        await large(page).waitFor()
      }
      await round()
      const before = await listeners()
      for (let i = 0; i < 3; i++) await round()
      // An instance of the library has four listeners of its own.
      expect((await listeners()) - before).toBeLessThan(8)
    })

    it('open by a click that comes before the code which enlarges them', async () => {
      const page = await (await context()).newPage()
      await page.route(/\/enlarge-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        await route.continue()
      })
      await page.goto(`${world.site.url}docs/guides/pictures`)
      await hydrated(page)
      await begin(page)
      await large(page).click()
      expect(await opened(page).count()).toBe(0)
      await opened(page).waitFor()
    })

    it.each(['Enter', ' '])(
      'open by the key "%s", keep the rest out of reach, and close by Escape',
      async (key) => {
        const page = await openPictures()
        await large(page).focus()
        await enlarge(page, () => page.keyboard.press(key))
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('#__docusaurus'))).toBeNull()
        // Also for those who do not go by Tab.
        expect(await page.locator('#__docusaurus[inert]').count()).toBe(1)
        expect(await opened(page).getAttribute('aria-label')).toMatch(
          /Большая картинка\. Закрыть изображение$/,
        )
        await page.keyboard.press('Escape')
        await opened(page).waitFor({ state: 'detached' })
        expect(await large(page).evaluate((image) => image === document.activeElement)).toBe(true)
        expect(await page.locator('#__docusaurus[inert]').count()).toBe(0)
      },
    )

    it('close by resizing, and by scrolling more than 40 px after 150 ms', async () => {
      const page = await openPictures({ viewport: { width: 900, height: 400 } })
      await enlarge(page, () => large(page).click())
      await page.mouse.wheel(0, 30)
      await page.waitForTimeout(400)
      expect(await opened(page).count()).toBe(1)
      await page.mouse.wheel(0, 100)
      await opened(page).waitFor({ state: 'detached' })
      await page.evaluate(() => window.scrollTo(0, 0))
      await enlarge(page, () => large(page).click())
      await page.setViewportSize({ width: 880, height: 400 })
      await opened(page).waitFor({ state: 'detached' })
    })

    it('leave nothing behind when the page goes while one is open', async () => {
      const page = await open()
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await page.getByRole('heading', { level: 1, name: 'Длинная' }).waitFor()
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/base/docs/guides/pictures'
        document.body.append(link)
        link.click()
        link.remove()
      })
      await enlarge(page, () => large(page).click())
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Длинная' }).waitFor()
      await expect
        .poll(() => page.locator('.medium-zoom-overlay, .medium-zoom-image--opened').count())
        .toBe(0)
      expect(await page.evaluate(() => document.body.className)).not.toContain('medium-zoom')
      expect(await page.locator('#__docusaurus[inert]').count()).toBe(0)
    })

    it('leave nothing behind when the page goes while one is still opening', async () => {
      const page = await openPictures()
      await large(page).waitFor()
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('.markdown img')?.click()
        document.querySelector<HTMLElement>('.navbar a[href="/base/docs/"]')?.click()
      })
      await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
      await expect
        .poll(() => page.locator('.medium-zoom-overlay, .medium-zoom-image--opened').count())
        .toBe(0)
      expect(await page.evaluate(() => document.body.className)).not.toContain('medium-zoom')
      expect(await page.locator('#__docusaurus[inert], #__docusaurus [inert]').count()).toBe(0)
      await page.goBack()
      await enlarge(page, () => large(page).click())
    })

    it('open and close for those who prefer no motion', async () => {
      const page = await openPictures({ reducedMotion: 'reduce' })
      await enlarge(page, () => large(page).click())
      await page.keyboard.press('Escape')
      await opened(page).waitFor({ state: 'detached' })
    })

    it('show the normal picture, with a warning, when the large one cannot be had', async () => {
      expectComplaint(/Unable to reach the zoom image target/)
      expectComplaint(/404/)
      const page = await openPictures()
      await page
        .locator('.markdown img')
        .first()
        .evaluate((image) => image.setAttribute('data-zoom-src', '/base/none.png'))
      await enlarge(page, () => large(page).click())
      expect(await opened(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)
    })
  })

  describe('diagrams', () => {
    it('are drawn under the strict policy, with their source at hand, and say what failed', async () => {
      const page = await open('docs/guides/diagrams', TALL)
      const containers = page.locator('.docusaurus-mermaid-container')
      await expect.poll(() => containers.locator('> svg[role="img"]').count(), { timeout: 20_000 }).toBe(3)
      expect(await containers.nth(0).locator('> svg[role="img"]').textContent()).toContain('Узел один')
      expect(await containers.nth(0).locator('> svg[role="img"]').getAttribute('role')).toBe('img')
      const node = containers.nth(0).locator('.node rect').first()
      expect(await node.evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(236, 236, 255)')
      await containers.nth(0).getByText('Исходный текст схемы').click()
      expect(await containers.nth(0).locator('pre').textContent()).toContain('flowchart LR')
      const failed = containers.nth(2)
      expect(await failed.getByRole('alert').textContent()).toContain('Не удалось построить схему')
      expect(await failed.getByRole('button', { name: 'Повторить' }).count()).toBe(1)
      expect(await failed.locator('code').textContent()).toContain('A --')
    })

    it('run nothing and change no settings', async () => {
      const page = await open('docs/guides/diagrams', TALL)
      const evil = page.locator('.docusaurus-mermaid-container').nth(3)
      await evil.locator('> svg[role="img"]').waitFor({ timeout: 20_000 })
      expect(await evil.locator('img, foreignObject, script, [onclick], a[href^="javascript"]').count()).toBe(
        0,
      )
      const fill = await evil
        .locator('.node rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).fill)
      expect(fill).toBe('rgb(236, 236, 255)')
      await evil.locator('> svg[role="img"]').click()
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })

    it('follow the colour mode', async () => {
      const page = await open('docs/guides/diagrams', TALL)
      const node = page.locator('.docusaurus-mermaid-container').first().locator('.node rect').first()
      await node.waitFor({ timeout: 20_000 })
      const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
      await expect.poll(sheets).toBe(3)
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      await expect
        .poll(() => node.evaluate((rect) => getComputedStyle(rect).fill))
        .not.toBe('rgb(236, 236, 255)')
      await expect.poll(sheets).toBe(3)
    })

    it('are drawn when they come near, or when the page is printed, and the library comes no sooner', async () => {
      const page = await open('docs/guides/diagrams', { viewport: { width: 1280, height: 120 } })
      await page.evaluate(() => window.scrollTo(0, 0))
      const drawn = page.locator('.docusaurus-mermaid-container > svg[role="img"]')
      await drawn.first().waitFor({ timeout: 20_000 })
      await page.waitForTimeout(300)
      expect(await drawn.count()).toBeLessThan(3)
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect.poll(() => drawn.count(), { timeout: 20_000 }).toBe(3)
    })

    it('leave their source to readers when they cannot be had', async () => {
      const page = await (await world.context(TALL)).newPage()
      const source = page.locator('.docusaurus-mermaid-container').first().locator('pre')
      const look = () => source.evaluate((pre) => [getComputedStyle(pre).opacity, pre.clientHeight > 40])
      expectComplaint(/failed|Failed|ERR_FAILED|stays as the server made it/)
      await page.route(/diagrams-[^/]*\.js/, (route) => route.abort())
      await page.goto(`${world.site.url}docs/guides/diagrams`)
      await expect.poll(look).toEqual(['1', true])
      await page.emulateMedia({ media: 'print' })
      expect(await look()).toEqual(['1', true])
    })

    it('show their source on paper as long as they are not drawn', async () => {
      const page = await (await world.context(TALL)).newPage()
      await page.route(/\.js$/, (route) =>
        /\/boot-/.test(route.request().url()) ? route.continue() : undefined,
      )
      await page.goto(`${world.site.url}docs/guides/diagrams`, { waitUntil: 'commit' })
      const source = page.locator('.docusaurus-mermaid-container').first().locator('pre')
      const look = () => source.evaluate((pre) => [getComputedStyle(pre).opacity, pre.clientHeight > 40])
      await expect.poll(look).toEqual(['0', false])
      await page.emulateMedia({ media: 'print' })
      await expect.poll(look).toEqual(['1', true])
      await page.emulateMedia({ media: 'screen' })
      // Nothing came to draw it.
      await expect.poll(look, { timeout: 12_000 }).toEqual(['1', true])
    })

    it('are no burden to pages without them', async () => {
      await open('docs/guides/code')
      expect(
        world.site.requests.filter((path) => /mermaid|diagrams/.test(path) && !path.endsWith('.json')),
      ).toEqual([])
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
