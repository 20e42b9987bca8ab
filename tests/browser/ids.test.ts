// Ids that components of a theme make with `useId`: the same in the html of the server and in the live page, beside parts that
// are html until the reader acts, and each no other's.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, reader } from './helpers/browser.ts'
import { settled } from './helpers/settle.ts'

describe.each(ENGINES)('ids of a theme with %s', (engine) => {
  const world = reader(engine, 'otherSites')
  const ids = (page: Page) => page.locator('[data-own-id]').evaluateAll((all) => all.map(({ id }) => id))
  /** As the components know them: where they differ from the attributes, they differ from the server's. */
  const known = (page: Page) =>
    page.locator('[data-own-id]').evaluateAll((all) => all.map((one) => one.getAttribute('data-own-id')))

  it('are those of the server, before and after the reader acts, and all different', async () => {
    const still = await (await world.context({ javaScriptEnabled: false })).newPage()
    await still.goto(`${world.site.url}fields`)
    const sent = await ids(still)
    await still.close()
    expect(sent).toHaveLength(5)
    expect(new Set(sent).size).toBe(5)
    const page = await world.open('fields')
    expect(await ids(page)).toEqual(sent)
    await page.mouse.move(640, 500)
    await settled(page, world.site)
    expect(await ids(page)).toEqual(sent)
    expect(await known(page)).toEqual(sent)
    for (const [index, label] of ['Первое', 'Второе', 'Третье'].entries()) {
      await page.getByLabel(label).fill(`слово ${index}`)
      await page.getByText(new RegExp(`: слово ${index}$`)).waitFor()
    }
    const told = await page.locator('.own-field > output').allTextContents()
    expect(told.map((text) => text.split(': ')[0])).toEqual(
      await page.locator('.own-field > input').evaluateAll((all) => all.map(({ id }) => id)),
    )
  })

  it('are still different on a page gone to', async () => {
    const page = await world.open('')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a, .menu__link')
      if (link) link.href = '/base/fields'
      link?.click()
    })
    await page.getByLabel('Третье').waitFor()
    const now = await ids(page)
    expect(now).toHaveLength(5)
    expect(new Set(now).size).toBe(5)
  })
})
