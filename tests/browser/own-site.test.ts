// This repository's own site under the very policy it is published with: every page lives silently, by address and by link.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, reader } from './helpers/browser.ts'

describe('own site', () => {
  const world = reader('own')
  /** All pages, those that no list names among them, with their headings as the server wrote them. */
  const pages = () => {
    const root = inject('ownSite')
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)index\.html$/.test(file))
      .sort()
      .map((file) => ({
        path: file.slice(0, -'index.html'.length),
        heading: /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '',
      }))
  }
  const heading = (page: Page) => page.evaluate(() => document.querySelector('h1')?.innerHTML)

  it('is silent on every page loaded by its address, and none of them is wider than a small window', async () => {
    const page = await (await world.context({ viewport: { width: 320, height: 640 } })).newPage()
    const wide: string[] = []
    for (const { path } of pages()) {
      await page.goto(world.site.url + path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      const shape = await page.evaluate(() => [
        document.querySelectorAll('h1').length,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ])
      expect(shape[0], path).toBe(1)
      if ((shape[1] ?? 0) > 0) wide.push(path)
    }
    expect(wide).toEqual([])
    expect(pages().length).toBeGreaterThan(180)
  }, 300_000)

  it('is silent on every page gone to by a link, in one document, and shows what the server wrote', async () => {
    const page = await world.open('docs/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const { path, heading: expected } of pages()) {
      await page.evaluate((path) => {
        const link = document.createElement('a')
        link.href = `/${path}`
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
      await page.waitForFunction((path) => decodeURIComponent(location.pathname) === `/${path}`, path)
      expect((await heading(page))?.replace(/ tabindex="-1"/, ''), path).toBe(expected)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  }, 300_000)

  it('answers a question in Russian', async () => {
    const page = await world.open('docs/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('лицензионное соглашение')
    await page.getByRole('option').first().waitFor()
    expect(await page.getByRole('option').count()).toBe(8)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('article mark').count()).toBeGreaterThan(0)
  })
})
