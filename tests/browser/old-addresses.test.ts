// Old addresses in a browser, with scripts and without: ids that a page once had, parts that are on another page now, pages that have
// moved.
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { ONE_ENGINE, theBrowser } from './helpers/browser.ts'
import { type Site, serve } from './helpers/serve.ts'

const LONG = 'Text.\n\n'.repeat(60)
const FILES = {
  'docs/a.md': `# A\n\n${LONG}## New {#new}\n\n${LONG}`,
  'docs/b.md': `# B\n\n${LONG}## Часть {#часть}\n\n${LONG}`,
  'redirects.yml': `- { from: /docs/a#old, to: /docs/a#new }
- { from: /docs/a#раздел, to: /docs/b#часть }
- { from: /old, to: /docs/a }
- { from: /old#gone-to-b, to: /docs/b#часть }
- { from: /docs/c, gone: Nobody needs it. }
`,
}

// One engine is enough: html and two scripts of their own do all of it.
describe('an old address', () => {
  const open: { site?: Site; dir?: string; contexts: BrowserContext[] } = { contexts: [] }

  beforeAll(async () => {
    open.dir = temporarySite(FILES, `engine: '${ONE_ENGINE}', i18n: { defaultLocale: 'en' },`)
    expect((await docsite(['build', open.dir, '--quiet'])).code).toBe(0)
    open.site = await serve(join(open.dir, 'build'), '/')
  })
  afterAll(async () => {
    for (const context of open.contexts) await context.close()
    await open.site?.close()
    remove(open.dir ?? '')
  })

  async function visit(address: string, javaScriptEnabled = true) {
    const context = await (await theBrowser()).newContext({ javaScriptEnabled })
    open.contexts.push(context)
    const page = await context.newPage()
    await page.goto(`${open.site?.url}${address}`)
    return page
  }

  it.each([true, false])('of a heading leads to it under its new id (scripts: %s)', async (scripts) => {
    const page = await visit('docs/a/#old', scripts)
    const heading = page.getByRole('heading', { name: 'New' })
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? -1) < 300).toBe(true)
    expect((await heading.boundingBox())?.y).toBeGreaterThan(0)
  })

  it('of a part that is on another page leads there', async () => {
    const page = await visit('docs/a/#раздел')
    await page.waitForURL((url) => url.pathname === '/docs/b' && decodeURI(url.hash) === '#часть')
    await page.getByRole('heading', { name: 'Часть' }).waitFor()
  })

  it('of such a part shows a link without scripts, which other readers do not see', async () => {
    const page = await visit('docs/a/#раздел', false)
    const note = page.getByRole('link', { name: 'This section has moved to “B”' })
    await note.waitFor()
    expect(await note.getAttribute('href')).toBe('/docs/b#%D1%87%D0%B0%D1%81%D1%82%D1%8C')
    const other = await visit('docs/a/', false)
    expect(await other.locator('.moved-part').isVisible()).toBe(false)
  })

  it('of a page that has moved takes its parts along, each to where it is', async () => {
    for (const [address, end] of [
      ['old/#new', '/docs/a#new'],
      ['old/#gone-to-b', '/docs/b#часть'],
    ] as const) {
      const page = await visit(address)
      await page.waitForURL((url) => url.pathname + decodeURI(url.hash) === end)
    }
  })

  it('of what is gone says why', async () => {
    const page = await visit('docs/c/')
    await page.getByRole('heading', { level: 1, name: 'This page has been removed' }).waitFor()
    await page.getByText('Nobody needs it.').waitFor()
  })
})
