// Waits for what a page does by itself, without guessing how long it takes.
import type { Page } from 'playwright-core'
import type { Site } from './serve.ts'

/** Scripts that a page loads as modules: importing them again has no effect. */
const isModule = (path: string) => /^(?:en\/)?assets\/(?!boot-|search-worker-)[^?]+\.js$/.test(path)

/** Waits until two frames are rendered and the page is idle, so that work scheduled for then is done. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

/** Waits until a page has run all requested code and requests nothing more. */
export async function settled(page: Page, site: Site): Promise<void> {
  for (let known = -1; known !== site.requests.length || site.open() > 0; ) {
    known = site.requests.length
    const root = new URL(site.url).pathname
    const modules = [...new Set(site.requests.filter(isModule))].map((path) => root + path)
    // Importing a module again resolves once the first import has run it. As a string, because tests are transformed.
    await page.evaluate(`Promise.allSettled(${JSON.stringify(modules)}.map((path) => import(path)))`)
    await idle(page)
  }
}

/** Waits until all animations on a page have finished, except endless ones. */
export async function still(page: Page): Promise<void> {
  await idle(page)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Scroll-driven animations never finish.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}

/** A promise that a test resolves. */
export function createHold() {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}
