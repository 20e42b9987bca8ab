// The search while its index is on the way, late, or not to be had. The clock of the page stands still and is moved by hand;
// the server sends when a test says so.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { ask, dialog, field, INDEX, options, SHARDS, status } from './helpers/search.ts'
import { idle } from './helpers/settle.ts'

/** What is sent when a test says so; `cut()` ends it early. */
function createParts() {
  const waiting: string[] = []
  let wake = () => {}
  let ended = false
  async function* parts() {
    while (!ended || waiting.length > 0) {
      const part = waiting.shift()
      if (part !== undefined) yield part
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  return {
    parts: parts(),
    send(part: string) {
      waiting.push(part)
      wake()
    },
    end() {
      ended = true
      wake()
    },
  }
}

/** Room before the index: white space that JSON allows. */
const PADDING = 3_000_000

// One engine is enough: what loads an index knows none; the dialog is tested with both in search.test.ts.
describe('search on a slow line', () => {
  const world = reader(ONE_ENGINE)
  const { context, expectComplaint } = world
  const indexRequests = () => world.site.requests.filter((path) => path === INDEX).length
  const folder = () => inject('sites')[ONE_ENGINE]
  const index = () => readFileSync(join(folder(), INDEX), 'utf8')
  /** Files with what is stored of sections: of all files of the index they alone are JSON. */
  const storedFiles = () =>
    readdirSync(join(folder(), SHARDS))
      .map((name) => join(folder(), SHARDS, name))
      .filter((path) => inflateSync(readFileSync(path)).toString().startsWith('["'))
  const stalled = (page: Page) => page.locator('.aa-Panel--stalled').count()
  const shown = (page: Page) => page.locator('.search-status__loading')
  const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Повторить' })

  /** A page whose clock stands still; without workers the search runs in it, by the same clock. */
  async function openStill({ workers = true } = {}): Promise<Page> {
    const made = await context()
    if (!workers) {
      expectComplaint(/no worker/)
      await made.addInitScript(() => Object.assign(window, { Worker: undefined }))
    }
    const page = await made.newPage()
    await page.clock.install({ time: 0 })
    await page.goto(`${world.site.url}docs/`)
    await hydrated(page)
    // The search box becomes live with the first act, which takes some frames.
    await page.mouse.move(300, 300)
    await page.locator('.late-part:not(.late-part--still) > .search-box').waitFor({ state: 'attached' })
    // It listens to the reader with an effect, which comes after the next frame, so with a running clock only.
    await idle(page)
    await page.clock.pauseAt(3_600_000)
    return page
  }

  /** An index that waits for the test, with 3 MB of white space before it. */
  function holdIndex({ length = false } = {}) {
    const { parts, send, end } = createParts()
    const body = index()
    const total = PADDING + Buffer.byteLength(body)
    let sent = 0
    world.site.faults.set(INDEX, { parts, ...(length ? { length: total } : {}) })
    return {
      /** Sends so many bytes; gives the percentage that has been sent by then. */
      send(bytes: number) {
        send(' '.repeat(bytes))
        sent += bytes
        return Math.floor((100 * sent) / total)
      },
      finish() {
        send(body)
        end()
      },
    }
  }

  it('says after 300 ms that it is not done', async () => {
    const { finish } = holdIndex()
    const page = await openStill()
    await ask(page, '')
    await page.keyboard.type('к')
    await page.clock.runFor(299)
    expect(await stalled(page)).toBe(0)
    await page.clock.runFor(1)
    expect(await stalled(page)).toBe(1)
    await expect.poll(() => status(page).textContent()).toBe('Загружаем поисковый индекс…')
    finish()
    await options(page).first().waitFor()
    // First results may come before the others.
    await expect.poll(() => stalled(page)).toBe(0)
  })

  it('asks for the index with the first letter, while the dialog is on its way', async () => {
    const name = readdirSync(join(folder(), 'assets')).find((file) => file.startsWith('search-dialog-')) ?? ''
    const { parts, send, end } = createParts()
    world.site.faults.set(`assets/${name}`, { parts })
    const page = await openStill()
    await page.keyboard.press('Control+k')
    await page.locator('#early-search').waitFor()
    await expect.poll(() => world.site.requests.includes(`assets/${name}`)).toBe(true)
    expect(indexRequests()).toBe(0)
    await page.keyboard.type('класт')
    await expect.poll(indexRequests).toBe(1)
    send(readFileSync(join(folder(), 'assets', name), 'utf8'))
    end()
    await dialog(page).waitFor()
    await page.clock.runFor(300)
    await options(page).first().waitFor()
    expect(indexRequests()).toBe(1)
  })

  it('comes before what else answers to the reader, where nothing was done before it', async () => {
    const { finish } = holdIndex()
    const page = await world.open('docs/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('класт')
    await dialog(page).waitFor()
    await expect.poll(indexRequests).toBe(1)
    const loadedLate = () => world.site.requests.some((path) => /^assets\/late-.*\.js$/.test(path))
    expect(loadedLate()).toBe(false)
    finish()
    await options(page).first().waitFor()
    await expect.poll(loadedLate).toBe(true)
  })

  it('is closed before it was there, and the rest comes', async () => {
    const name = readdirSync(join(folder(), 'assets')).find((file) => file.startsWith('search-dialog-')) ?? ''
    const { parts, send, end } = createParts()
    world.site.faults.set(`assets/${name}`, { parts })
    const page = await world.open('docs/')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    send(readFileSync(join(folder(), 'assets', name), 'utf8'))
    end()
    await expect.poll(() => world.site.requests.some((path) => /^assets\/late-.*\.js$/.test(path))).toBe(true)
  })

  it.each([
    ['quickly', [20, 30, 20, 40, 20, 30]],
    ['as most people do', [100, 100, 100, 100, 100, 100]],
    ['slowly', [290, 299, 280, 299, 250, 299]],
    ['unevenly', [10, 400, 50, 299, 1, 120]],
  ])('says so at the latest 300 ms after the last letter typed %s', async (_, gaps) => {
    const { finish } = holdIndex()
    const page = await openStill()
    await ask(page, '')
    for (const [place, gapMs] of gaps.entries()) {
      await page.clock.runFor(gapMs)
      await page.keyboard.type('класте'[place] ?? '')
    }
    await page.clock.runFor(300)
    expect(await stalled(page)).toBe(1)
    expect(await page.locator('.search-dialog__spinner').count()).toBe(1)
    await expect.poll(() => status(page).textContent()).toBe('Загружаем поисковый индекс…')
    finish()
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('класте')
  })

  it.each([true, false])(
    'shows the share of an index of known length, and announces its quarters (workers: %s)',
    async (workers) => {
      const { send, finish } = holdIndex({ length: true })
      const page = await openStill({ workers })
      await ask(page, 'кластер')
      await page.clock.runFor(300)
      const percent = send(0.4 * PADDING)
      await expect.poll(() => shown(page).textContent()).toBe(`Загружаем поисковый индекс: ${percent}\u00a0%`)
      expect(await status(page).textContent()).toMatch(/: 25\s%$/)
      const bar = page.locator('.search-dialog progress')
      expect(await bar.evaluate((element: HTMLProgressElement) => Math.floor(100 * element.position))).toBe(
        percent,
      )
      const more = send(0.4 * PADDING)
      await expect.poll(() => shown(page).textContent()).toContain(`: ${more}`)
      expect(await status(page).textContent()).toMatch(/: 75\s%$/)
      send(0.2 * PADDING)
      finish()
      await options(page).first().waitFor()
      await expect.poll(() => shown(page).count()).toBe(0)
      await expect.poll(() => status(page).textContent()).toMatch(/^Найден/)
    },
  )

  it('shows how much of an index of unknown length has come', async () => {
    const { send, finish } = holdIndex()
    const page = await openStill()
    await ask(page, 'кластер')
    await page.clock.runFor(300)
    send(1_200_000)
    await expect.poll(() => shown(page).textContent()).toMatch(/^Загружаем поисковый индекс: 1,2\sМБ$/)
    expect(await status(page).textContent()).toMatch(/: 1\sМБ$/)
    expect(await page.locator('.search-dialog progress').count()).toBe(0)
    finish()
    await options(page).first().waitFor()
  })

  it('goes on loading while it is closed, and answers at once when it is opened again', async () => {
    const { send, finish } = holdIndex({ length: true })
    const page = await openStill()
    await ask(page, 'кластер')
    await page.clock.runFor(300)
    const percent = send(PADDING / 2)
    await expect.poll(() => shown(page).textContent()).toContain(`: ${percent}`)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Поиск' }).click()
    await page.clock.runFor(330)
    await expect.poll(() => shown(page).textContent()).toContain(`: ${percent}`)
    send(PADDING / 2)
    finish()
    await options(page).first().waitFor()
    expect(indexRequests()).toBe(1)
  })

  it('takes as long as bytes keep coming', async () => {
    const { send, finish } = holdIndex({ length: true })
    const page = await openStill({ workers: false })
    await ask(page, 'кластер')
    await page.clock.runFor(300)
    for (let part = 0; part < 5; part++) {
      await page.clock.runFor(9_500)
      const percent = send(PADDING / 5)
      await expect.poll(() => shown(page).textContent()).toContain(`: ${percent}`)
    }
    finish()
    await options(page).first().waitFor()
    expect(indexRequests()).toBe(1)
  })

  it.each(['before the first byte', 'in the middle'])(
    'gives up after ten seconds of silence %s, and offers another try',
    async (when) => {
      expectComplaint(/could not be loaded.*no byte for 10 seconds/)
      const { send } = holdIndex({ length: true })
      const page = await openStill({ workers: false })
      await ask(page, 'кластер')
      await page.clock.runFor(300)
      await expect.poll(indexRequests).toBe(1)
      const amount = when === 'in the middle' ? `: ${send(PADDING / 2)}` : '…'
      await expect.poll(() => shown(page).textContent()).toContain(`поисковый индекс${amount}`)
      await page.clock.runFor(10_000)
      await expect.poll(() => status(page).textContent()).toBe('Не удалось загрузить поисковый индекс.')
      expect(await shown(page).count()).toBe(0)
      world.site.faults.clear()
      await retry(page).click()
      await page.clock.runFor(100)
      await options(page).first().waitFor()
      await expect.poll(() => retry(page).count()).toBe(0)
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      expect(indexRequests()).toBe(2)
    },
  )

  it.each([
    ['an error', { status: 500 }],
    ['garbage', { body: '<html>' }],
    ['another kind of file', { body: '[]' }],
  ])('after %s asks again when it is opened again, or a while later by typing', async (_, fault) => {
    expectComplaint(/could not be loaded/)
    if ('status' in fault) expectComplaint(/500/)
    world.site.faults.set(INDEX, fault)
    const page = await openStill()
    const failure = () => expect.poll(() => status(page).textContent()).toMatch(/Не удалось загрузить/)
    const type = async (letter: string) => {
      await page.keyboard.type(letter)
      await page.clock.runFor(100)
    }
    await ask(page, 'клас')
    await page.clock.runFor(100)
    await failure()
    // The failure stays in sight, and the server is left alone.
    await type('т')
    await type('е')
    await failure()
    expect(indexRequests()).toBe(1)
    await page.clock.runFor(3000)
    await type('р')
    await failure()
    await expect.poll(indexRequests).toBe(2)
    await page.keyboard.press('Escape')
    world.site.faults.clear()
    await page.getByRole('button', { name: 'Поиск' }).click()
    await page.clock.runFor(100)
    await options(page).first().waitFor()
    expect(indexRequests()).toBe(3)
  })

  it('does not follow what leads away from the site', async () => {
    expectComplaint(/results lead away from the site/)
    for (const path of storedFiles()) {
      const [, ...rest] = JSON.parse(inflateSync(readFileSync(path)).toString()) as [route: string]
      const body = deflateSync(JSON.stringify(['javascript:window.hacked=1', ...rest]))
      world.site.faults.set(relative(folder(), path), { body })
    }
    const page = await openStill()
    await ask(page, 'кластер')
    await page.clock.runFor(100)
    await expect.poll(() => status(page).textContent()).toBe('Результатов не найдено.')
    await page.keyboard.press('Enter')
    expect(await page.locator('[href^="javascript:"]').count()).toBe(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
})
