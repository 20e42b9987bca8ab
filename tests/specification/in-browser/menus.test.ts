// What the specification says of menus, the sidebar and the storage, where no other test of the browser does.
import { describe, expect, it } from 'vitest'
import { ENGINES, reader } from '../../browser/helpers/browser.ts'
import { PHONE } from '../../browser/helpers/page.ts'

describe.each(ENGINES)('languages with %s', (engine) => {
  const { open } = reader(engine, 'otherSites')

  it('85: names the list of languages in the menu of narrow windows', async () => {
    const page = await open('long', PHONE)
    await page.getByRole('button', { name: 'Меню' }).tap()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await menu.getByRole('button', { name: '← Главное меню' }).tap()
    await menu.getByRole('button', { name: 'Языки' }).waitFor()
  })

  it('86: is called like the language of the page in wide windows', async () => {
    const page = await open('long')
    await page.locator('.navbar').getByRole('button', { name: 'Русский' }).waitFor()
  })
})

describe.each(ENGINES)('sidebar and storage with %s', (engine) => {
  const { open } = reader(engine)

  it('100: keeps categories open while others are opened', async () => {
    const page = await open('docs/')
    const category = (name: string) =>
      page.locator('.theme-doc-sidebar-menu').getByRole('button', { name, exact: true })
    await category('Глубоко').click()
    await category('Руководства').click()
    await expect.poll(() => category('Руководства').getAttribute('aria-expanded')).toBe('true')
    expect(await category('Глубоко').getAttribute('aria-expanded')).toBe('true')
  })

  it('199: keeps what readers choose under the names of the specification', async () => {
    const page = await open('docs/')
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await page.locator('.navbar .color-toggle').click()
    const old = page.locator('.navbar a', { hasText: /^1\.0$/ })
    await page
      .locator('.navbar .dropdown')
      .filter({ has: page.locator('a', { hasText: /^1\.0$/ }) })
      .hover()
    await old.click()
    const keys = () => page.evaluate(() => Object.keys(localStorage).sort())
    await expect
      .poll(keys)
      .toEqual([
        'docs-preferred-version-default',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'theme',
      ])
  })
})
