// What only the eye would notice: a drawing cut off, a layout that does not fit the reader's text, a page without a way out.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { createHold, still } from './helpers/settle.ts'
import { watchShifts } from './helpers/shifts.ts'

// One engine is enough: both make the same tree.
describe('the look', () => {
  const world = reader(ONE_ENGINE)
  const { open, context, expectComplaint } = world

  it.each([
    ['between two items of the bar', 'docs/long', '<button', 'color-toggle'],
    ['between a notice and its button', 'docs/long', '<button', 'theme-announcement-bar__close'],
    ['within a breadcrumb', 'docs/deep/inner/p13', '<a', 'breadcrumbs__item--active'],
    ['before the words of a button', 'docs/long', '<span', 'theme-doc-toc-mobile__label'],
    ['between two rows of a table', 'docs/guides/rich', '<tr', '</table>'],
    ['before the last words of a paragraph', 'docs/guides/rich', ' ', '</p>'],
  ])(
    'paints no half of a page, and moves nothing when the rest comes: cut %s',
    async (_, path, at, before) => {
      const html = readFileSync(join(inject('sites')[ONE_ENGINE], path, 'index.html'), 'utf8')
      const cut = html.lastIndexOf(at, html.indexOf(before, html.indexOf('</head>')))
      expect(cut).toBeGreaterThan(html.indexOf('<body'))
      const looked = createHold()
      async function* parts() {
        yield html.slice(0, cut)
        await looked.until
        yield html.slice(cut)
      }
      world.site.faults.set(path, { parts: parts() })
      const page = await (await context({ viewport: { width: 390, height: 844 } })).newPage()
      const shifts = await watchShifts(page)
      await page.goto(world.site.url + path, { waitUntil: 'commit' })
      await page.locator('.skip-to-content').waitFor({ state: 'attached' })
      // Time enough for two frames, were there any.
      const frames = await page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => done('painted')))
            setTimeout(done, 500, 'waits')
          }),
      )
      expect(frames).toBe('waits')
      looked.release()
      await hydrated(page)
      await still(page)
      expect(await page.locator('.navbar__brand').isVisible()).toBe(true)
      expect(await shifts()).toEqual([])
    },
  )

  it.each(['no-preference', 'reduce'] as const)(
    'shows diagrams whole when the wish for less movement is: %s',
    async (reducedMotion) => {
      const page = await open('docs/guides/diagrams', {
        viewport: { width: 1280, height: 4000 },
        reducedMotion,
      })
      await page.mouse.move(640, 300)
      const drawing = page.locator('.docusaurus-mermaid-container > svg[role="img"]').first()
      await drawing.waitFor()
      const margins = await drawing.evaluate((svg: SVGSVGElement) => {
        const { baseVal: view } = svg.viewBox
        const content = svg.getBBox()
        return [
          content.x - view.x,
          content.y - view.y,
          view.x + view.width - content.x - content.width,
          view.y + view.height - content.y - content.height,
        ].map(Math.round)
      })
      // What the library leaves at each side.
      expect(margins).toEqual([8, 8, 8, 8])
    },
  )

  it('is that of narrow windows where the browser’s own text is twice as large', async () => {
    const page = await open('docs/guides/code', { viewport: { width: 1440, height: 900 } })
    expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(true)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.reload()
    await hydrated(page)
    const menu = page.getByRole('button', { name: 'Меню' })
    await menu.waitFor()
    expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(false)
    const column = await page.locator('.docs-main__column').evaluate((element) => element.clientWidth)
    expect(column).toBeGreaterThan(1200)
    await menu.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Схемы' }).waitFor()
  })

  it('covers no code with its buttons where there is no pointer that hovers', async () => {
    const page = await open('docs/guides/code', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const wide = page.locator('.theme-code-block').nth(1)
    await wide.locator('pre').tap()
    const wrap = wide.locator('.code-button--wrap')
    await wrap.waitFor()
    const room = () =>
      wide.evaluate((block) => {
        const line = block.querySelector('.token-line')
        const buttons = block.querySelector('.code-buttons')
        if (!line || !buttons) return -1
        return line.getBoundingClientRect().top - buttons.getBoundingClientRect().bottom
      })
    expect(await room()).toBeGreaterThanOrEqual(0)
    await wrap.tap()
    expect(await room()).toBeGreaterThanOrEqual(0)
  })

  it('offers a way out where nothing was found', async () => {
    expectComplaint(/404/)
    const page = await open('docs/nowhere')
    await page.getByRole('main').getByRole('link', { name: 'Главная страница' }).click()
    await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
  })
})
