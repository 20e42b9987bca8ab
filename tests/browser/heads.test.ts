// The head of the document: after going to a page without loading it, it says what it says when the page is loaded.
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, ONE_ENGINE, reader } from './helpers/browser.ts'

/** Paths of all pages of a built site below its base URL. */
function pagePaths(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.flatMap((file) => (/(^|\/)index\.json$/.test(file) ? [dirname(file)] : []))
}

/** Elements of a head but for what documents load, in any order. */
type Head = readonly string[]

/** The head of each page as it was loaded, and as it is after following a link to the page, one after the other. */
function heads(
  page: Page,
  paths: readonly string[],
  base: string,
): Promise<readonly { path: string; loaded: Head; shown: Head }[]> {
  return page.evaluate(
    async ({ paths, base }) => {
      const said = (head: HTMLHeadElement) =>
        [
          ...head.querySelectorAll(
            'title, meta, link:not([rel="stylesheet"], [rel="modulepreload"], [rel="preload"]), script[type="application/ld+json"]',
          ),
        ]
          .map((element) => element.outerHTML)
          .sort()
      const found = []
      for (const path of paths) {
        const response = await fetch(`${base}${path}/`)
        const next = new DOMParser().parseFromString(await response.text(), 'text/html')
        const here = () =>
          next.title === document.title &&
          location.pathname === new URL(`${base}${path}`, location.href).pathname
        const shown = new Promise<void>((resolve) => {
          const wait = () => (here() ? setTimeout(resolve) : setTimeout(wait))
          wait()
        })
        const link = document.createElement('a')
        link.href = base + path
        document.body.append(link)
        link.click()
        link.remove()
        await shown
        found.push({ path, loaded: said(next.head), shown: said(document.head) })
      }
      return found
    },
    { paths, base },
  )
}

// What a head says is worked out without an engine; that it is asked for after each navigation is shown with both.
const CASES = [
  ...ENGINES.map((engine) => ({ engine, sites: 'sites' as const })),
  { engine: ONE_ENGINE, sites: 'otherSites' as const },
  { engine: ONE_ENGINE, sites: 'themedSites' as const },
]

describe('the head', () => {
  describe.each(CASES)('of $sites with $engine', ({ engine, sites }) => {
    const world = reader(engine, sites)

    it('is that of a full load after going to any page, and again on the way back', async () => {
      const page = await world.open(sites === 'otherSites' ? 'long' : 'docs/')
      await page.mouse.move(300, 300)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const paths = pagePaths(inject(sites)[engine]).filter((path) => !/^en(\/|$)/.test(path))
      expect(paths.length).toBeGreaterThan(1)
      for (const { path, loaded, shown } of await heads(page, [...paths, ...paths.toReversed()], '/base/'))
        expect(shown, path).toEqual(loaded)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  })
})

describe('the head of this site', () => {
  const world = reader('own')

  it('is that of a full load after going to any page', async () => {
    const page = await world.open('docs/')
    await page.mouse.move(300, 300)
    const paths = pagePaths(inject('ownSites').preact)
    expect(paths.length).toBeGreaterThan(190)
    for (const { path, loaded, shown } of await heads(page, paths, '/')) expect(shown, path).toEqual(loaded)
  })
})
