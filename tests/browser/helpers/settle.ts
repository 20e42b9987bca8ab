// Waiting for what a page does by itself, without a guess how long that takes.
import type { Page } from 'playwright-core'
import type { Site } from './serve.ts'

/** Scripts that a page loads as modules: run a second time they would do nothing. */
const isModule = (path: string) => /^(?:en\/)?assets\/(?!boot-|search-worker-)[^?]+\.js$/.test(path)

/** Waits until two frames have been drawn and the page is idle: what it has scheduled for then is done before. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

/** Waits until a page has run all code that it has asked for, and asks for nothing more. */
export async function settled(page: Page, site: Site): Promise<void> {
  for (let known = -1; known !== site.requests.length || site.open() > 0; ) {
    known = site.requests.length
    const root = new URL(site.url).pathname
    const modules = [...new Set(site.requests.filter(isModule))].map((path) => root + path)
    // A module that is imported once more is there when the first import has run it. As text: tests are transformed.
    await page.evaluate(`Promise.allSettled(${JSON.stringify(modules)}.map((path) => import(path)))`)
    await idle(page)
  }
}

/** Waits until nothing on a page moves any more, but for what moves without an end. */
export async function still(page: Page): Promise<void> {
  await idle(page)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What follows the scrolling ends with the page.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}

/** Something that waits until a test lets it go on. */
export function createHold() {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}
