// Helpers for tests of the search box.
import type { Page } from 'playwright-core'
import type { Site } from './serve.ts'
import { settled } from './settle.ts'

/** The manifest of the index of the current version. */
export const INDEX = 'search-manifest-docs-default-current.json'

/** Folder of the other files of that index. */
export const SHARDS = 'assets/search/docs-default-current/'

/** The open search dialog. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Поиск' })

/** The query field. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' })

/** The results. */
export const options = (page: Page) => page.getByRole('option')

/** Index of the selected result; -1 if there is none. */
export const selected = (page: Page) =>
  options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))

/** The announced status. */
export const status = (page: Page) => dialog(page).getByRole('status')

/** Words highlighted in the page. */
export const marks = (page: Page) => page.locator('mark[data-markjs]').allTextContents()

/** Opens the search with a query. */
export async function ask(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Поиск' }).first().click()
  await field(page).fill(query)
}

/**
 * Opens the search and sends a query twice: the second time the index is loaded, so the answer arrives whole and no partial
 * results move the reader's selection.
 */
export async function askAgain(page: Page, site: Site, query: string): Promise<void> {
  await ask(page, query)
  await options(page).first().waitFor()
  await settled(page, site)
  await field(page).fill('')
  await options(page).first().waitFor({ state: 'detached' })
  await field(page).fill(query)
}
