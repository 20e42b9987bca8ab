// Diagrams: drawn under the strict policy, when they are near, and not at all where nobody looks.
import { describe, expect, it } from 'vitest'
import { ONE_ENGINE, reader } from './helpers/browser.ts'
import { settled } from './helpers/settle.ts'

/** A window in which all diagrams of the page are near; readers who do nothing see them three seconds later. */
const TALL = { viewport: { width: 1280, height: 4000 } }

// One engine is enough: behaviours of articles know none (tests/architecture/layers.test.ts).
describe('articles', () => {
  const world = reader(ONE_ENGINE)
  const { open, expectComplaint } = world
  /** The page in that window, whose reader begins to act. */
  const openTall = async () => {
    const page = await open('docs/guides/diagrams', TALL)
    await page.mouse.move(640, 300)
    return page
  }

  describe('diagrams', () => {
    it('are drawn under the strict policy, with their source at hand, and say what failed', async () => {
      const page = await open('docs/guides/diagrams', TALL)
      const containers = page.locator('.docusaurus-mermaid-container')
      await expect.poll(() => containers.locator('> svg[role="img"]').count()).toBe(3)
      expect(await containers.nth(0).locator('> svg[role="img"]').textContent()).toContain('Узел один')
      expect(await containers.nth(0).locator('> svg[role="img"]').getAttribute('role')).toBe('img')
      const node = containers.nth(0).locator('.node rect').first()
      expect(await node.evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(226, 240, 241)')
      await containers.nth(0).getByText('Исходный текст схемы').click()
      expect(await containers.nth(0).locator('pre').textContent()).toContain('flowchart LR')
      const failed = containers.nth(2)
      expect(await failed.getByRole('alert').textContent()).toContain('Не удалось построить схему')
      expect(await failed.getByRole('button', { name: 'Повторить' }).count()).toBe(1)
      expect(await failed.locator('code').textContent()).toContain('A --')
    })

    it('run nothing and change no settings', async () => {
      const page = await openTall()
      const evil = page.locator('.docusaurus-mermaid-container').nth(3)
      await evil.locator('> svg[role="img"]').waitFor()
      expect(await evil.locator('img, foreignObject, script, [onclick], a[href^="javascript"]').count()).toBe(
        0,
      )
      const fill = await evil
        .locator('.node rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).fill)
      expect(fill).toBe('rgb(226, 240, 241)')
      await evil.locator('> svg[role="img"]').click()
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })

    it('follow the colour mode', async () => {
      const page = await openTall()
      const node = page.locator('.docusaurus-mermaid-container').first().locator('.node rect').first()
      await node.waitFor()
      const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
      await expect.poll(sheets).toBe(3)
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark'
      })
      await expect.poll(() => node.evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(22, 53, 59)')
      await expect.poll(sheets).toBe(3)
    })

    it('have the colours that the style sheets of the page give it, in any notation', async () => {
      const page = await openTall()
      const node = page.locator('.docusaurus-mermaid-container').first().locator('.node rect').first()
      await node.waitFor()
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '[data-theme] { --ds-accent-soft: oklch(1 0 0); --ds-accent: color-mix(in srgb, red, blue) }',
        )
        document.adoptedStyleSheets.push(sheet)
        document.documentElement.dataset.theme = 'dark'
      })
      await expect
        .poll(() => node.evaluate((rect) => [getComputedStyle(rect).fill, getComputedStyle(rect).stroke]))
        .toEqual(['rgb(255, 255, 255)', 'rgb(128, 0, 128)'])
    })

    it('are drawn when they come near, or when the page is printed, and the library comes no sooner', async () => {
      const page = await open('docs/guides/diagrams', { viewport: { width: 1280, height: 120 } })
      await page.evaluate(() => window.scrollTo(0, 0))
      const drawn = page.locator('.docusaurus-mermaid-container > svg[role="img"]')
      await drawn.first().waitFor()
      await settled(page, world.site)
      expect(await drawn.count()).toBeLessThan(3)
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect.poll(() => drawn.count()).toBe(3)
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
      await expect.poll(look).toEqual(['1', true])
    })

    it('are no burden to pages without them', async () => {
      await open('docs/guides/code')
      expect(
        world.site.requests.filter((path) => /mermaid|diagrams/.test(path) && !path.endsWith('.bin')),
      ).toEqual([])
    })
  })
})
