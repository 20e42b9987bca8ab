// The search box: its button, its dialog, and the index that it loads.
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, ONE_ENGINE, onceOf, reader } from './helpers/browser.ts'
import { ask, dialog, field, INDEX, options, SHARDS, status } from './helpers/search.ts'
import { settled } from './helpers/settle.ts'

describe.each(ENGINES)('search with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open } = world

  describe('the dialog', () => {
    it('opens by its button with the focus in the field, and closes by Escape back to the button', async () => {
      const page = await open()
      await page.getByRole('button', { name: 'Поиск' }).click()
      await dialog(page).waitFor()
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => document.body.classList.contains('aa-Detached'))).toBe(true)
      await page.keyboard.type('кластер')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.body.classList.contains('aa-Detached'))).toBe(false)
      const button = page.getByRole('button', { name: 'Поиск' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => button.textContent()).toContain('кластер')
      await button.click()
      expect(await field(page).inputValue()).toBe('кластер')
    })

    once.it('opens by Ctrl K and by a slash, but not by a slash that is typed', async () => {
      const page = await open()
      await page.keyboard.press('Control+k')
      await dialog(page).waitFor()
      await page.keyboard.type('/')
      expect(await field(page).inputValue()).toBe('/')
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      await dialog(page).waitFor()
      expect(await field(page).inputValue()).toBe('/')
    })

    once.it('closes by its button and by a press outside', async () => {
      const page = await open()
      await page.keyboard.press('Control+k')
      await dialog(page).getByRole('button', { name: 'Отмена' }).click()
      await dialog(page).waitFor({ state: 'hidden' })
      await page.keyboard.press('Control+k')
      await dialog(page).waitFor()
      await page.mouse.click(5, 700)
      await dialog(page).waitFor({ state: 'hidden' })
    })

    once.it('clears the field and stays', async () => {
      const page = await open()
      await ask(page, 'кластер')
      await options(page).first().waitFor()
      await dialog(page).getByRole('button', { name: 'Очистить' }).click()
      expect(await field(page).inputValue()).toBe('')
      expect(await options(page).count()).toBe(0)
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    })

    it('keeps Tab inside and the page behind out of reach', async () => {
      const page = await open()
      await ask(page, 'кластер')
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press('Tab')
        const inside = await page.evaluate(() => {
          const { activeElement } = document
          return activeElement === document.body || activeElement?.closest('dialog') !== null
        })
        expect(inside).toBe(true)
      }
    })

    once.it('is a combobox over a list, with a field that the browser leaves alone', async () => {
      const page = await open()
      await ask(page, '')
      const attributes = (names: readonly string[]) =>
        field(page).evaluate((input, names) => names.map((name) => input.getAttribute(name)), names)
      expect(
        await attributes([
          'type',
          'autocomplete',
          'autocorrect',
          'autocapitalize',
          'spellcheck',
          'maxlength',
        ]),
      ).toEqual(['search', 'off', 'off', 'off', 'false', '512'])
      expect(await attributes(['aria-autocomplete', 'aria-expanded'])).toEqual(['list', 'false'])
      const clear = dialog(page).getByRole('button', { name: 'Очистить' })
      expect(await clear.count()).toBe(0)
      await field(page).fill('кластер')
      await options(page).first().waitFor()
      expect(await attributes(['aria-expanded'])).toEqual(['true'])
      expect(await clear.count()).toBe(1)
      const [list] = await attributes(['aria-controls'])
      expect(await page.getByRole('listbox').getAttribute('id')).toBe(list)
    })

    it('goes with the page it was opened on', async () => {
      const page = await open('docs/long')
      await page.locator('.theme-doc-sidebar-menu a[href="/base/docs/"]').click()
      await page.getByRole('heading', { level: 1, name: 'Начало' }).waitFor()
      await page.keyboard.press('Control+k')
      await dialog(page).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Длинная страница' }).waitFor()
      await dialog(page).waitFor({ state: 'hidden' })
    })

    once.it('takes 512 characters at most', async () => {
      const page = await open()
      await ask(page, 'я'.repeat(700))
      expect((await field(page).inputValue()).length).toBe(512)
    })
  })
})

// One engine is enough: what loads and asks the index knows none (tests/architecture/layers.test.ts).
describe('loading the index', () => {
  const world = reader(ONE_ENGINE)
  const { open, context, expectComplaint } = world
  const indexRequests = () => world.site.requests.filter((path) => path.startsWith('search-'))

  it('asks for nothing before the first query, and for each index once', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Поиск' }).click()
    await page.keyboard.type('  ')
    await settled(page, world.site)
    expect(indexRequests()).toEqual([])
    await field(page).fill('кластер')
    await options(page).first().waitFor()
    await field(page).fill('настройка')
    const shardRequests = () => world.site.requests.filter((path) => path.startsWith(SHARDS))
    await expect.poll(() => shardRequests().length).toBeGreaterThan(1)
    await settled(page, world.site)
    expect(indexRequests()).toEqual([INDEX])
    const shards = shardRequests()
    expect(new Set(shards).size).toBe(shards.length)
  })

  it('searches in a thread of its own', async () => {
    const page = await open()
    const [worker] = await Promise.all([page.waitForEvent('worker'), ask(page, 'кластер')])
    expect(worker.url()).toMatch(/\/assets\/search-worker-/)
    await options(page).first().waitFor()
  })

  it('searches in the page where there are no workers', async () => {
    expectComplaint(/no worker/)
    const without = await context()
    await without.addInitScript(() => Object.assign(window, { Worker: undefined }))
    const page = await without.newPage()
    await page.goto(`${world.site.url}docs/`)
    await hydrated(page)
    await ask(page, 'кластер')
    await options(page).first().waitFor()
    expect(page.workers()).toEqual([])
  })

  it('finds nothing where there is no index', async () => {
    world.site.faults.set(INDEX, { status: 404 })
    const page = await open()
    await ask(page, 'кластер')
    await expect.poll(() => status(page).textContent()).toBe('Результатов не найдено.')
  })
})
