// Pages on paper: the text, whole and alone.
import { describe, expect, it } from 'vitest'
import { ONE_ENGINE, reader } from './helpers/browser.ts'

describe('on paper', () => {
  const { open } = reader(ONE_ENGINE)

  it('is the text alone, in light colours, with folded parts open', async () => {
    const page = await open('docs/guides/parts', { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    for (const selector of [
      '.navbar',
      '.theme-announcement-bar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.pagination-nav',
      '.code-buttons',
      '.footer',
    ])
      for (const one of await page.locator(selector).all())
        expect(await one.isVisible(), selector).toBe(false)
    expect(await page.getByText('Первая панель macOS.').isVisible()).toBe(true)
    const names = await page.getByRole('tabpanel').evaluateAll((panels) =>
      panels.map((panel) => {
        const { content, breakAfter } = getComputedStyle(panel, '::before')
        return [content, breakAfter]
      }),
    )
    // The name stays on the sheet of what it names.
    expect(names).toEqual(
      ['Linux', 'macOS', 'Windows', 'Linux', 'macOS'].map((name) => [`"${name}"`, 'avoid']),
    )
    expect(await page.getByRole('tab').count()).toBe(0)
    const folded = await page.getByText('Скрытый текст.').boundingBox()
    expect(folded?.height).toBeGreaterThan(10)
    const missing = await page
      .locator('h1, .markdown :is(p, li:not([role="tab"]), td, th, pre, summary, h2, h3)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.textContent?.trim() && part.getBoundingClientRect().height === 0)
          .map((part) => part.textContent),
      )
    expect(missing).toEqual([])
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/)
  })
})

describe('on paper, the other site', () => {
  const { open } = reader(ONE_ENGINE, 'otherSites')

  it('has the targets of links that lead outside, code and tables whole', async () => {
    const page = await open('prose')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 700, height: 1000 })
    const after = await page
      .locator('.markdown a[href^="https://example.org"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(after).toContain('(')
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.markdown pre, .markdown .table-wrapper')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.className),
    )
    expect(cut).toEqual([])
    const sheet = await page.locator('.docs-main__column').evaluate((column) => {
      const { right } = column.getBoundingClientRect()
      const parts = [...column.querySelectorAll('table, pre, img, math')]
      return parts.map((part) => Math.ceil(part.getBoundingClientRect().right - right))
    })
    expect(sheet.length).toBeGreaterThan(5)
    expect(Math.max(...sheet)).toBeLessThanOrEqual(0)
  })
})
