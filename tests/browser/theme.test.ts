// A site with a theme of its own: what it replaces is there before scripts run, and alive after, without a complaint.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, reader } from './helpers/browser.ts'
import { settled } from './helpers/settle.ts'

describe.each(ENGINES)('own theme with %s', (engine) => {
  const world = reader(engine, 'themedSites')
  const { open, context } = world
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  it('stands in the page without scripts', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}docs/`)
    expect(await page.locator('.own-footer').innerText()).toBe('The footer of Own theme')
    expect(await page.locator('.own-doc-footer').innerText()).toBe('Below Start | Own theme')
    expect(await page.locator('meta[name="own-path"]').getAttribute('content')).toBe('/base/docs/')
    expect(await page.locator('.where').innerText()).toBe('/base/docs/ in light mode')
    expect(await page.locator('.own-badge').allInnerTexts()).toEqual(['badge in it', 'new'])
    expect(await page.getByText('Nobody knows this tag.').isVisible()).toBe(true)
    expect(await page.getByText('Behind it a').isVisible()).toBe(false)
    const width = await page.locator('.own-picture').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBe(10)
  })

  it('has the inline styles of its frame, before scripts run and after', async () => {
    const spacing = (page: Page) =>
      page.locator('.own-footer').evaluate((footer) => getComputedStyle(footer).letterSpacing)
    const still = await (await context({ javaScriptEnabled: false })).newPage()
    await still.goto(`${world.site.url}docs/`)
    expect(await spacing(still)).toBe('3px')
    const page = await open()
    expect(await spacing(page)).toBe('3px')
    expect(await page.locator('.own-footer').getAttribute('style')).toBe('letter-spacing: 3px;')
    await follow(page, '.menu a[href="/base/docs/other"]', 'Other')
    expect(await spacing(page)).toBe('3px')
  })

  it('has its styles, over ours', async () => {
    const page = await open()
    const border = await page
      .locator('.own-badge')
      .first()
      .evaluate((badge) => getComputedStyle(badge).borderTopWidth)
    expect(border).toBe('1px')
  })

  it('lives in the navbar', async () => {
    const page = await open()
    await button(page, 'Minutes: 0').click()
    await button(page, 'Minutes: 1').click()
    await button(page, 'Minutes: 2').waitFor()
  })

  it('lives in the article: with values, inside another component, and in content that was not shown', async () => {
    const page = await open()
    await button(page, '2 time').click()
    await button(page, '3 times').waitFor()
    await button(page, '0 times').click()
    await button(page, '1 times').waitFor()
    await button(page, 'Secret').click()
    await button(page, '7 times').click()
    await button(page, '8 times').waitFor()
    await button(page, 'Secret').click()
    expect(await page.getByText('Behind it a').count()).toBe(0)
    await button(page, 'Secret').click()
    await button(page, '7 times').waitFor()
  })

  it('is one island on a line by itself, a block that nothing tears apart', async () => {
    const shape = async (page: Page) => {
      const box = page.locator('.counter', { hasText: '40 boxes' })
      expect(await box.count()).toBe(1)
      expect(await page.locator('.markdown p:empty, .markdown docsite-component:empty').count()).toBe(0)
      expect(await box.locator('xpath=..').evaluate(({ localName }) => localName)).toBe('docsite-component')
      expect(await box.innerText()).toMatch(/^40 boxes\s*Cold storage is available\.$/)
      expect(await box.locator('strong').innerText()).toBe('available')
      expect(await page.getByText('Cold storage').count()).toBe(1)
    }
    const still = await (await context({ javaScriptEnabled: false })).newPage()
    await still.goto(`${world.site.url}docs/`)
    await shape(still)
    const page = await open()
    await shape(page)
    await button(page, '40 boxes').click()
    await button(page, '41 boxes').waitFor()
    expect(await page.locator('.counter', { hasText: 'Cold storage' }).innerText()).toMatch(/^41 boxes/)
  })

  it('keeps the links and formatting between the tags', async () => {
    const page = await open()
    await button(page, '2 time').click()
    await follow(page, '.counter a[href="/base/docs/other"]', 'Other')
  })

  it('goes and comes back with its page', async () => {
    const page = await open()
    await button(page, '2 time').click()
    await follow(page, '.menu a[href="/base/docs/other"]', 'Other')
    expect(await page.locator('.own-doc-footer').innerText()).toBe('Below Other | Own theme')
    await page.goBack()
    await button(page, '2 time').click()
    await button(page, '3 times').waitFor()
    expect(await page.locator('.counter').count()).toBe(3)
  })

  it('comes to life on a page gone to, whose code the first page did without', async () => {
    const page = await open('docs/other')
    await settled(page, world.site)
    expect(world.site.requests.filter((path) => path.includes('islands'))).toEqual([])
    await follow(page, '.markdown a[href="/base/docs/#where"]', 'Start')
    await button(page, '2 time').click()
    await button(page, '3 times').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#where')
  })

  it('is told what the app is told', async () => {
    const page = await open('docs/?docusaurus-theme=dark')
    await expect.poll(() => page.locator('.where').innerText()).toBe('/base/docs/ in dark mode')
  })
})
