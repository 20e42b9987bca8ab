// What tests ask of any page.
import type { Page } from 'playwright-core'

/** A narrow window under a finger. */
export const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true }

/** The title of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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
