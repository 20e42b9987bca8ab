// The head of the document: after going to a page without loading it, it says what it says when the page is loaded. So does the
// heading, and both on every page of this repository's own site (own-site.test.ts).
import { describe, expect, inject, it } from 'vitest'
import { ENGINES, ONE_ENGINE, reader } from './helpers/browser.ts'
import { pagePaths, walk } from './helpers/walk.ts'

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
      for (const { path, loaded, shown } of await walk(page, [...paths, ...paths.toReversed()], '/base/'))
        expect(shown, path).toEqual(loaded)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  })
})
