// Where the system chooses the colours: what the style sheet says for that is not lost to a rule that names its element more
// exactly, wherever it applies.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ONE_ENGINE, reader } from './helpers/browser.ts'
import { ask, INDEX, options } from './helpers/search.ts'
import { still } from './helpers/settle.ts'

/** What became of the rules for forced colours in a page. */
interface Outcome {
  /** Selectors that something on the page matches. */
  readonly met: readonly string[]
  readonly unmet: readonly string[]
  /** Declarations that another rule overrides, with the element. */
  readonly lost: readonly string[]
}

/** Compares every element with what it looks like when nothing can override these rules. */
function outcomeOf(page: Page): Promise<Outcome> {
  return page.evaluate(() => {
    const rules: CSSStyleRule[] = []
    const collect = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors'))
          rules.push(...[...rule.cssRules].filter((one) => one instanceof CSSStyleRule))
        else if (rule instanceof CSSGroupingRule) collect(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) collect(sheet.cssRules)
    const selectors = rules.flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/))
    const parts = [...new Set(selectors.map((one) => one.trim()))].map((selector) => {
      const [element = '', pseudo] = selector.split(/(?=::)/)
      return { selector, pseudo: pseudo ?? null, elements: [...document.querySelectorAll(element)] }
    })
    const look = () =>
      parts.map(({ elements, pseudo }) =>
        elements.map((element) => {
          const style = getComputedStyle(element, pseudo)
          return rules.flatMap((rule) => [...rule.style].map((name) => style.getPropertyValue(name)))
        }),
      )
    const names = rules.flatMap((rule) => [...rule.style])
    const before = look()
    const strong = new CSSStyleSheet()
    const text = rules.map(({ selectorText, style }) => {
      const declarations = [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important;`)
      return `${selectorText} { ${declarations.join(' ')} }`
    })
    strong.replaceSync(text.join('\n'))
    document.adoptedStyleSheets = [strong]
    const after = look()
    document.adoptedStyleSheets = []
    const lost = parts.flatMap(({ selector, elements }, part) =>
      elements.flatMap((element, index) =>
        names
          .filter((_, name) => before[part]?.[index]?.[name] !== after[part]?.[index]?.[name])
          .map((name) => `${selector} { ${name} } of ${element.outerHTML.slice(0, 80)}`),
      ),
    )
    const isMet = ({ elements }: { readonly elements: readonly Element[] }) => elements.length > 0
    return {
      met: parts.filter(isMet).map(({ selector }) => selector),
      unmet: parts.filter((part) => !isMet(part)).map(({ selector }) => selector),
      lost: [...new Set(lost)],
    }
  })
}

/** Colour and background of an element, and what may cover that. */
const colors = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, boxShadow } = getComputedStyle(element)
      return { color, backgroundColor, boxShadow }
    })

async function* neverComing(): AsyncGenerator<string> {
  yield ' '
  await new Promise(() => {})
}

const mode: BrowserContextOptions = { forcedColors: 'active', colorScheme: 'light' }

/** What a look at the page gives in both colour modes. */
async function inBothModes<Value>(page: Page, look: () => Promise<Value>): Promise<Value[]> {
  const found: Value[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await still(page)
    found.push(await look())
  }
  return found
}

describe('forced colours', () => {
  const world = reader(ONE_ENGINE)
  const other = reader(ONE_ENGINE, 'otherSites')

  /** Pages and states that meet every rule together. */
  const STATES: readonly (() => Promise<Page>)[] = [
    async () => {
      const page = await world.open('docs/1.0/more/rich', mode)
      await page.mouse.move(300, 300)
      await page.locator('.code-buttons').first().waitFor()
      return page
    },
    () => world.open('docs/guides/code', mode),
    () => other.open('prose', mode),
    () => other.open('unlisted', mode),
    async () => {
      const page = await world.open('docs/long', mode)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.locator('.table-of-contents__link--active').first().waitFor()
      return page
    },
    async () => {
      const page = await world.open('docs/', mode)
      await ask(page, 'кластер')
      await options(page).first().waitFor()
      await page.locator('.search-result mark').first().waitFor()
      return page
    },
    async () => {
      world.site.faults.set(INDEX, { parts: neverComing() })
      const page = await world.open('docs/', mode)
      await ask(page, 'кластер')
      await page.locator('.search-dialog__spinner').waitFor()
      return page
    },
  ]

  it('overrides whatever a component says', async () => {
    const outcomes: Outcome[] = []
    for (const show of STATES) {
      const page = await show()
      outcomes.push(...(await inBothModes(page, () => outcomeOf(page))))
    }
    expect(outcomes.flatMap(({ lost }) => lost)).toEqual([])
    const met = new Set(outcomes.flatMap((outcome) => outcome.met))
    expect(outcomes.flatMap(({ unmet }) => unmet).filter((selector) => !met.has(selector))).toEqual([])
  })

  it('shows matched words and the active row of the search', async () => {
    const page = await world.open('docs/', mode)
    await ask(page, 'кластер')
    await page.locator('.search-result mark').first().waitFor()
    // Chromium's colours for marked text, the same in both modes.
    const marked = { color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 0)', boxShadow: 'none' }
    await inBothModes(page, async () => {
      expect(await colors(page, '.search-result--active mark')).toEqual(marked)
      expect(await colors(page, '.search-result mark')).toEqual(marked)
      const row = await page.locator('.search-result--active').evaluate((element) => {
        const { color, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return { color, outlineStyle, outlineWidth, outlineColor }
      })
      expect(row).toEqual({
        color: row.outlineColor,
        outlineStyle: 'solid',
        outlineWidth: '2px',
        outlineColor: row.color,
      })
      expect(row.color).not.toBe((await colors(page, '.search-dialog')).color)
    })
    await page.keyboard.press('Enter')
    await page.locator('article mark').first().waitFor()
    expect(await inBothModes(page, () => colors(page, 'article mark'))).toEqual([marked, marked])
  })
})
