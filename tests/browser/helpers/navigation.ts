// Helpers for navigation tests.
import type { Page } from 'playwright-core'

/** A link from the first page to a long one. */
export const LONG = '.markdown a[href="/base/docs/long"]'

/** How far the page is scrolled, in px. */
export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Marks the document, to tell client-side navigation from a full load. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))

/** Whether the document is the marked one. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Text of the focused element. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

/** Distance of an element from the navbar in px. */
export const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0
    return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? -1000) - bar)
  }, id)

/** Follows a link that the page does not contain. */
export const go = (page: Page, path: string) =>
  page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = `/base/${path}`
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
