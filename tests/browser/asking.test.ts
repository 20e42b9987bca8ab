// What asks the reader before it does anything: a player of another site, and the question whether a page has helped.
import { describe, expect, it } from 'vitest'
import { violations } from './helpers/axe.ts'
import { ENGINES, reader } from './helpers/browser.ts'
import { PHONE } from './helpers/page.ts'

describe.each(ENGINES)('asking with %s', (engine) => {
  const world = reader(engine, 'otherSites')
  const { open, context, expectComplaint } = world

  it('loads nothing from another site before the reader agrees', async () => {
    const page = await open('asks')
    await page.mouse.move(500, 300)
    await page.locator('.page-tools').waitFor({ state: 'attached' })
    const poster = page.getByRole('link', { name: 'Фильм' })
    await poster.click()
    const question = page.locator('.video__question')
    expect(await question.innerText()).toContain('player.example.invalid')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Не сейчас' }).click()
    expect(await question.count()).toBe(0)
    expect(await poster.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await page.locator('iframe').count()).toBe(0)
    // The policy of this server refuses what the reader agrees to.
    expectComplaint(/player\.example\.invalid/)
    await poster.click()
    await page.getByRole('button', { name: 'Загрузить и смотреть' }).click()
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('src')).toBe('https://player.example.invalid/1')
    expect(await frame.getAttribute('title')).toBe('Фильм')
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(await poster.count()).toBe(0)
  })

  it('sends the answer without leaving the page, and says when it could not', async () => {
    const page = await open('long')
    await page.mouse.move(500, 300)
    await page.locator('.page-tools').waitFor({ state: 'attached' })
    const sent: (string | null)[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()))
    expectComplaint(/answers|answer could not be sent/)
    await page.getByRole('button', { name: 'Страница помогла? Нет' }).click()
    await page.getByText('Не удалось отправить ответ').first().waitFor()
    world.site.faults.set('answers', { status: 200 })
    await page.getByRole('button', { name: 'Страница помогла? Да' }).click()
    await page.locator('.page-feedback').getByText('Спасибо за ответ.').waitFor()
    expect(await page.locator('.page-feedback button').count()).toBe(0)
    const url = encodeURIComponent('https://example.com/base/long')
    expect(sent).toEqual([`url=${url}&answer=no`, `url=${url}&answer=yes`])
    expect(await violations(page)).toEqual([])
  })

  it('works without scripts', async () => {
    // This server has no page that takes answers.
    expectComplaint(/answers/)
    const page = await (await context({ javaScriptEnabled: false })).newPage()
    await page.goto(`${world.site.url}asks`)
    expect(await page.getByRole('link', { name: 'Фильм' }).getAttribute('href')).toBe('/base/')
    const request = page.waitForRequest((sent) => sent.method() === 'POST')
    const complaint = page.waitForEvent('console', (said) => said.location().url.endsWith('/answers'))
    await page.getByRole('button', { name: 'Страница помогла? Да' }).click()
    expect((await request).url()).toBe(`${world.site.url}answers`)
    await complaint
  })
})

describe('what a finger touches', () => {
  const { open } = reader('preact', 'otherSites')

  it('is 44 px high in the chrome of a page', async () => {
    const page = await open('prose', PHONE)
    const low = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.footer__link-item, .breadcrumbs__link, a.tag, .markdown summary, .navbar :is(a, button), .pagination-nav__link, .theme-doc-toc-mobile > button',
        ),
      ]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({ name: element.className, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    )
    expect(low).toEqual([])
  })
})
