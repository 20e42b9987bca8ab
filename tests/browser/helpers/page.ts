// Helpers for tests of any page.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A narrow touch screen. */
export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true }

/** The title of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The path of the URL, and its decoded hash. */
export const pathname = (page: Page) => new URL(page.url()).pathname
export const fragment = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

/** A value in the browser's storage. */
export const storage = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

/** Whether the focused element has this name. */
export const isFocused = (page: Page, name: RegExp) =>
  page.evaluate((source) => {
    const { activeElement } = document
    return new RegExp(source).test(
      activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '',
    )
  }, name.source)

/**
 * Scrolls by `distance` px at once. Wheel events may be late or lost before the browser has rendered what is under the mouse, so
 * this does not use the wheel where the distance matters.
 */
export const scrollBy = (page: Page, distance: number) =>
  page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance)

/**
 * Scrolls with the wheel, `step` px at a time, until the condition holds: the code that watches scrolling is loaded on the first
 * scroll event.
 */
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
