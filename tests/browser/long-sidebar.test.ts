// A level of the sidebar with hundreds of items: a page shows those near by, and the rest can be reached with scripts and without.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, onceOf, reader } from './helpers/browser.ts'
import { heading, pathname } from './helpers/page.ts'
import { createHold, settled } from './helpers/settle.ts'

const menu = (page: Page) => page.locator('.theme-doc-sidebar-menu')
const current = (page: Page) => menu(page).locator('a[aria-current="page"]')
/** Labels of the second level, the ends of what is left out among them. */
const shown = (page: Page) => menu(page).locator('.menu__list > li').allTextContents()
const labels = (folder: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${folder}, ${from + at}`)

describe.each(ENGINES)('a long level with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine, 'longSites')
  const { open, context } = world

  it('is shown around the page, without scripts too, where its ends lead on', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}docs/plain/p100`)
    expect(await shown(page)).toEqual(['Ещё 84 выше', ...labels('Без страницы', 85, 120), 'Ещё 180 ниже'])
    await menu(page).getByRole('link', { name: 'Ещё 180 ниже' }).click()
    await heading(page, 'Без страницы, 121').waitFor()
    expect(await shown(page)).toEqual(['Ещё 108 выше', ...labels('Без страницы', 109, 144), 'Ещё 156 ниже'])
    await menu(page).getByRole('link', { name: 'Ещё 108 выше' }).click()
    await heading(page, 'Без страницы, 108').waitFor()
  })

  once.it('leads without scripts to the list of the category where there is one', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}docs/listed/p001`)
    await menu(page).getByRole('link', { name: 'Ещё 94 ниже' }).click()
    await page.waitForURL(/\/docs\/listed\/?$/)
    expect(await page.locator('main a[href*="/listed/p"]').count()).toBeGreaterThanOrEqual(130)
    // The list itself leads on to the first page that its sidebar leaves out.
    await menu(page).getByRole('link', { name: 'Ещё 94 ниже' }).click()
    await heading(page, 'Со списком, 37').waitFor()
  })

  it('grows in place, and the reader goes on with the first item that came', async () => {
    const page = await open('docs/plain/p100')
    await menu(page).hover()
    await settled(page, world.site)
    await menu(page).getByRole('link', { name: 'Ещё 180 ниже' }).click()
    await expect.poll(() => shown(page)).toEqual(['Ещё 84 выше', ...labels('Без страницы', 85, 300)])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Без страницы, 121')
    await menu(page).getByRole('link', { name: 'Ещё 84 выше' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => shown(page)).toEqual(labels('Без страницы', 1, 300))
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Без страницы, 84')
    expect(pathname(page)).toMatch(/^\/base\/docs\/plain\/p100/)
  })

  once.it(
    'grows where the category has a list, also for a reader who is faster than the sidebar',
    async () => {
      const page = await open('docs/listed/p001')
      const { until, release } = createHold()
      await page.route(/assets\/sidebar-/, async (route) => {
        await until
        await route.continue()
      })
      await menu(page).hover()
      await settled(page, world.site)
      await menu(page).getByRole('link', { name: 'Ещё 94 ниже' }).click()
      release()
      await expect.poll(() => shown(page)).toEqual(labels('Со списком', 1, 130))
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Со списком, 37')
      expect(pathname(page)).toMatch(/^\/base\/docs\/listed\/p001/)
    },
  )

  once.it('brings a few hundred items at once', async () => {
    const page = await open('docs/plain/p001')
    await menu(page).hover()
    await settled(page, world.site)
    await menu(page).getByRole('link', { name: 'Ещё 264 ниже' }).click()
    await expect.poll(() => shown(page)).toEqual([...labels('Без страницы', 1, 236), 'Ещё 64 ниже'])
  })

  it('stays as it is for pages in sight, grows with those behind its end, and follows a reader who goes far', async () => {
    const page = await open('docs/plain/p100')
    await menu(page).hover()
    await settled(page, world.site)
    await menu(page).getByRole('link', { name: 'Без страницы, 120', exact: true }).click()
    await heading(page, 'Без страницы, 120').waitFor()
    expect(await shown(page)).toEqual(['Ещё 84 выше', ...labels('Без страницы', 85, 120), 'Ещё 180 ниже'])
    await page.locator('.pagination-nav__link--next').click()
    await heading(page, 'Без страницы, 121').waitFor()
    expect(await shown(page)).toEqual(['Ещё 84 выше', ...labels('Без страницы', 85, 144), 'Ещё 156 ниже'])
    await page.getByRole('link', { name: 'Последняя', exact: true }).click()
    await heading(page, 'Без страницы, 300').waitFor()
    expect(await shown(page)).toEqual(['Ещё 264 выше', ...labels('Без страницы', 265, 300)])
    expect(await current(page).textContent()).toBe('Без страницы, 300')
  })
})
