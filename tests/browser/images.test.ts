// Images that are enlarged.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { go, scrollY } from './helpers/navigation.ts'
import { scrollBy } from './helpers/page.ts'
import type { Site } from './helpers/serve.ts'
import { createHold, settled } from './helpers/settle.ts'

/** The reader begins to act; what waits for that is there when this is done. */
async function begin(page: Page, site: Site): Promise<void> {
  await page.mouse.move(640, 300)
  await settled(page, site)
}

// One engine is enough: behaviours of articles know none (tests/architecture/layers.test.ts).
describe('articles', () => {
  const world = reader(ONE_ENGINE)
  const { open, context, expectComplaint } = world

  describe('images', () => {
    const large = (page: Page) =>
      page.getByRole('button', { name: 'Увеличить изображение: Большая картинка' })
    const openPictures = async (options?: BrowserContextOptions) => {
      const page = await open('docs/guides/pictures', options)
      await begin(page, world.site)
      return page
    }
    const opened = (page: Page) => page.locator('.medium-zoom-image--opened').first()
    const expectNothingLeft = async (page: Page) => {
      await expect
        .poll(() => page.locator('.medium-zoom-overlay, .medium-zoom-image--opened').count())
        .toBe(0)
      expect(await page.evaluate(() => document.body.className)).not.toContain('medium-zoom')
      expect(await page.locator('#__docusaurus[inert], #__docusaurus [inert]').count()).toBe(0)
    }
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
      // Looked at in the page: from here a second is soon gone.
      await page.addInitScript(() => {
        const seen: { live?: number; zoomable?: number } = {}
        Object.assign(window, { seen })
        new MutationObserver(() => {
          if (document.documentElement.dataset.hasHydrated) seen.live ??= performance.now()
          if (document.querySelector('.medium-zoom-image')) seen.zoomable ??= performance.now()
        }).observe(document, { attributes: true, childList: true, subtree: true })
      })
      await page.goto(`${world.site.url}docs/guides/pictures`)
      await page.mouse.move(640, 300)
      await large(page).waitFor()
      const waited = await page.evaluate(() => {
        const { seen } = window as unknown as { seen: { live: number; zoomable: number } }
        return seen.zoomable - seen.live
      })
      expect(waited).toBeGreaterThan(900)
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
      const { until, release } = createHold()
      const page = await (await context()).newPage()
      await page.route(/\/enlarge-/, async (route) => {
        await until
        await route.continue()
      })
      await page.goto(`${world.site.url}docs/guides/pictures`)
      await hydrated(page)
      await begin(page, world.site)
      await large(page).click()
      expect(await opened(page).count()).toBe(0)
      release()
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
      const before = await scrollY(page)
      await scrollBy(page, 30)
      expect(await scrollY(page)).toBe(before + 30)
      // A later timer of the same length: when it has run, that of the library has.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
      expect(await opened(page).count()).toBe(1)
      await scrollBy(page, 100)
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
      await go(page, 'docs/guides/pictures')
      await enlarge(page, () => large(page).click())
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Длинная' }).waitFor()
      await expectNothingLeft(page)
    })

    it('leave nothing behind when the page goes while one is still opening', async () => {
      const page = await openPictures()
      await large(page).waitFor()
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('.markdown img')?.click()
        document.querySelector<HTMLElement>('.navbar a[href="/base/docs/"]')?.click()
      })
      await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
      await expectNothingLeft(page)
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
})
