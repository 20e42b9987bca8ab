// What tests ask of any page.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A narrow window under a finger. */
export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true }

/** The title of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The path of the address, and what follows it, decoded. */
export const pathname = (page: Page) => new URL(page.url()).pathname
export const fragment = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

/** What the browser keeps for the site. */
export const storage = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

/** Whether the focus is on what is called so. */
export const isFocused = (page: Page, name: RegExp) =>
  page.evaluate((source) => {
    const { activeElement } = document
    return new RegExp(source).test(
      activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '',
    )
  }, name.source)

/**
 * Scrolls by `distance` px at once. A turn of the wheel may come late or be lost while the browser has not
 * yet drawn what lies under the mouse, so where the distance matters it is not the wheel that scrolls.
 */
export const scrollBy = (page: Page, distance: number) =>
  page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance)

/** Scrolls like a reader, `step` px at a time, until the condition holds: what watches the scrolling loads with its beginning. */
export const wheelUntil = (page: Page, step: number, condition: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.mouse.wheel(0, step)
        return condition()
      },
      { interval: 30 },
    )
    .toBe(true)
