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

  it('that live are read without scripts as well', async () => {
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}docs/live`)
    expect(await page.locator('.tools li').allInnerTexts()).toEqual([
      'Anvil #forge',
      'Bellows #forge #air',
      'Chisel #wood',
    ])
    expect(await page.locator('.countdown').innerText()).toBe('Starts on 2999-01-01T00:00:00Z')
    expect(await page.getByRole('button', { name: 'Play: A short film' }).innerText()).toBe('▶ A short film')
    expect(await page.locator('.mode-picture > img').first().getAttribute('src')).toBe('/base/img/dot.svg')
    expect(await page.locator('.faq-item').first().innerText()).toContain('An answer with strong text')
    expect(await page.locator('.faq-item a').getAttribute('href')).toBe('/base/docs/other')
  })

  it('filter a list while the reader types', async () => {
    const page = await open('docs/live')
    const tools = page.locator('.tools')
    await tools.getByRole('searchbox').fill('forge')
    await tools.getByText('2 of 3').waitFor()
    expect(await tools.locator('b').allInnerTexts()).toEqual(['Anvil', 'Bellows'])
    await page.waitForFunction(() => sessionStorage.getItem('tools.query') === 'forge')
    await tools.getByRole('searchbox').fill('none')
    await tools.getByText('Nothing of that name.').waitFor()
    await tools.getByRole('searchbox').blur()
    await page.keyboard.press('F2')
    await page.locator('.tools input:focus').waitFor()
  })

  it('run in a browser alone where they ask for it', async () => {
    const page = await open('docs/live')
    const clock = page.locator('.countdown time')
    await clock.filter({ hasText: /^\d+ days to go$/ }).waitFor()
    await page.waitForFunction(
      () => Number(document.querySelector('.countdown time')?.getAttribute('data-turns')) > 2,
    )
    expect(await clock.getAttribute('data-zone')).not.toBe('')
  })

  it('load a video when it is asked for, from where the content policy lets them', async () => {
    const page = await open('docs/live')
    expect(await styleOf(page, 'figure > button', 'border-top-style')).toBe('dashed')
    world.expectComplaint(/www\.youtube-nocookie\.com/)
    await page.getByRole('button', { name: 'Play: A short film' }).click()
    const frame = page.locator('iframe[title="A short film"]')
    await frame.waitFor()
    expect(await frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=5',
    )
  })

  it('follow the colour mode, and change it', async () => {
    const page = await open('docs/live', { colorScheme: 'light' })
    const picture = page.locator('.mode-picture > img').first()
    await page.getByRole('button', { name: 'Colours: light' }).click()
    await page.getByRole('button', { name: 'Colours: dark' }).waitFor()
    expect(await picture.getAttribute('src')).toBe('/base/img/dark.svg')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const shown = page.locator('.both:visible')
    expect(await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual([
      '/base/img/dark.svg',
    ])
  })

  it('hide and show what the page gives them', async () => {
    const page = await open('docs/live')
    const item = (name: string) => page.locator('.faq-item', { hasText: name })
    expect(await item('What is in it?').getByText('strong', { exact: true }).isVisible()).toBe(true)
    await item('What else?').getByRole('button').click()
    await item('What else?').getByText('two', { exact: true }).waitFor()
    await item('What is in it?').getByRole('button').click()
    await item('What is in it?').getByText('strong', { exact: true }).waitFor({ state: 'hidden' })
    expect(await item('What else?').getByRole('button').getAttribute('aria-expanded')).toBe('true')
  })

  it('have their style sheets, over ours', async () => {
    const page = await open()
    expect(await styleOf(page, '.card', 'border-top-width')).toBe('3px')
    expect(await styleOf(page, '.card', 'border-top-left-radius')).toBe('9px')
    expect(await styleOf(page, '.link-list', 'outline-width')).toBe('2px')
  })

  it('look as their inline styles say, before scripts run and after', async () => {
    const looks = async (page: Page) => {
      expect(await styleOf(page, '.meter', 'border-top-color')).toBe('rgb(1, 2, 3)')
      expect(await styleOf(page, '.meter', 'font-family')).toBe('"Own font", serif')
      expect(await styleOf(page, '.meter-bar', 'height')).toBe('7px')
      expect(await styleOf(page, '.meter-bar', 'background-color')).toBe('rgb(4, 5, 6)')
      expect(await page.locator('.meter-why').isVisible()).toBe(false)
    }
    const still = await (await context({ javaScriptEnabled: false })).newPage()
    await still.goto(`${world.site.url}docs/live`)
    await looks(still)
    const page = await open('docs/live')
    await looks(page)
    await page.getByRole('button', { name: 'Why' }).click()
    await page.locator('.meter-why').waitFor()
    expect(await styleOf(page, '.meter-why span', 'color')).toBe('rgb(7, 8, 9)')
    await page.getByRole('button', { name: 'More than 40' }).click()
    await page.getByRole('button', { name: 'More than 50' }).waitFor()
    expect(await page.locator('.meter-bar').getAttribute('style')).toContain('width: 50%')
    await looks(still)
    expect(await styleOf(page, '.meter-bar', 'height')).toBe('7px')
  })

  it('look so on a page gone to, and when the reader comes back', async () => {
    const page = await open('docs/')
    await follow(page, '.menu a[href="/base/docs/live"]', 'Live')
    expect(await styleOf(page, '.meter-bar', 'background-color')).toBe('rgb(4, 5, 6)')
    await page.getByRole('button', { name: 'More than 40' }).click()
    await page.getByRole('button', { name: 'More than 50' }).waitFor()
    await follow(page, '.menu a[href="/base/docs/"]', 'Components')
    await page.goBack()
    await page.getByRole('button', { name: 'More than 40' }).waitFor()
    expect(await styleOf(page, '.meter-bar', 'background-color')).toBe('rgb(4, 5, 6)')
    expect(await page.locator('.meter-why').isVisible()).toBe(false)
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

  it('that look at the components they hold show those, and what these hold lives as well', async () => {
    const page = await open('docs/elements')
    const guide = page.locator('.guide')
    expect(await guide.locator('section').innerText()).toBe('Words of one.')
    await guide.getByRole('button', { name: 'Second' }).click()
    await guide.locator('section').getByRole('button', { name: '0 likes' }).click()
    await guide.locator('section').getByRole('button', { name: '1 likes' }).waitFor()
    expect(await guide.locator('section').innerText()).toContain('Words of two, and')
    await guide.getByRole('button', { name: 'First' }).click()
    await guide.getByText('Words of one.').waitFor()
    const still = await (await context({ javaScriptEnabled: false })).newPage()
    await still.goto(`${world.site.url}docs/elements`)
    expect(await still.locator('.guide section strong').innerText()).toBe('one')
  })

  it('have diagrams, which are drawn as those of pages, also what comes later and what changes', async () => {
    const still = await (await context({ javaScriptEnabled: false })).newPage()
    await still.goto(`${world.site.url}docs/elements`)
    const sources = still.locator('.docusaurus-mermaid-container > pre')
    expect(await sources.allInnerTexts()).toEqual([
      'graph LR\n  Ore --> Iron',
      'sequenceDiagram\nReader->>Page: opens\nPage-->>Reader: shows <b>',
    ])
    const page = await open('docs/elements', { viewport: { width: 1280, height: 3000 } })
    const drawn = page.locator('.docusaurus-mermaid-container > svg[role="img"]')
    await page.mouse.move(640, 300)
    await expect.poll(() => drawn.count()).toBe(2)
    expect(await drawn.nth(0).locator('.node').allTextContents()).toEqual(['Ore', 'Iron'])
    await page.getByRole('button', { name: 'All steps' }).click()
    await expect.poll(() => drawn.count()).toBe(3)
    expect(await drawn.nth(0).locator('.node').allTextContents()).toEqual(['Ore', 'Iron', 'Anvil'])
    expect(await drawn.nth(1).textContent()).toContain('strikes')
    expect(await drawn.nth(2).textContent()).toContain('shows')
    expect(await page.locator('.diagram-source pre').count()).toBe(3)
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
