// This repository's own site under the very policy it is published with: every page lives silently, by address and by link.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, reader } from './helpers/browser.ts'

describe('own site', () => {
  const world = reader('own')
  const paths = () => {
    const sitemap = readFileSync(join(inject('ownSite'), 'sitemap.xml'), 'utf8')
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  }

  it('is silent on every page loaded by its address', async () => {
    const page = await (await world.context()).newPage()
    for (const path of paths()) {
      await page.goto(world.site.url + path.slice(1))
      await hydrated(page)
      expect(await page.locator('h1').count(), path).toBe(1)
    }
    expect(paths().length).toBeGreaterThan(50)
  }, 300_000)

  it('is silent on every page gone to by a link, in one document', async () => {
    const page = await world.open('docs/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const path of paths()) {
      await page.evaluate((path) => {
        const link = document.createElement('a')
        link.href = path
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
      await page.waitForFunction((path) => location.pathname === path, path)
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
