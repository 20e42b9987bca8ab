// A browser without cascade layers, modal dialogs and limits of time for requests, older than those that are supported: its readers
// go from page to page, read and search.
import type { BrowserContext, Page } from 'playwright-core'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { hydrated, ONE_ENGINE, reader } from './helpers/browser.ts'
import { pathname } from './helpers/page.ts'
import { field, options } from './helpers/search.ts'

/** What such a browser makes of a style sheet: it drops the rules that it does not know. */
function withoutLayers(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('layer', (rule) => {
    rule.remove()
  })
  return root.toString()
}

/** Takes away what the browser lacks, before any page of the context is asked for. */
async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['show', 'showModal', 'close'] as const)
      Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    for (const name of ['timeout', 'any'] as const) Reflect.deleteProperty(AbortSignal, name)
  })
  // The changed style sheet is not the one that the page vouches for.
  await context.route('**/docs/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, '') })
  })
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutLayers(await response.text()) })
  })
}

const lacks = (page: Page) =>
  page.evaluate(() => !('showModal' in HTMLDialogElement.prototype) && !('timeout' in AbortSignal))

describe('a browser without layers, modal dialogs and limits of time', () => {
  const world = reader(ONE_ENGINE)

  it('shows pages, leads on, and finds', async () => {
    const context = await world.context()
    await makeOld(context)
    const page = await context.newPage()
    await page.goto(`${world.site.url}docs/`)
    await hydrated(page)
    expect(await lacks(page)).toBe(true)
    await page.getByRole('button', { name: 'Поиск' }).first().click()
    await field(page).fill('кластер')
    await options(page).first().waitFor()
    await options(page).nth(1).click()
    await expect.poll(() => pathname(page)).toBe('/base/docs/guides/parts')
    await expect.poll(() => page.locator('article').innerText()).toMatch(/Внутри вкладки/)
    await page.goBack()
    await expect.poll(() => pathname(page)).toBe('/base/docs/')
  })
})
