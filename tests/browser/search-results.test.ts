// What the search finds: the list, its keys, and the marks in the page that is chosen.
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, ONE_ENGINE, onceOf, reader } from './helpers/browser.ts'
import { fragment, heading, isFocused } from './helpers/page.ts'
import { ask, askAgain, dialog, field, marks, options, selected, status } from './helpers/search.ts'
import { settled } from './helpers/settle.ts'

declare global {
  interface Window {
    /** While it is there, queries wait in it instead of being sent to the worker. */
    heldQueries?: (() => void)[] | undefined
  }
}

/** In the browser: as long as there is a list of held queries, what is sent to workers is put there. */
function makeQueriesHoldable() {
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
    const send = () => Reflect.apply(postMessage, this, message)
    if (window.heldQueries) window.heldQueries.push(send)
    else send()
  }
}

describe.each(ENGINES)('search with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open, context } = world

  describe('results', () => {
    it('are links with section, page and excerpt, hits marked, no more than eight', async () => {
      const page = await open()
      await ask(page, 'кластера')
      await options(page).first().waitFor()
      const first = options(page).first()
      await expect.poll(() => first.getAttribute('href')).toBe('/base/docs/#кластер')
      expect(await first.locator('.search-result__section').textContent()).toBe('Кластер')
      expect(await first.locator('.search-result__page').textContent()).toBe('Начало')
      expect(await first.locator('.search-result__excerpt').textContent()).toMatch(/^Узлы кластера/)
      // The stem of the word in its other forms, too.
      expect(await first.locator('mark').allTextContents()).toEqual(['Кластер', 'кластера'])
      await field(page).fill('страница')
      await expect.poll(() => options(page).count()).toBe(8)
      expect(await status(page).textContent()).toBe('Найдено 8 результатов')
    })

    once.it('say that there are none', async () => {
      const page = await open()
      await ask(page, 'ыыыыы')
      await expect.poll(() => status(page).textContent()).toBe('Результатов не найдено.')
      await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false')
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
    })

    it('are moved through by the keys, round, the first one chosen at first', async () => {
      const page = await open()
      await askAgain(page, world.site, 'страница')
      await expect.poll(() => options(page).count()).toBe(8)
      const active = async () => {
        const id = (await field(page).getAttribute('aria-activedescendant')) ?? ''
        return options(page).evaluateAll((all, id) => all.findIndex((one) => one.id === id), id)
      }
      expect([await selected(page), await active()]).toEqual([0, 0])
      await page.keyboard.press('ArrowDown')
      expect([await selected(page), await active()]).toEqual([1, 1])
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      expect([await selected(page), await active()]).toEqual([7, 7])
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      await page.keyboard.press('Home')
      await page.keyboard.type('а')
      expect(await field(page).inputValue()).toBe('астраница')
    })

    it('are chosen under the mouse, which leaves the first one chosen and the focus in the field', async () => {
      const page = await open()
      await ask(page, 'страница')
      await expect.poll(() => options(page).count()).toBe(8)
      await options(page).nth(2).hover()
      await expect.poll(() => selected(page)).toBe(2)
      await page.mouse.down()
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      await page.mouse.move(5, 5)
      await page.mouse.up()
      await expect.poll(() => selected(page)).toBe(0)
    })

    it('stay in sight when moved through, and begin at the top for another query, wherever the list was left', async () => {
      const page = await open('docs/', { viewport: { width: 1280, height: 360 } })
      await askAgain(page, world.site, 'страница')
      await expect.poll(() => options(page).count()).toBe(8)
      const inSight = (index: number) =>
        options(page)
          .nth(index)
          .evaluate((option) => {
            const { top, bottom } = option.getBoundingClientRect()
            return top >= 0 && bottom <= window.innerHeight
          })
      expect(await inSight(7)).toBe(false)
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => inSight(7)).toBe(true)
      expect(await inSight(0)).toBe(false)
      await field(page).fill('страницы')
      await expect.poll(() => inSight(0)).toBe(true)
      // Scrolled by other means the first result is still the chosen one, so that choosing it moves nothing.
      await page.locator('.search-dialog__panel').evaluate((panel) => panel.scrollTo(0, 200))
      expect(await inSight(0)).toBe(false)
      await field(page).fill('страница')
      await expect.poll(() => inSight(0)).toBe(true)
    })

    once.it(
      'open by Enter with Shift in a window; not with Alt, nor while signs are being composed',
      async () => {
        const page = await open()
        await ask(page, 'кластера')
        await options(page).first().waitFor()
        await page.keyboard.press('Alt+Enter')
        await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
        await settled(page, world.site)
        expect(await dialog(page).isVisible()).toBe(true)
        const [popup] = await Promise.all([
          page.context().waitForEvent('page'),
          page.keyboard.press('Shift+Enter'),
        ])
        await popup.waitForURL((url) => decodeURIComponent(url.href).endsWith('docs/#кластер'))
        expect(await dialog(page).isVisible()).toBe(true)
      },
    )

    it('open by an Enter that comes before them: never what another query found', async () => {
      const held = await context()
      await held.addInitScript(makeQueriesHoldable)
      const page = await held.newPage()
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await ask(page, 'кластера')
      await expect.poll(() => options(page).first().getAttribute('href')).toBe('/base/docs/#кластер')
      await page.evaluate(() => {
        window.heldQueries = []
      })
      await field(page).fill('гиперкубов')
      await page.keyboard.press('Enter')
      await settled(page, world.site)
      expect(await dialog(page).isVisible()).toBe(true)
      await page.evaluate(() => {
        for (const send of window.heldQueries?.splice(0) ?? []) send()
      })
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => fragment(page)).toBe('#часть-7')
      await dialog(page).waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(page, /^Часть 7/)).toBe(true)
    })

    once.it('open by Enter, with Ctrl in a new tab', async () => {
      const page = await open()
      await ask(page, 'кластера')
      await options(page).first().waitFor()
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.keyboard.press('Control+Enter'),
      ])
      await tab.waitForURL((url) => decodeURIComponent(url.href).endsWith('docs/#кластер'))
      expect(await marks(tab)).toEqual([])
      await dialog(page).waitFor()
    })

    once.it('never become markup', async () => {
      const page = await open()
      await ask(page, 'разметка')
      await options(page).first().waitFor()
      expect(await options(page).first().locator('img, script').count()).toBe(0)
      await field(page).fill('<img src=x onerror=window.hacked=5>')
      await settled(page, world.site)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      expect(await dialog(page).locator('img').count()).toBe(0)
    })
  })

  describe('marks', () => {
    it('are put on the words in the article of the chosen page, once', async () => {
      const page = await open('docs/guides/code')
      await ask(page, 'кластера')
      await options(page).first().waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
      await expect.poll(() => marks(page)).toEqual(['Кластер', 'кластера'])
      expect(await dialog(page).isVisible()).toBe(false)
      expect(await page.locator('article mark').count()).toBe(2)
      await expect.poll(() => fragment(page)).toBe('#кластер')
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('terms')
      await page.reload()
      await hydrated(page)
      await settled(page, world.site)
      expect(await marks(page)).toEqual([])
    })

    it('are taken off when the page goes, and the page is as it was when it comes back', async () => {
      const page = await open()
      const html = () =>
        page.evaluate(() =>
          document.querySelector('article .markdown')?.innerHTML.replace(' tabindex="-1"', ''),
        )
      const before = await html()
      await ask(page, 'кластера')
      await page.locator('.search-result[href="/base/docs/#кластер"]').click()
      await expect.poll(() => marks(page)).not.toEqual([])
      const bar = page.locator('.search-marks')
      expect(await bar.count()).toBe(1)
      await page.locator('.theme-doc-sidebar-menu a[href="/base/docs/long"]').click()
      await page.getByRole('heading', { level: 1, name: 'Длинная страница' }).waitFor()
      await expect.poll(() => bar.count()).toBe(0)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
      expect(await marks(page)).toEqual([])
      expect(await html()).toBe(before)
    })

    it('in headings of the app leave these whole', async () => {
      const page = await open()
      await ask(page, 'длинная страница')
      await page.locator('.search-result[href="/base/docs/long"]').click()
      const title = page.locator('h1')
      await expect.poll(() => title.locator('mark').allTextContents()).toEqual(['Длинная', 'страница'])
      await page.locator('.theme-doc-sidebar-menu a[href="/base/docs/"]').click()
      await expect.poll(() => title.textContent()).toBe('Начало')
      await page.goBack()
      await expect.poll(() => title.textContent()).toBe('Длинная страница')
      expect(await marks(page)).toEqual([])
    })

    once.it('move with a new search on the same page', async () => {
      const page = await open()
      for (const [query, shown, marked] of [
        ['кластера', 'кластера', ['Кластер', 'кластера']],
        ['елка', 'Ёлка', ['Ёлка']],
      ] as const) {
        await ask(page, query)
        const section = page.locator('.search-result[href="/base/docs/#кластер"] .search-result__excerpt')
        // Until the answer is there, the one to the query before stays on screen.
        await expect.poll(() => section.locator('mark').first().textContent()).toBe(shown)
        await section.click()
        await expect.poll(() => marks(page)).toEqual(marked)
      }
    })
  })
})

