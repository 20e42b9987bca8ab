// The frame around the text: skip link, announcement, colour mode, back to top, the keyboard alone, no storage.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENGINES, hydrated, ONE_ENGINE, onceOf, reader } from './helpers/browser.ts'
import { heading, isFocused, PHONE, scrollBy, storage, wheelUntil } from './helpers/page.ts'
import { idle, settled } from './helpers/settle.ts'

/** Where Tab goes from here. */
async function nextStopIsInMain(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => document.activeElement?.closest('main') !== null)
}

/** The colour mode on screen. */
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

describe.each(ENGINES)('frame with %s', (engine) => {
  const once = onceOf(engine)
  const world = reader(engine)
  const { open, context, expectComplaint } = world

  describe('the skip link', () => {
    it('is the first stop and leads to the content, also after going to another page', async () => {
      const page = await open()
      await page.keyboard.press('Tab')
      expect(await isFocused(page, /Перейти к основному содержанию/)).toBe(true)
      await page.keyboard.press('Enter')
      expect(await nextStopIsInMain(page)).toBe(true)
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await heading(page, 'Длинная страница').waitFor()
      await page.locator('.skip-to-content__link').focus()
      await page.keyboard.press('Enter')
      expect(await nextStopIsInMain(page)).toBe(true)
    })
  })

  once.describe('the announcement', () => {
    const bar = (page: Page) => page.locator('.theme-announcement-bar')

    it('goes for good when it is closed, and a new one comes', async () => {
      const page = await open()
      await bar(page).getByRole('button', { name: 'Закрыть' }).click()
      await bar(page).waitFor({ state: 'hidden' })
      await expect.poll(() => storage(page, 'docusaurus.announcement.dismiss')).toBe('true')
      await page.reload()
      await hydrated(page)
      expect(await bar(page).isVisible()).toBe(false)
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'))
      await page.reload()
      await hydrated(page)
      await bar(page).waitFor()
      await expect.poll(() => storage(page, 'docusaurus.announcement.dismiss')).toBe('false')
      await expect.poll(() => storage(page, 'docusaurus.announcement.id')).toBe('news-1')
    })

    it('closed in one window goes from the others', async () => {
      const both = await context()
      const [one, two] = [await both.newPage(), await both.newPage()]
      for (const page of [one, two]) {
        await page.goto(`${world.site.url}docs/`)
        await hydrated(page)
      }
      await bar(one).getByRole('button', { name: 'Закрыть' }).click()
      await bar(two).waitFor({ state: 'hidden' })
    })
  })

  describe('the colour mode', () => {
    it('is switched by its button, kept, no longer the system’s, and the system’s again', async () => {
      const page = await open('docs/', { colorScheme: 'light' })
      const button = page.locator('.color-toggle')
      await expect
        .poll(() => button.getAttribute('aria-label'))
        .toBe('Переключить тёмное и светлое оформление (сейчас как в системе)')
      await button.click()
      await expect.poll(() => mode(page)).toBe('dark')
      // The button is an island: it is drawn after the page.
      await expect.poll(() => button.getAttribute('aria-label')).toContain('(сейчас тёмное)')
      await expect.poll(() => storage(page, 'theme')).toBe('dark')
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.emulateMedia({ colorScheme: 'light' })
      await idle(page)
      expect(await mode(page)).toBe('dark')
      await page.reload()
      expect(await mode(page)).toBe('dark')
      await hydrated(page)
      await button.click()
      await expect.poll(() => mode(page)).toBe('light')
      await expect.poll(() => storage(page, 'theme')).toBe('light')
      await button.click()
      await expect.poll(() => storage(page, 'theme')).toBeNull()
      await expect.poll(() => button.getAttribute('aria-label')).toContain('(сейчас как в системе)')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => mode(page)).toBe('dark')
    })
  })

  once.describe('back to top', () => {
    it('comes when the reader scrolls up, far enough down', async () => {
      const page = await open('docs/long')
      const button = page.getByRole('button', { name: 'Наверх' })
      await page.mouse.move(640, 400)
      await scrollBy(page, 2000)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
      expect(await page.locator('.theme-back-to-top-button--shown').count()).toBe(0)
      await wheelUntil(page, -20, () => page.locator('.theme-back-to-top-button--shown').isVisible())
      await button.click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  })

  describe('the keyboard alone', () => {
    it('stops at everything that can be seen and worked, in the order of the page, and at nothing else', async () => {
      const page = await open('docs/guides/parts')
      await page.keyboard.press('Shift')
      await page.locator('.page-tools').waitFor()
      await settled(page, world.site)
      const names = (of: 'all' | 'focused') =>
        page.evaluate((of) => {
          const stops =
            of === 'focused'
              ? [document.activeElement ?? document.body]
              : [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')].filter(
                  (element) =>
                    (element as HTMLElement).tabIndex >= 0 &&
                    !element.matches(':disabled') &&
                    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
                )
          return stops.map(
            (stop) => `${stop.localName} ${stop.getAttribute('href') ?? stop.textContent?.trim()}`,
          )
        }, of)
      const wanted = await names('all')
      const found: string[] = []
      for (let i = 0; i < wanted.length; i++) {
        await page.keyboard.press('Tab')
        found.push(...(await names('focused')))
      }
      expect(found).toEqual(wanted)
      expect(wanted.length).toBeGreaterThan(20)
    })

    it('leads from the first stop to a page, and by its search to another', async () => {
      const page = await open()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      for (let i = 0; i < 20 && !(await isFocused(page, /^её.часть$/)); i++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await heading(page, 'Длинная страница').waitFor()
      await expect.poll(() => isFocused(page, /^Часть 20/)).toBe(true)
      await page.keyboard.press('/')
      await page.getByRole('combobox').waitFor()
      await page.keyboard.type('кластера')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await heading(page, 'Начало').waitFor()
      await expect.poll(() => isFocused(page, /^Кластер/)).toBe(true)
      expect(await nextStopIsInMain(page)).toBe(true)
    })
  })

  once.describe('without storage', () => {
    it('the page goes on, with one warning', async () => {
      const none = await context()
      await none.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      })
      const warnings: string[] = []
      const page = await none.newPage()
      page.on('console', (message) => warnings.push(message.text()))
      expectComplaint(/browser storage is not available/)
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
      await page.locator('.markdown a[href="/base/docs/long"]').click()
      await heading(page, 'Длинная страница').waitFor()
      expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1)
    })
  })
})

