// This repository's own site under the very policy it is published with: every page lives silently, by address and by link.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, hydrated, reader } from './helpers/browser.ts'
import { dialog, field } from './helpers/search.ts'
import { still } from './helpers/settle.ts'
import { watchShifts } from './helpers/shifts.ts'
import { pagePaths, walk } from './helpers/walk.ts'

/**
 * All pages, those that no list names among them, with their shapes. The page at the root is none: it only leads to the first
 * doc.
 */
function pages() {
  const root = inject('ownSites').preact
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(root, file), 'utf8')
      return {
        path: file.slice(0, -'index.html'.length),
        shape: shapeOf(html),
      }
    })
}

/**
 * What an engine takes over of a page: kinds of components, those aside whose html it leaves alone. The level of an item in the
 * sidebar is only a class: one component draws all levels, and each page has at least two.
 */
function shapeOf(html: string): string {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const components = classes.filter((name) => /^(?:theme-(?!admonition|code)|late-)/.test(name))
  const kinds = components.map((name) => name.replace(/-level-\d+$/, ''))
  return [...new Set(kinds)].sort().join(' ')
}

/**
 * A page of each shape: what an engine takes over of the others is the same. All pages are gone to below; what acts on an article
 * does the same there.
 */
const pathsOfShapes = (): readonly string[] => [
  ...new Map(pages().map(({ shape, path }) => [shape, path])).values(),
]

describe.each(ENGINES)('own site with %s', (engine) => {
  const world = reader(engine, 'ownSites')

  it('opens the search from the field of its front page, and gives the focus back to it', async () => {
    const page = await (await world.context()).newPage()
    await page.goto(`${world.site.url}docs/`)
    const opener = page.locator('.hero__search')
    await opener.click()
    await page.keyboard.type('куб')
    await dialog(page).waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('куб')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('is silent on a page of every shape loaded by its address', async () => {
    const context = await world.context()
    const left = [...pathsOfShapes()]
    expect(left.length).toBeGreaterThan(10)
    const visitTheRest = async () => {
      const page = await context.newPage()
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        await page.goto(world.site.url + path, { waitUntil: 'domcontentloaded' })
        await hydrated(page)
      }
    }
    // A page mostly waits for its parts.
    await Promise.all(Array.from({ length: 4 }, visitTheRest))
  })
})

describe('own site', () => {
  const world = reader('own')

  it('is silent on every page gone to by a link, in one document of a small window, and shows what the server wrote', async () => {
    const page = await world.open('docs/', { viewport: { width: 320, height: 640 } })
    await page.mouse.move(300, 300)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const paths = pagePaths(inject('ownSites').preact)
    expect(paths.length).toBeGreaterThan(190)
    expect(paths).toEqual(expect.arrayContaining(pages().map(({ path }) => path.slice(0, -1))))
    for (const { path, loaded, shown, headings, overflow } of await walk(page, paths, '/')) {
      expect(headings[1], path).toEqual(headings[0])
      expect(headings[0], path).toHaveLength(1)
      expect(shown, path).toEqual(loaded)
      expect(overflow, path).toBe(0)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  }, 300_000)

  it.each([
    [1440, 900],
    [390, 844],
  ])(
    'shows drawings of diagrams in the first view without moving anything or loading what draws: %i px',
    async (width, height) => {
      const page = await (await world.context({ viewport: { width, height } })).newPage()
      const shifts = await watchShifts(page)
      for (const path of [
        // Taller than the window, less tall than it, wider than it, of another kind.
        'docs/guides/sysadm-guide/install/',
        'docs/guides/frontend-customization/environment/',
        'docs/guides/frontend-customization/hooks/',
        'docs/guides/advanced-user-guide/dashboard_and_dashs_management/',
      ]) {
        await page.goto(world.site.url + path)
        await hydrated(page)
        const drawing = page.locator('.diagram-image:visible').first()
        await drawing.evaluate((image: HTMLImageElement) => image.decode())
        // All that comes with the reader's first act moves nothing either.
        await page.mouse.move(width / 2, 300)
        await still(page)
        expect(await page.locator('.diagram-place').count(), path).toBe(0)
        expect(await shifts(), path).toEqual([])
      }
      expect(world.site.requests.filter((path) => path.includes('mermaid'))).toEqual([])
    },
  )

  it('is set in its own face, Latin and Cyrillic, and nothing moves when that comes', async () => {
    const page = await (await world.context()).newPage()
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    const shifts = await watchShifts(page)
    await page.goto(`${world.site.url}docs/guides/sysadm-guide/install/`)
    await hydrated(page)
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    await expect
      .poll(async () => (await faces()).filter((family) => !family.includes('fallback')))
      .toHaveLength(2)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
      /^"Golos Text Variable", "Golos Text Variable fallback", system-ui/,
    )
    await still(page)
    expect([await shifts(), warnings]).toEqual([[], []])
    const asked = world.site.requests.filter((path) => path.endsWith('.woff2'))
    expect(asked.map((path) => path.replace(/-\w{8}\.woff2$/, '')).sort()).toEqual([
      'assets/golos-text-cyrillic-wght-normal',
      'assets/golos-text-latin-wght-normal',
    ])
  })

  it('answers a question in Russian', async () => {
    const page = await world.open('docs/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('лицензионное соглашение')
    await page.getByRole('option').first().waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(8)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('article mark').count()).toBeGreaterThan(0)
  })
})
