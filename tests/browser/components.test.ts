// Components as they were written for Docusaurus, imported by pages: there before scripts run, alive after, without a complaint.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, follow, reader } from './helpers/browser.ts'

describe.each(ENGINES)('components of Docusaurus with %s', (engine) => {
  const world = reader(engine, 'componentSites')
  const { open, context } = world
  const styleOf = (page: Page, selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  it('are read without scripts', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}docs/`)
    expect(await page.locator('.link-list li a').first().getAttribute('href')).toBe('/base/docs/other')
    expect(await page.locator('.card').first().innerText()).toContain('Content with a link and strong text.')
    expect(await page.locator('.card > div').first().innerText()).toBe('Quick start')
    expect(await page.getByText('yarn add tool').isVisible()).toBe(true)
    expect(await page.locator('.chart').innerText()).toBe('A chart of 3 points')
    expect(await page.locator('.release').innerText()).toBe(
      '4.2 of Own components (en, docusaurus-plugin-content-docs)',
    )
    expect(await page.locator('.theme-admonition').innerText()).toContain('Boxed content.')
    expect(await page.locator('.panel mark').innerText()).toBe('marked')
    expect(await page.locator('figcaption').innerText()).toBe('On a server')
    const width = await page.locator('.dots').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBe(4)
    expect(await page.getByText('A line in a fragment.').innerText()).not.toContain('<')
  })

  it('have their style sheets, over ours', async () => {
    const page = await open()
    expect(await styleOf(page, '.card', 'border-top-width')).toBe('3px')
    expect(await styleOf(page, '.card', 'border-top-left-radius')).toBe('9px')
    expect(await styleOf(page, '.link-list', 'outline-width')).toBe('2px')
  })

  it('answer to the reader', async () => {
    const page = await open()
    await page.locator('.chart', { hasText: 'Drawn in a window: 1, 3, 2' }).waitFor()
    await page.locator('figcaption', { hasText: 'In a browser' }).waitFor()
    await page.getByRole('button', { name: '0 likes' }).click()
    await page.getByRole('button', { name: '1 likes' }).waitFor()
    await page.getByRole('tab', { name: 'npm' }).click()
    await page.getByText('npm install tool').waitFor()
    await page.getByRole('button', { name: 'Unit: m' }).click()
    await page.getByRole('button', { name: 'Unit: km' }).waitFor()
  })

  it('speak the language of the page', async () => {
    const page = await open('ru/docs/')
    await page.getByRole('button', { name: '0 — нравится' }).click()
    await page.getByRole('button', { name: '1 — нравится' }).waitFor()
    expect(await page.locator('.like').getAttribute('title')).toBe('Нравится страница')
  })

  it('are given elements, which live as well', async () => {
    const page = await open('docs/elements')
    await page.locator('.card').getByRole('button', { name: '0 likes' }).click()
    await page.locator('.card').getByRole('button', { name: '1 likes' }).waitFor()
    expect(await page.locator('.card .loud').innerText()).toBe('four')
    expect(await page.locator('.card a').getAttribute('href')).toBe('/base/docs/other')
  })

  it('come with the pages that use them', async () => {
    const page = await open('docs/plain')
    const loaded = () => world.site.requests.filter((path) => path.includes('component-'))
    expect(loaded()).toEqual([])
    await follow(page, '.menu a[href="/base/docs/other"]', 'Other')
    await page.locator('.card', { hasText: 'Only one component here.' }).waitFor()
    expect(loaded().map((path) => path.replace(/-[A-Z\d]{8}\.js.*$/, '').replace(/^.*\//, ''))).toEqual([
      'component-src-components-card',
    ])
  })
})
