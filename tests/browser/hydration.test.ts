// Taking over the html of the server.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, hydrated, reader } from './helpers/browser.ts'
import { LONG } from './helpers/navigation.ts'
import { idle } from './helpers/settle.ts'

describe.each(ENGINES)('pages with %s', (engine) => {
  const world = reader(engine)
  const { open, context, expectComplaint } = world

  describe('hydration', () => {
    it.each(['docs/', 'docs/long', 'docs/guides/parts', 'docs/tags', 'docs/tags/nats', 'docs/1.0/'])(
      'of %s keeps the tree of the server',
      async (path) => {
        const still = await (await context({ javaScriptEnabled: false })).newPage()
        await still.goto(world.site.url + path)
        const shape = (page: Page) =>
          page.evaluate(() =>
            [...document.querySelectorAll('#__docusaurus *')]
              .filter(
                (element) =>
                  !element.closest('[data-article], .code-buttons, .search-button__keys, #docsite-announcer'),
              )
              .map((element) => element.localName)
              .join(' '),
          )
        const served = await shape(still)
        // A browser without scripts would complain in time that what was preloaded for them is never used.
        await still.close()
        const live = await open(path)
        expect(await shape(live)).toBe(served)
      },
    )

    it('makes the programming interface known', async () => {
      const page = await open()
      const names = await page.evaluate(() => Object.keys(window.docusaurus ?? {}))
      expect(names).toEqual(expect.arrayContaining(['prefetch', 'preload']))
    })
  })

  it('is refused as a program when it was changed on its way, and can be read all the same', async () => {
    expectComplaint(/integrity/)
    const page = await (await context()).newPage()
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\nwindow.hacked = 1` })
    })
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto(`${world.site.url}docs/`)
    await refused
    await idle(page)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await follow(page, LONG, 'Длинная страница')
  })
})

declare global {
  interface Window {
    /** While it is there, messages wait in it, and with them every piece of work that React schedules. */
    heldMessages?: (() => void)[] | undefined
  }
}

/** In the browser: as long as there is a list of held messages, messages are put there instead of being sent. */
function makeMessagesHoldable() {
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    const send = () => Reflect.apply(postMessage, this, message)
    if (window.heldMessages) window.heldMessages.push(send)
    else send()
  }
}

describe.each(ENGINES)('components of a theme with %s', (engine) => {
  const world = reader(engine, 'otherSites')

  it('may be gone before they are hydrated', async () => {
    const context = await world.context()
    await context.addInitScript(makeMessagesHoldable)
    const page = await context.newPage()
    await page.goto(`${world.site.url}long`)
    await hydrated(page)
    const goTo = (path: string) =>
      page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
        link.remove()
      }, `/base/${path}`)
    await page.evaluate(() => {
      window.heldMessages = []
    })
    await goTo('fields')
    await page.getByRole('heading', { level: 1, name: 'Поля' }).waitFor()
    await goTo('prose')
    await page.getByRole('heading', { level: 1, name: 'Поля' }).waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const held = window.heldMessages ?? []
      window.heldMessages = undefined
      for (const send of held) send()
    })
    await page.waitForLoadState('networkidle')
    await goTo('fields')
    await page.getByLabel('Третье').fill('слово')
    await page.getByText(/: слово$/).waitFor()
  })
})
