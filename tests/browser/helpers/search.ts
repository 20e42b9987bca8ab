// The search box as a test meets it.
import type { Page } from 'playwright-core'
import type { Site } from './serve.ts'
import { settled } from './settle.ts'

/** The manifest of the index of the version on screen. */
export const INDEX = 'search-manifest-docs-default-current.json'

/** Folder of the other files of that index. */
export const SHARDS = 'assets/search/docs-default-current/'

/** The open search. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Поиск' })

/** Where the query is typed. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' })

/** The results. */
export const options = (page: Page) => page.getByRole('option')

/** The place of the chosen result; -1 = none. */
export const selected = (page: Page) =>
  options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))

/** What is said of the results. */
export const status = (page: Page) => dialog(page).getByRole('status')

/** Words that are marked in the page. */
export const marks = (page: Page) => page.locator('mark[data-markjs]').allTextContents()

/** Opens the search with a query. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Поиск' }).first().click()
  await field(page).fill(query)
}

/**
 * Opens the search with a query and asks it a second time: the index is here then, so that its answer comes whole, and no second
 * part of it moves what the reader has chosen.
 */
export async function askAgain(page: Page, site: Site, query: string): Promise<void> {
  await ask(page, query)
  await options(page).first().waitFor()
  await settled(page, site)
  await field(page).fill('')
  await options(page).first().waitFor({ state: 'detached' })
  await field(page).fill(query)
}
