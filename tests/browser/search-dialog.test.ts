// What the search offers around its results: history, filters, ways out, marks in the page that was chosen.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, ONE_ENGINE, onceOf, reader } from './helpers/browser.ts'
import { fragment, pathname } from './helpers/page.ts'
import { ask, askAgain, dialog, field, marks, options, selected, status } from './helpers/search.ts'

const HISTORY = 'docsite.search.history:/base/'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Поиск' })

/** Chooses the best result of a query. */
async function choose(page: Page, query: string) {
  await ask(page, query)
  await options(page).first().waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Opens the search again, empty. */
async function reopen(page: Page) {
  await page.getByRole('button', { name: 'Поиск' }).first().click()
  await field(page).fill('')
}

describe.each(ENGINES)('the search dialog with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open } = world
  const titles = (page: Page) => page.locator('.search-result__section').allTextContents()

  it('offers the latest queries and what was opened most often, by keys and by mouse, until it is cleared', async () => {
    const page = await open()
    await choose(page, 'кластера')
    await choose(page, 'разметка')
    await choose(page, 'кластер')
    await reopen(page)
    await expect.poll(() => options(page).count()).toBe(5)
    expect((await titles(page)).slice(0, 4)).toEqual(['кластер', 'разметка', 'кластера', 'Кластер'])
    expect(await page.getByRole('group').count()).toBe(2)
    expect(await selected(page)).toBe(-1)
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowUp')
    expect(await selected(page)).toBe(4)
    await page.keyboard.press('Home')
    expect(await selected(page)).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await field(page).inputValue()).toBe('разметка')
    await expect.poll(() => status(page).textContent()).toMatch(/^Найден/)
    await field(page).fill('')
    await options(page).nth(3).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => fragment(page)).toBe('#кластер')
    await reopen(page)
    await dialog(page).getByRole('button', { name: 'Очистить историю' }).click()
    expect(await options(page).count()).toBe(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), HISTORY)).toBeNull()
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  once.it('limits results to a part of the site, by keys alone', async () => {
    const page = await open()
    await askAgain(page, world.site, 'страница')
    await expect.poll(() => options(page).count()).toBe(8)
    const choice = dialog(page).locator('.search-filter').first()
    const summary = choice.locator('summary')
    expect(await summary.textContent()).toBe('Раздел: Все разделы')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const all = choice.getByRole('radio')
    expect(await all.first().isChecked()).toBe(true)
    const names = await all.evaluateAll((radios) =>
      radios.map((radio) => radio.closest('label')?.textContent),
    )
    const guides = names.indexOf('Руководства')
    expect(guides).toBeGreaterThan(0)
    for (let at = 0; at < guides; at++) await page.keyboard.press('ArrowDown')
    await expect.poll(() => status(page).textContent()).toMatch(/ в разделе «Руководства»\.$/)
    // The number is said when the search knows it, before the list is drawn.
    const others = async () => {
      const pages = await options(page).evaluateAll((found) => found.map((one) => one.getAttribute('href')))
      return pages.filter((href) => !href?.startsWith('/base/docs/guides'))
    }
    await expect.poll(others).toEqual([])
    await page.keyboard.press('Escape')
    expect(await dialog(page).isVisible()).toBe(true)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.textContent()).toBe('Раздел: Руководства')
    // Nothing there: a way back to everything.
    await field(page).fill('кластера ёлка')
    await expect.poll(() => status(page).textContent()).not.toMatch(/^$/)
  })

  once.it('searches another version', async () => {
    const page = await open()
    await ask(page, 'кластера')
    await expect.poll(() => options(page).first().getAttribute('href')).toBe('/base/docs/#кластер')
    const choice = dialog(page).locator('.search-filter', { hasText: 'Версия' })
    await choice.locator('summary').click()
    await choice.getByText('1.0').last().click()
    await expect.poll(() => options(page).first().getAttribute('href')).toBe('/base/docs/1.0/#кластер')
    expect(await choice.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false)
  })

  once.it('helps where nothing is found', async () => {
    const page = await open()
    await ask(page, 'клостерд')
    await expect.poll(() => status(page).textContent()).not.toBe('')
    await field(page).fill('ыыыыы')
    await expect.poll(() => status(page).textContent()).toBe('Результатов не найдено.')
    expect(await dialog(page).textContent()).toContain('Проверьте, нет ли опечаток')
    const areas = dialog(page).getByRole('navigation')
    await areas.getByRole('link', { name: 'Руководства' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => pathname(page)).toMatch(/^\/base\/docs\/guides/)
  })

  once.it('says what was searched for instead, and goes back to what was typed', async () => {
    const page = await open()
    await ask(page, 'rkfcnth')
    await expect.poll(() => status(page).textContent()).toMatch(/^Показаны результаты для «кластер»\. Найден/)
    await dialog(page).getByRole('button', { name: 'Искать «rkfcnth»' }).click()
    await expect.poll(() => status(page).textContent()).toBe('Результатов не найдено.')
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  once.it('goes from the ends of the text to the ends of the list', async () => {
    const page = await open()
    await askAgain(page, world.site, 'страница')
    await expect.poll(() => options(page).count()).toBe(8)
    await page.keyboard.press('End')
    expect(await selected(page)).toBe(7)
    await page.keyboard.press('Home')
    expect(await selected(page)).toBe(7)
    await page.keyboard.press('Home')
    expect(await selected(page)).toBe(0)
  })

  once.it('leaves marks that Escape or a button takes off, the first of them in sight', async () => {
    const page = await open('docs/', { viewport: { width: 1000, height: 500 } })
    for (const remove of [
      () => page.keyboard.press('Escape'),
      () => bar(page).getByRole('button', { name: 'Снять выделение' }).click(),
    ]) {
      await ask(page, 'гиперкубов')
      await page.locator('.search-result[href$="long#часть-7"]').click()
      await bar(page).waitFor()
      expect(await bar(page).getByRole('status').textContent()).toMatch(/^Выделен[оы] \d+ слов/)
      const inSight = () =>
        page
          .locator('mark[data-markjs]')
          .first()
          .evaluate((mark) => {
            const { top, bottom } = mark.getBoundingClientRect()
            return top >= 0 && bottom <= innerHeight
          })
      await expect.poll(inSight).toBe(true)
      await remove()
      expect(await marks(page)).toEqual([])
      expect(await bar(page).count()).toBe(0)
    }
  })
})

// One engine is enough: storage is read without any, and the rest is the work of style sheets.
describe('the search dialog', () => {
  const world = reader(ONE_ENGINE)
  const { open, context } = world

  it('works with a storage that is forbidden, and with anything in it', async () => {
    const forbidden = await context()
    await forbidden.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    world.expectComplaint(/storage/)
    const page = await forbidden.newPage()
    await page.goto(`${world.site.url}docs/`)
    await hydrated(page)
    await choose(page, 'кластера')
    await reopen(page)
    expect(await options(page).count()).toBe(0)

    for (const value of [
      '{',
      'null',
      '[1]',
      '{"queries":5,"sections":{}}',
      '{"queries":[1,""],"sections":[{"route":"javascript:1","title":"x","path":[],"count":1},{"route":"//evil/base/","title":"x","path":[],"count":1},{"route":"/base/docs/","title":1,"path":[],"count":1}]}',
    ]) {
      const broken = await context()
      await broken.addInitScript(
        ([key, value]) => {
          // The empty page before it has no storage.
          if (location.protocol !== 'about:') localStorage.setItem(key, value)
        },
        [HISTORY, value] as const,
      )
      const other = await broken.newPage()
      await other.goto(`${world.site.url}docs/`)
      await hydrated(other)
      await reopen(other)
      expect(await options(other).count(), value).toBe(0)
    }
  })

  it('has targets of 44 pixels, and fits a narrow window with large text', async () => {
    const page = await open('docs/', { viewport: { width: 320, height: 640 } })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await ask(page, 'страница')
    await expect.poll(() => options(page).count()).toBe(8)
    const sizes = await dialog(page)
      .locator('button, summary, [role="option"]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    const wide = await dialog(page).evaluate(
      (box) =>
        [box, ...box.querySelectorAll('.search-dialog__panel, .search-dialog__form, .search-filters')].filter(
          (one) => one.scrollWidth > one.clientWidth + 1,
        ).length,
    )
    expect(wide).toBe(0)
  })

  it('prints pages without marks', async () => {
    const page = await open()
    await choose(page, 'кластера')
    await bar(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await bar(page).isVisible()).toBe(false)
    const background = await page
      .locator('mark[data-markjs]')
      .first()
      .evaluate((mark) => getComputedStyle(mark).backgroundColor)
    expect(background).toBe('rgba(0, 0, 0, 0)')
  })
})
