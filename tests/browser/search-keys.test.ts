// Not a letter is lost between the shortcut and the dialog, whenever the code of either comes.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { randomNumbers } from '../helpers/random.ts'
import { ENGINES, hydrated, onceOf, reader } from './helpers/browser.ts'
import { dialog, field } from './helpers/search.ts'

const QUERY = 'setting up a cluster of nodes '
/** How many letters are typed at most before the code may come, and how many when the dialog has taken over. */
const [MAX_BEFORE, AFTER] = [7, 3]

/** Scripts by the moment they are needed. */
const CODE = { app: /\/assets\/(?:client|chunk)-[^/]+\.js$/, dialog: /\/assets\/search-dialog-[^/]+\.js$/ }

describe.each(ENGINES)('keys of the search with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { context, open } = world
  const value = (page: Page) => () => field(page).inputValue()
  const early = (page: Page) => page.locator('.early-search')
  const isHandedOver = (page: Page) =>
    page.evaluate(
      () => !document.querySelector('.early-search') && !!document.querySelector('[role="combobox"]'),
    )

  /** A page on which some code waits to be let through. */
  async function openHeld(held: keyof typeof CODE, shown?: Page) {
    const page = shown ?? (await (await context()).newPage())
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(CODE[held], async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${world.site.url}docs/long`, { waitUntil: 'commit' })
    await page.locator('.search-button').waitFor()
    if (held !== 'app') await hydrated(page)
    return { page, release }
  }

  it.each(['app', 'dialog'] as const)('all arrive, whenever the code of the %s comes', async (held) => {
    const random = randomNumbers(7)
    const made = await (await context()).newPage()
    const lost: string[] = []
    for (let before = 0; before <= MAX_BEFORE; before++) {
      const { page, release } = await openHeld(held, made)
      await page.keyboard.press(before % 2 === 0 ? '/' : 'Control+k')
      // Keys are not waited for, so that they come while the code is being run.
      const typing: Promise<void>[] = []
      let expected = ''
      let after = 0
      let isOver = false
      while (after < AFTER) {
        if (expected.length === before) release()
        const letter = QUERY[expected.length % QUERY.length] ?? ''
        expected += letter
        typing.push(page.keyboard.press(letter === ' ' ? 'Space' : letter))
        if (isOver) after++
        else
          typing.push(
            isHandedOver(page).then((itIs) => {
              isOver = isOver || itIs
            }),
          )
        // Further round trips to the browser between two letters: so many that the handover meets each of them.
        for (let pause = random(4); pause > 0; pause--) await page.evaluate(() => 0)
      }
      await Promise.all(typing)
      const typed = await value(page)()
      if (typed !== expected) lost.push(typed)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.unroute(CODE[held])
    }
    expect(lost).toEqual([])
  })

  it('edit what was typed early: Backspace, words with spaces, and the mouse opens it too', async () => {
    const { page, release } = await openHeld('app')
    await page.locator('.search-button').click()
    await page.keyboard.type('abcd e')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    expect(await early(page).inputValue()).toBe('abc ')
    release()
    await expect.poll(value(page)).toBe('abc ')
    expect(await early(page).count()).toBe(0)
  })

  it.each(['app', 'dialog'] as const)(
    'go back to the page with Escape before the code of the %s is here',
    async (held) => {
      const { page, release } = await openHeld(held)
      const asked = held === 'dialog' ? page.waitForRequest(CODE.dialog) : null
      await page.keyboard.press('Control+k')
      await page.keyboard.type('abc')
      await asked
      await page.keyboard.press('Escape')
      expect(await early(page).count()).toBe(0)
      const arrived = page.waitForResponse(CODE[held])
      release()
      await (await arrived).finished()
      await hydrated(page)
      expect(await dialog(page).count()).toBe(0)
      await page.keyboard.press('Control+k')
      await dialog(page).waitFor()
      expect(await value(page)()).toBe('')
    },
  )

  it('stay with an input method until its word is done', async () => {
    const { page, release } = await openHeld('dialog')
    await page.keyboard.press('Control+k')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
    const arrived = page.waitForResponse(CODE.dialog)
    release()
    await (await arrived).finished()
    await session.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 })
    expect(await early(page).inputValue()).toBe('かな')
    await session.send('Input.insertText', { text: '仮名' })
    await expect.poll(value(page)).toBe('仮名')
    expect(await early(page).count()).toBe(0)
  })

  once.it('that mean something else are left alone', async () => {
    const page = await open()
    for (const key of ['k', 'Alt+k', 'Control+Shift+k', 'Control+Alt+k', 'Alt+/', 'Control+/', 'Space'])
      await page.keyboard.press(key)
    expect(await early(page).count()).toBe(0)
    expect(await dialog(page).count()).toBe(0)
  })

  once.it('replace the last query, which is kept otherwise', async () => {
    const page = await open()
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    await page.keyboard.type('one')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    expect(await value(page)()).toBe('one')
    await page.keyboard.type('two')
    expect(await value(page)()).toBe('two')
  })
})
