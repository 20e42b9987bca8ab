// Articles of the second site: diagrams of every kind, code, headings called like anything, forced colours.
import { describe, expect, it } from 'vitest'
import { follow, ONE_ENGINE, reader } from './helpers/browser.ts'
import { heading } from './helpers/page.ts'

// One engine is enough: behaviours of articles know none (tests/architecture/layers.test.ts).
describe('the other site', () => {
  const world = reader(ONE_ENGINE, 'otherSites')
  const { open } = world

  it('divides words, and what a reader copies is whole', async () => {
    const page = await (await world.context({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
    await page.goto(world.site.url)
    const paragraph = page.locator('.markdown p').nth(1)
    expect(await paragraph.evaluate(({ textContent }) => textContent)).toContain('необя\u00adза')
    await page.mouse.move(640, 300)
    const copied = (type: string) =>
      page.evaluate(
        async (type) => (await (await navigator.clipboard.read())[0]?.getType(type))?.text(),
        type,
      )
    const copy = async () => {
      await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element))
      await page.keyboard.press('Control+C')
      return copied('text/plain')
    }
    await expect.poll(copy).toBe('Остальное здесь необязательно.')
    expect(await copied('text/html')).toContain(`href="${world.site.url}long">необязательно</a>`)
  })

  it('draws diagrams of every kind under the strict policy', async () => {
    const page = await open('kinds')
    const containers = page.locator('.docusaurus-mermaid-container')
    await page.mouse.move(300, 300)
    await page.evaluate(() => window.scrollTo(0, 300))
    await containers.locator('> svg[role="img"]').first().waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const drawn = () =>
      containers.evaluateAll((all) =>
        all.map((one) => one.firstElementChild?.getAttribute('aria-roledescription')),
      )
    await expect
      .poll(drawn)
      .toEqual([
        'stateDiagram',
        'classDiagram',
        'er',
        'gantt',
        'pie',
        'journey',
        'gitGraph',
        'mindmap',
        'timeline',
        'quadrantChart',
        'xychart',
        'sankey',
        'block',
        'requirement',
        'c4',
        'kanban',
        'packet',
        'architecture',
        'radar',
      ])
  })

  it('offers to wrap code that was in a hidden panel once that is shown, and code that became too wide', async () => {
    const page = await open('prose')
    await page.mouse.move(640, 300)
    const wrap = page
      .locator('.theme-code-block', { hasText: 'Очень длинная строка' })
      .locator('.code-button--wrap')
    await wrap.waitFor({ state: 'attached' })
    const isOffered = () => wrap.evaluate((button: HTMLButtonElement) => !button.hidden)
    await page.getByRole('tab', { name: 'Другая' }).click()
    await expect.poll(isOffered).toBe(true)
    const diff = page.locator('.theme-code-block', { hasText: 'было' }).locator('.code-button--wrap')
    await page.setViewportSize({ width: 500, height: 800 })
    await expect.poll(() => diff.evaluate((button: HTMLButtonElement) => button.hidden)).toBe(false)
  })

  it('lives on a page whose headings are called like everything a script may ask for', async () => {
    const page = await open('names')
    expect(await page.locator('h2[id]').count()).toBe(61)
    await page.getByRole('button', { name: 'Поиск' }).click()
    await page.getByRole('combobox').fill('localStorage')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('article mark').allTextContents()).toEqual(['localStorage'])
    await page.locator('.table-of-contents a[href="#history"]').click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#history')
    await follow(page, '.markdown a[href="/base/"]', 'Главная')
    await page.goBack()
    await heading(page, 'Имена').waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Главная', exact: true }).click()
    await heading(page, 'Главная').waitFor()
  })

  it('shows in forced colours where the reader is, what is chosen and what kind a box is', async () => {
    const page = await open('prose', { forcedColors: 'active' })
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)
    /** What the system makes of a colour of its own. */
    const system = (color: string) =>
      page.evaluate((color) => {
        const probe = document.body.appendChild(document.createElement('span'))
        probe.style.color = color
        const { color: computed } = getComputedStyle(probe)
        probe.remove()
        return computed
      }, color)
    const highlight = await system('Highlight')
    const current = '.theme-doc-sidebar-menu [aria-current="page"]'
    expect(await style(current, 'border-top-style')).toBe('solid')
    expect(await style(current, 'color')).toBe(highlight)
    expect(await style('.navbar__link--active', 'color')).toBe(highlight)
    expect(await style('.alert', 'border-inline-start-width')).toBe('6px')
    expect(await style('[role="tab"][aria-selected="true"]', 'color')).toBe(highlight)
    expect(await style('[role="tab"][aria-selected="false"]', 'color')).not.toBe(highlight)
    expect(await style('[role="tab"][aria-selected="false"]', 'border-bottom-color')).toBe(
      await system('Canvas'),
    )
    await page.keyboard.press('Tab')
    expect(await style('.skip-to-content__link', 'outline-style')).not.toBe('none')
  })

  it('has in the table of contents the levels that it is told to', async () => {
    const page = await open('long')
    await page.evaluate(() => document.getElementById('глубоко-9')?.scrollIntoView())
    await expect
      .poll(() => page.locator('.table-of-contents__link--active').allTextContents())
      .toEqual(['Глубоко 9'])
  })
})