// One engine is enough: what finds sections, excerpts and words knows none (tests/architecture/layers.test.ts).
describe('results of the search', () => {
  const world = reader(ONE_ENGINE)
  const { open, expectComplaint } = world

  it('show the place of the hit, also in the middle of a section and in another form of the word', async () => {
    const page = await open()
    await ask(page, 'гиперкубов')
    const excerpt = page.locator('.search-result[href$="long#часть-7"] .search-result__excerpt')
    await expect
      .poll(() => excerpt.textContent())
      .toMatch(/^….*подключите резервные гиперкубы к очереди сообщений и проверьте журнал\.$/)
    expect(await excerpt.locator('mark').allTextContents()).toEqual(['гиперкубы'])
  })

  it('keep the beginning of the section where the page cannot be had', async () => {
    world.site.faults.set('docs/long/index.bin', { status: 500 })
    expectComplaint(/500/)
    const page = await open()
    await ask(page, 'гиперкубов')
    const excerpt = page.locator('.search-result[href$="long#часть-7"] .search-result__excerpt')
    await expect.poll(() => excerpt.textContent()).toMatch(/^Длинный текст/)
    await expect.poll(() => world.site.requests.includes('docs/long/index.bin')).toBe(true)
    await expect.poll(() => excerpt.textContent()).toMatch(/^Длинный текст/)
  })

  it('find «ё» by «е», beginnings of words, tags', async () => {
    const page = await open()
    await ask(page, 'елка')
    await expect.poll(() => options(page).first().getAttribute('href')).toBe('/base/docs/#кластер')
    await field(page).fill('настр')
    await expect.poll(() => options(page).count()).toBeGreaterThan(1)
    await field(page).fill('pg-17')
    const found = () => options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    await expect.poll(found).toContain('/base/docs/long')
  })

  it('are of the version on screen', async () => {
    const page = await open('docs/1.0/')
    await ask(page, 'кластера')
    await expect.poll(() => options(page).first().getAttribute('href')).toBe('/base/docs/1.0/#кластер')
  })

  it('of queries with signs raise nothing, and the next query finds', async () => {
    const page = await open()
    await ask(page, '')
    for (const query of [
      'a:b',
      '+x -y',
      '~',
      'x~10',
      '^2',
      '"',
      '\\',
      '🎉',
      'constructor',
      '__proto__',
      '*',
      '[',
      '%E0%A4%A',
    ]) {
      await field(page).fill(query)
      await expect.poll(() => status(page).textContent(), { message: query }).not.toBe('')
      await field(page).fill('кластер')
      await expect
        .poll(() => options(page).first().getAttribute('href'), { message: query })
        .toBe('/base/docs/#кластер')
      await field(page).fill('')
      await expect.poll(() => options(page).count()).toBe(0)
    }
  })

  it('take signs as text, in the marks as well', async () => {
    const page = await open()
    await ask(page, 'a.b')
    await page.locator('.search-result[href*="markup"]').first().click()
    await expect.poll(() => marks(page)).toEqual(['a.b'])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
})
