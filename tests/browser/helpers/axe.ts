// Accessibility of a rendered page: axe, and what axe cannot check.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What passes is not described: that takes a fifth of the time of a run. */
const OPTIONS = { resultTypes: ['violations'] }
const EVERYTHING = { ...OPTIONS, runOnly: TAGS, rules: { 'target-size': { enabled: true } } }
/** Rules about colours: nothing else differs in the other colour mode. */
const ONLY_COLORS = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}
const WIDTHS = [320, 390, 768, 1280]

/** Violations as `rule: element`. */
export async function violations(page: Page, { colorsOnly = false } = {}): Promise<string[]> {
  // The page's content policy forbids eval and inline scripts, but does not apply to the debugger.
  const session = await page.context().newCDPSession(page)
  const { result: has } = await session.send('Runtime.evaluate', { expression: `'axe' in window` })
  if (!has.value) await session.send('Runtime.evaluate', { expression: AXE })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(colorsOnly ? ONLY_COLORS : EVERYTHING)})
      .then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 160) + ' — ' + failureSummary))))`,
    awaitPromise: true,
    returnByValue: true,
  })
  return JSON.parse(result.value as string) as string[]
}

/** How far the page can be scrolled horizontally. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Checks the structure for screen readers: one h1, one main, named navs, heading levels without gaps. */
export async function expectGoodShape(page: Page): Promise<void> {
  const shape = await page.evaluate(() => ({
    h1: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main').length,
    levels: [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((one) =>
      Number(one.localName[1]),
    ),
    unnamed: [...document.querySelectorAll('nav')].filter(
      (nav) => !nav.ariaLabel && !nav.hasAttribute('aria-labelledby'),
    ).length,
  }))
  expect([shape.h1, shape.main, shape.unnamed]).toEqual([1, 1, 0])
  for (const [index, level] of shape.levels.entries())
    expect(level - (shape.levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
}

/** With text as large and as widely spaced as WCAG demands, nothing overflows. */
export async function expectRoomForText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.setViewportSize({ width: 640, height: 800 })
  expect(await overflow(page), 'at 200 %').toBeLessThanOrEqual(0)
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size')
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(spaced)
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `spaced out at ${width} px`).toBeLessThanOrEqual(0)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button, main button, .menu__link')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    )
    expect(cut, `cut off at ${width} px`).toEqual([])
  }
}

/** Checks a page at all widths, and its colours in the other colour mode, which `change` switches to. */
export async function expectAccessible(page: Page, change: () => Promise<unknown>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page), `${width} px`).toEqual([])
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await change()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, { colorsOnly: true }), `${width} px, dark`).toEqual([])
    expect(await overflow(page), `${width} px, dark`).toBeLessThanOrEqual(0)
  }
}
