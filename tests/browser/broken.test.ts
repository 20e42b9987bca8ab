// What is left of a page when a part of it breaks, and when the site lies where it does not belong.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, ONE_ENGINE, reader } from './helpers/browser.ts'
import { heading } from './helpers/page.ts'

describe.each(ENGINES)('the other site with %s', (engine) => {
  const world = reader(engine, 'otherSites')
  const { open, expectComplaint } = world

  describe('a crash', () => {
    it('of the page leaves the frame, says why with all causes, and can be tried again', async () => {
      // React reports what it catches.
      if (engine === 'react') expectComplaint(/Страница <b>сломана<\/b>/)
      const page = await open('')
      await page.getByRole('button', { name: 'Уронить страницу' }).click()
      await heading(page, 'На странице произошёл сбой.').waitFor()
      expect(await page.locator('.crash__message').textContent()).toBe(
        'Страница <b>сломана</b>\n\nПричина:\nНет данных',
      )
      await expect.poll(() => page.title()).toBe('Page Error')
      expect(await page.locator('.navbar').isVisible()).toBe(true)
      expect(await page.locator('.footer').isVisible()).toBe(true)
      await page.getByRole('button', { name: 'Попробуйте ещё раз' }).click()
      await heading(page, 'Главная').waitFor()
      await expect.poll(() => page.title()).toBe('Главная | Иначе')
      await page.getByRole('button', { name: 'Уронить страницу' }).click()
      await heading(page, 'На странице произошёл сбой.').waitFor()
      await page.locator('.footer a[href="/base/"]').waitFor()
      await page.getByRole('button', { name: 'Ещё', exact: true }).click()
      await page.locator('.navbar').getByRole('link', { name: 'Длинная' }).click()
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => page.title()).toBe('Длинная страница | Иначе')
    })

    it('of an item of the bar takes the bar along and names the item', async () => {
      if (engine === 'react') expectComplaint(/Пункт сломан|failed to render/)
      const page = await open('')
      await page.getByRole('button', { name: 'Уронить панель' }).click()
      await heading(page, 'На странице произошёл сбой.').waitFor()
      const message = (await page.locator('.crash__message').textContent()) ?? ''
      expect(message).toContain('A theme navbar item failed to render')
      expect(message).toContain('custom-fragile')
      expect(message).toMatch(/Причина:\nПункт сломан$/)
      await expect.poll(() => page.title()).toBe('Page Error')
      await page.getByRole('button', { name: 'Попробуйте ещё раз' }).click()
      await heading(page, 'Главная').waitFor()
      await page.getByRole('button', { name: 'Уронить панель' }).waitFor()
    })
  })
})

// One engine is enough: it is html and style sheets, for readers whose scripts did not come.
describe('the notice of a wrong base URL', () => {
  const world = reader(ONE_ENGINE, 'otherSites')
  const { open, context, expectComplaint } = world
  const notice = (page: Page) => page.getByText('Сайт собран для базового адреса /base/')

  it('is on the page at the base URL and seen only when neither style nor script came', async () => {
    expectComplaint(/404|ERR_|MIME type/)
    const page = await (await context()).newPage()
    const styles = /\.css$/
    await page.route(/\/assets\//, (route) => {
      if (styles.test(route.request().url())) return route.continue()
      return route.fulfill({ status: 404 })
    })
    await page.goto(world.site.url)
    expect(await notice(page).count()).toBe(1)
    expect(await notice(page).isVisible()).toBe(false)
    await page.route(styles, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    expect(await notice(page).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'длинной' }).isVisible()).toBe(true)
    await page.goto(`${world.site.url}long`)
    expect(await notice(page).count()).toBe(0)
  })

  it('is gone when scripts came', async () => {
    expect(await notice(await open('')).count()).toBe(0)
  })
})
