// What the specification says of the settings of the bar, the footer, the colour mode and the table of contents: each key shows.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, reader } from '../../browser/helpers/browser.ts'

describe.each(ENGINES)('settings with %s', (engine) => {
  const { open } = reader(engine, 'settingsSites')
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

  it('6: shows headings of the second and third level in the table of contents', async () => {
    const page = await open('docs/levels')
    expect(await page.locator('.theme-doc-toc-desktop a').allTextContents()).toEqual(['Второй', 'Третий'])
    expect(await page.locator('[data-article] :is(h2, h3, h4, h5)').count()).toBe(4)
  })

  it('62: lists the languages, each with the page that is open', async () => {
    const page = await open('docs/levels')
    const languages = page.locator('.navbar .dropdown', { hasText: 'Русский' })
    await languages.getByRole('button').click()
    const links = languages.locator('.dropdown__menu a')
    expect(await links.allTextContents()).toEqual(['Русский', 'English'])
    expect(
      await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual(['/base/docs/levels', '/base/en/docs/levels'])
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('lang')))).toEqual([
      'ru-RU',
      'en',
    ])
  })

  it('136: shows the bar by each of its keys', async () => {
    const page = await open('docs/')
    const bar = page.locator('.navbar')
    expect(await bar.getAttribute('class')).toContain('navbar--primary')
    const brand = bar.locator('.navbar__brand')
    expect(await brand.getAttribute('href')).toBe('/base/docs/levels')
    expect(await brand.getAttribute('target')).toBe('_blank')
    expect(await brand.locator('.navbar__title').textContent()).toBe('Знаки')
    const shown = brand.locator('img:visible')
    expect(await shown.count()).toBe(1)
    expect(
      await shown.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect()
        return [new URL(image.src).pathname, image.alt, width, height]
      }),
    ).toEqual(['/base/img/sign-dark.svg', 'Знак сайта', 48, 24])
    const sign = brand.locator('.own-sign:visible')
    expect(await sign.count()).toBe(1)
    expect(
      await sign.evaluate((element) =>
        [element, ...element.querySelectorAll('img')].some(
          (each) => getComputedStyle(each).opacity === '0.5',
        ),
      ),
    ).toBe(true)
    await bar.locator('.color-toggle').click()
    await expect
      .poll(() =>
        brand.locator('img:visible').evaluate((image: HTMLImageElement) => new URL(image.src).pathname),
      )
      .toBe('/base/img/sign.svg')
  })

  it('137: shows the footer by each of its keys', async () => {
    const page = await open('docs/')
    const footer = page.locator('footer')
    expect(await footer.getAttribute('class')).toContain('footer--dark')
    expect(await footer.locator('.own-column .footer__title').textContent()).toBe('Раздел')
    expect(await footer.locator('.own-column li').allTextContents()).toEqual(['Уровни', 'Просто html'])
    expect(await footer.locator('.own-link').getAttribute('href')).toBe('/base/docs/levels')
    expect(await footer.locator('.own-column i').count()).toBe(1)
    const logo = footer.locator('.footer__logo-link')
    expect(await logo.getAttribute('href')).toBe('https://example.org/')
    expect(
      await logo
        .locator('img')
        .evaluate((image: HTMLImageElement) => [
          new URL(image.src).pathname,
          image.alt,
          image.width,
          image.height,
        ]),
    ).toEqual(['/base/img/sign.svg', 'Знак внизу', 32, 16])
    expect(await footer.locator('.footer__copyright').innerHTML()).toBe('© <b>Знаки</b>')
  })

  it('138: begins in the mode of the site, whatever the system says, and lets readers change it', async () => {
    const page = await open('docs/', { colorScheme: 'light' })
    expect(await theme(page)).toBe('dark')
    await page.locator('.navbar .color-toggle').click()
    await expect.poll(() => theme(page)).toBe('light')
  })
})

describe.each(ENGINES)('a site that follows the system with %s', (engine) => {
  const { open } = reader(engine)

  it('138: begins in the mode of the system', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await open('docs/', { colorScheme })
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme)
    }
  })
})