// One engine is enough: an attribute of the document, written without any.
describe('the colour mode', () => {
  const world = reader(ONE_ENGINE)
  const { open, context, expectComplaint } = world

  it('is the system’s until one is chosen, before the first paint', async () => {
    const page = await open('docs/', { colorScheme: 'dark' })
    expect(await mode(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => mode(page)).toBe('light')
    const still = await (await context({ colorScheme: 'dark' })).newPage()
    await still.route(/assets\/(?!boot-)[^/]+\.js$/, (route) => route.abort())
    await still.goto(`${world.site.url}docs/`)
    expect(await mode(still)).toBe('dark')
    expectComplaint(/ERR_FAILED/)
  })

  it('is kept and shared between windows, and given up again', async () => {
    const both = await context({ colorScheme: 'light' })
    const [one, two] = [await both.newPage(), await both.newPage()]
    for (const page of [one, two]) {
      await page.goto(`${world.site.url}docs/`)
      await hydrated(page)
    }
    await one.evaluate(() => localStorage.setItem('theme', 'dark'))
    await expect.poll(() => mode(two)).toBe('dark')
    await one.evaluate(() => localStorage.removeItem('theme'))
    await expect.poll(() => mode(two)).toBe('light')
  })

  it('does not change for printing', async () => {
    const page = await open('docs/', { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await idle(page)
    expect(await mode(page)).toBe('dark')
  })
})

describe('a navbar full of links', () => {
  const world = reader(ONE_ENGINE)

  it('takes the room of the search button and its keys, not more than there is', async () => {
    const page = await world.open('docs/', { viewport: { width: 1280, height: 600 } })
    const measured = () =>
      page.evaluate(() => {
        const button = document.querySelector('.navbar .search-button') as HTMLElement
        const keys = button.querySelector('.search-button__keys') as HTMLElement
        const { right, width, bottom } = button.getBoundingClientRect()
        const isWhole = document.documentElement.scrollWidth <= document.documentElement.clientWidth
        return { right, width, isWhole, keys: keys.getBoundingClientRect().bottom < bottom }
      })
    const before = await measured()
    await page.evaluate(() => {
      const left = document.querySelector('.navbar__items')
      const rest = document.querySelector('.navbar__items--right .color-toggle')?.getBoundingClientRect()
      const ends = [...(left?.querySelectorAll('a') ?? [])].map((each) => each.getBoundingClientRect().right)
      const free = (rest?.left ?? 0) - Math.max(...ends)
      const link = document.createElement('a')
      link.style.cssText = `flex: none; width: ${free + 80}px`
      left?.append(link)
    })
    expect(before).toMatchObject({ isWhole: true, keys: true })
    expect(await measured()).toMatchObject({ isWhole: true, keys: false, right: before.right })
  })
})

describe('the breadcrumbs', () => {
  const world = reader(ONE_ENGINE, 'settingsSites')
  const { open } = world
  const NAMES = [
    'Очень длинное название раздела верхнего уровня',
    'Раздел с названием, для которого на телефоне нет места',
    'Третий уровень',
    'На самом дне',
  ]
  const shown = (page: Page) =>
    page.locator('.breadcrumbs__link').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const { top, height, right } = link.getBoundingClientRect()
          return { text: link.textContent, top, height, isInside: right <= innerWidth }
        }),
    )

  it('are all there in wide windows', async () => {
    const page = await open('docs/names/inner/deepest/page')
    expect((await shown(page)).map(({ text }) => text)).toEqual(NAMES)
  })

  const section = (page: Page) => page.locator('.theme-doc-toc-mobile__section')

  it('are one row on a phone, as high as a finger: the level above the section, which the bar below names', async () => {
    const page = await open('docs/names/inner/deepest/page', PHONE)
    expect(await section(page).textContent()).toBe(NAMES[2])
    expect(await shown(page)).toEqual([
      { text: NAMES[1], top: expect.any(Number), height: 44, isInside: true },
    ])
  })

  it('take no room on a phone where the bar says all of them', async () => {
    const page = await open('docs/names/beside', PHONE)
    expect(await section(page).textContent()).toBe(NAMES[0])
    expect(await shown(page)).toEqual([])
    expect(await page.locator('.theme-doc-breadcrumbs').isVisible()).toBe(false)
  })

  it('and the bar stays readable: a short name of a section is not covered by a long heading', async () => {
    const page = await open('docs/names/beside', PHONE)
    const room = await page.locator('.theme-doc-toc-mobile').evaluate((bar) => {
      const [name, button] = bar.querySelectorAll('button')
      const [heading] = bar.querySelectorAll('.theme-doc-toc-mobile__current')
      if (!name || !button || !heading) return -1
      name.textContent = 'Разделы'
      heading.textContent = 'Очень длинный заголовок, которому рядом с названием раздела не хватает места'
      const text = document.createRange()
      text.selectNodeContents(name)
      return button.getBoundingClientRect().left - text.getBoundingClientRect().right
    })
    expect(room).toBeGreaterThan(8)
  })

  it('are whole without scripts, which the bar needs', async () => {
    const context = await world.context({ ...PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${world.site.url}docs/names/inner/deepest/page`)
    expect(await section(page).isVisible()).toBe(false)
    expect((await shown(page)).map(({ text }) => text)).toEqual(NAMES.slice(1, 3))
  })
})
