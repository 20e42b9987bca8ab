// The offline edition: opened from a disk, in a folder whose name needs encoding, and below a path of a plain server.
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { siteBuilder } from '../helpers/built-site.ts'
import { remove } from '../helpers/cli.ts'
import { ENGINES, hydrated, onceOf, TIMEOUT_MS, theBrowser } from './helpers/browser.ts'
import { fragment, heading } from './helpers/page.ts'
import { ask, options } from './helpers/search.ts'
import { type Site, serve } from './helpers/serve.ts'

const SITE = fileURLToPath(new URL('./offline-site', import.meta.url))
/** A folder as people name them. */
const FOLDER = 'Стик #1 100%/руководство'

describe.each(ENGINES)('the offline edition with %s', (engine) => {
  const once = onceOf(engine)
  let stick = ''
  let server: Site
  let context: BrowserContext
  const complaints: string[] = []

  beforeAll(async () => {
    const copy = (dir: string) => cpSync(SITE, dir, { recursive: true })
    const built = await siteBuilder()(copy, { DOCSITE_TEST_ENGINE: engine }, { edition: 'offline' })
    stick = mkdtempSync(join(tmpdir(), 'docsite-offline-'))
    cpSync(built, join(stick, FOLDER), { recursive: true })
    server = await serve(join(stick, FOLDER), '/any/place/')
    context = await (await theBrowser()).newContext({
      locale: 'ru-RU',
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
    })
    context.setDefaultTimeout(TIMEOUT_MS)
    context.on('page', (page) => {
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', ({ message }) => complaints.push(message))
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText
        // A page that the reader leaves asks for nothing any more.
        if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`)
      })
    })
  })
  afterEach(async () => {
    for (const page of context.pages()) await page.close()
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await context?.close()
    await server?.close()
    remove(stick)
  })

  const fromDisk = () => `${pathToFileURL(join(stick, FOLDER)).href}/`
  const open = async (path: string, root = fromDisk()) => {
    const page = await context.newPage()
    await page.goto(root + path)
    await hydrated(page)
    return page
  }
  /** The file on screen, below the folder of the site. */
  const file = (page: Page, root = fromDisk()) => decodeURIComponent(page.url().slice(root.length))
  const arrive = async (page: Page, name: string) => {
    await heading(page, name).waitFor()
    await hydrated(page)
  }

  it.each([
    ['a disk', () => fromDisk()],
    ['a path of a server', () => server.url],
  ])('begins at the first page, follows links and finds pages from %s', async (_name, rootOf) => {
    const root = rootOf()
    const page = await context.newPage()
    await page.goto(`${root}index.html`)
    await arrive(page, 'Начало')
    expect(file(page, root)).toBe('docs/index.html')
    await page.getByRole('link', { name: 'о схеме' }).click()
    await arrive(page, 'Схема')
    expect(file(page, root)).toBe('docs/guide/схема/index.html#узлы')
    await page.getByRole('link', { name: 'Раздел' }).first().click()
    await arrive(page, 'Раздел')
    await ask(page, 'гипербола')
    await options(page).first().waitFor()
    expect(await options(page).allTextContents()).toEqual([expect.stringContaining('Гипербола встречается')])
    await page.keyboard.press('Enter')
    await arrive(page, 'Схема')
    expect(file(page, root)).toBe('docs/guide/схема/index.html#узлы')
  })

  once.it('draws diagrams and enlarges pictures', async () => {
    const page = await open('docs/guide/схема/index.html')
    const drawing = page.locator('.docusaurus-mermaid-container > svg[role="img"]')
    await drawing.waitFor()
    expect(await drawing.textContent()).toContain('Конец')
    const second = await open('docs/guide/index.html')
    const picture = second.locator('main img').first()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    await picture.click()
    await second.locator('.medium-zoom-image--opened').waitFor()
    expect(await second.getByText('Зелёное слово.').evaluate((word) => getComputedStyle(word).color)).toBe(
      'rgb(10, 100, 20)',
    )
  })

  once.it('changes version and language, and marks where the reader is', async () => {
    const page = await open('docs/index.html')
    const menu = page.getByRole('navigation', { name: 'Основная' })
    expect(await menu.locator('.navbar__link--active').first().textContent()).toBe('Документация')
    await menu.getByRole('link', { name: '2.0' }).first().hover()
    await menu.getByRole('link', { name: '1.0' }).click()
    await page.getByText('Первая версия.').waitFor()
    expect(file(page)).toBe('docs/1.0/index.html')
    await hydrated(page)
    await menu.getByRole('link', { name: '1.0' }).first().hover()
    await menu.getByRole('link', { name: '2.0' }).click()
    await arrive(page, 'Начало')
    await menu.getByRole('button', { name: 'Русский' }).hover()
    await menu.getByRole('link', { name: 'English' }).click()
    await arrive(page, 'Start')
    expect(file(page)).toBe('en/docs/index.html')
  })

  once.it('keeps the dark mode and the chosen tab', async () => {
    const page = await open('docs/guide/index.html')
    await page.getByRole('tab', { name: 'Windows' }).click()
    await page.getByText('Пакет для Windows.').waitFor()
    expect(file(page)).toBe('docs/guide/index.html?os=windows')
    const toggle = page.getByRole('button', { name: /^Переключить тёмное/ })
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme)
    await toggle.click()
    await expect.poll(mode).toBe('dark')
    await page.getByRole('link', { name: 'к началу' }).click()
    await arrive(page, 'Начало')
    expect(await mode()).toBe('dark')
  })

  once.it('opens categories of the sidebar and leads from old addresses', async () => {
    const page = await open('docs/index.html')
    const sidebar = page.locator('.theme-doc-sidebar-menu')
    await sidebar.getByRole('button').first().click()
    await sidebar.getByRole('link', { name: 'Схема' }).click()
    await arrive(page, 'Схема')
    await page.goto(`${fromDisk()}docs/old/index.html#узлы`)
    await arrive(page, 'Схема')
    expect(fragment(page)).toBe('#узлы')
  })

  once.it('is read without scripts', async () => {
    const silent = await (await theBrowser()).newContext({ javaScriptEnabled: false })
    const page = await silent.newPage()
    await page.goto(`${fromDisk()}docs/index.html`)
    await page.getByRole('link', { name: 'о схеме' }).click()
    await heading(page, 'Схема').waitFor()
    expect(file(page)).toBe('docs/guide/схема/index.html#узлы')
    await silent.close()
  })
})
