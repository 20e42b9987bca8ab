// The writer's loop in a real Chromium: a save changes the open page in place, whatever was edited.
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { idle, still } from '../browser/helpers/settle.ts'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../helpers/chromium.ts'
import { remove, temporarySite } from '../helpers/cli.ts'
import { type RunningServer, startServer } from './helpers/server.ts'

const LONG = Array.from({ length: 60 }, (_each, n) => `Абзац ${n}.\n`).join('\n')
const PAGE = `---
title: Первая
tags: [один]
---

## Раздел

Начало.

<details><summary>Подробности</summary>

Внутри.

</details>

<Tabs>
<TabItem value="a" label="A">Первая вкладка</TabItem>
<TabItem value="b" label="B">Вторая вкладка</TabItem>
</Tabs>

${LONG}
`
const counter = (word: string) => `import { useState } from 'react'
function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button className="counter" onClick={() => setCount(count + 1)}>{count} ${word}</button>
}
export const components = { Counter }
`
const config = (engine: string, title = 'Сайт', further = '') =>
  `export default { title: '${title}', url: 'https://example.com', baseUrl: '/', engine: '${engine}', i18n: { defaultLocale: 'ru', locales: ['ru'] }, ${further} }\n`

describe.skipIf(!CHROMIUM).each(['preact', 'react'])('engine %s', (engine) => {
  let browser: Browser
  let server: RunningServer
  let page: Page
  let dir = ''
  const complaints: string[] = []
  const loads: string[] = []
  /** What the page asks for by itself: requests that wait for their answer, and how often the server was asked for its findings. */
  const asked = { waiting: new Set<Request>(), findings: 0 }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const shows = (text: string, selector = 'body') =>
    page.waitForFunction(
      ([wanted, where]) => document.querySelector(where ?? '')?.textContent?.includes(wanted ?? ''),
      [text, selector],
    )
  const overlay = (isThere: boolean) =>
    page.waitForFunction(
      (wanted) =>
        (document.querySelector('docsite-dev')?.shadowRoot?.querySelector('.dialog') !== null) === wanted,
      isThere,
    )
  const overlayText = () =>
    page.evaluate(() => document.querySelector('docsite-dev')?.shadowRoot?.textContent ?? '')

  beforeAll(async () => {
    dir = temporarySite({
      'site.config.ts': config(engine),
      'docs/index.md': '---\ntitle: Начало\nslug: /\n---\n\nДом.\n',
      'docs/first.md': PAGE,
      'docs/second.md': '---\ntitle: Вторая\n---\n\nТекст.\n',
      'docs/lively.md': '---\ntitle: Живая\n---\n\nСчёт: <Counter start={3} />\n',
      'theme/style.css': '.own { color: rgb(1, 2, 3) }\n',
      'theme/components.tsx': counter('раз'),
      'theme/index.tsx':
        'export const theme = { Footer: () => <footer className="own">Подвал один</footer> }\n',
    })
    // As an installation lays them out: the theme finds the engine.
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(dir, 'node_modules'))
    server = await startServer(dir)
    await server.next('findings')
    browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: CHROMIUM_ARGUMENTS })
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(60_000)
    page.on('request', (request) => {
      if (/^(?:fetch|script)$/.test(request.resourceType())) asked.waiting.add(request)
    })
    const answered = (request: Request) => {
      asked.waiting.delete(request)
      if (new URL(request.url()).pathname === '/__docsite/page') asked.findings++
    }
    page.on('requestfinished', answered)
    page.on('requestfailed', answered)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('load', () => loads.push(page.url()))
    await open('docs/first')
    expect(await overlayText()).toBe('')
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    if (dir) remove(dir)
  })
  afterEach(() => {
    const all = complaints.splice(0)
    expect(all.filter((text) => !text.includes('404'))).toEqual([])
  })

  async function open(path: string): Promise<void> {
    const { findings } = asked
    await page.goto(server.url + path)
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
    await compared(findings)
    loads.length = 0
  }

  /** Waits until all code that the page has asked for has run. */
  async function quiet(): Promise<void> {
    do await idle(page)
    while (asked.waiting.size > 0)
  }

  /** Waits until the page has been compared with the server's once more than so many times, and what follows from it is done. */
  async function compared(times: number): Promise<void> {
    let known = -1
    while (known !== asked.findings) {
      await vi.waitUntil(() => asked.findings > times && asked.waiting.size === 0, { timeout: 60_000 })
      known = asked.findings
      await idle(page)
    }
  }

  it('takes an edited body in, and keeps scroll, details and tabs', async () => {
    await page.click('[data-article] summary')
    await page.click('[role="tab"]:has-text("B")')
    await page.waitForSelector('[data-article] [role="tab"][aria-selected="true"]:has-text("B")')
    await still(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    await idle(page)
    write('docs/first.md', PAGE.replace('Начало.', 'Другое начало.'))
    await shows('Другое начало.', '[data-article]')
    // The place on the page is restored with the next frame.
    await idle(page)
    const state = await page.evaluate(() => ({
      scroll: Math.round(window.scrollY),
      open: document.querySelector<HTMLDetailsElement>('[data-article] details')?.open,
      tab: document.querySelector('[data-article] [role="tab"][aria-selected="true"]')?.textContent,
    }))
    expect(state).toEqual({ scroll: 600, open: true, tab: 'B' })
    expect(loads).toEqual([])
  })

  it('shows a new title, tag and heading everywhere', async () => {
    write(
      'docs/first.md',
      PAGE.replace('title: Первая', 'title: Переименованная')
        .replace('[один]', '[два]')
        .replace('## Раздел', '## Новый раздел'),
    )
    await shows('Переименованная', '.menu')
    await shows('Переименованная', 'h1')
    await shows('Переименованная', '.breadcrumbs')
    await shows('Новый раздел', '.table-of-contents')
    await shows('два', 'article')
    expect(await page.title()).toContain('Переименованная')
    expect(loads).toEqual([])
  })

  it('shows a new, a renamed and a deleted page in the sidebar', async () => {
    write('docs/third.md', '---\ntitle: Третья\n---\n\nТекст.\n')
    await shows('Третья', '.menu')
    renameSync(join(dir, 'docs/third.md'), join(dir, 'docs/fourth.md'))
    await page.waitForSelector('.menu a[href="/docs/fourth"]')
    rmSync(join(dir, 'docs/fourth.md'))
    await page.waitForSelector('.menu a[href="/docs/fourth"]', { state: 'detached' })
    expect(loads).toEqual([])
  })

  it('shows a page that is written while its address is open, and says when it is gone', async () => {
    await open('docs/later')
    await shows('404.html', '#docsite-page')
    write('docs/later.md', '---\ntitle: Поздняя\ndraft: true\n---\n\nЧерновой текст.\n')
    await shows('Черновой текст.', '[data-article]')
    await page.waitForSelector('.theme-draft-banner')
    rmSync(join(dir, 'docs/later.md'))
    await page.waitForSelector('[data-article]', { state: 'detached' })
    expect(loads).toEqual([])
    await open('docs/first')
  })

  it('takes a category and the configuration in', async () => {
    write('docs/group/inner.md', '---\ntitle: Внутренняя\n---\n\nТекст.\n')
    write('docs/group/_category_.json', '{"label":"Группа"}')
    await shows('Группа', '.menu')
    write('docs/group/_category_.json', '{"label":"Другая группа"}')
    await shows('Другая группа', '.menu')
    write(
      'site.config.ts',
      config(
        engine,
        'Новый сайт',
        "themeConfig: { announcementBar: { id: 'x', content: 'Весть', backgroundColor: '#123456' } }",
      ),
    )
    await page.waitForFunction(() => document.title.includes('Новый сайт'))
    expect(loads).toEqual([])
  })

  it('swaps a changed style sheet without losing the page', async () => {
    write(
      'site.config.ts',
      config(
        engine,
        'Новый сайт',
        "themeConfig: { announcementBar: { id: 'x', content: 'Весть', backgroundColor: '#654321' } }",
      ),
    )
    await page.waitForFunction(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some(({ cssText }) => cssText.includes('rgb(101, 67, 33)')),
      ),
    )
    expect(loads).toEqual([])
  })

  it('keeps the last good page under an overlay until the file is mended', async () => {
    write('docs/first.md', `---\ntitle: [\n---\n\nСломано.\n`)
    await overlay(true)
    const text = await overlayText()
    expect(text).toContain('docs/first.md:3:1')
    expect(text).toContain('title: [')
    const editor = await page.evaluate(() =>
      document.querySelector('docsite-dev')?.shadowRoot?.querySelector('.dialog a')?.getAttribute('href'),
    )
    expect(editor).toBe(`vscode://file${dir}/docs/first.md:3:1`)
    await shows('Переименованная', 'h1')
    await page.reload()
    await overlay(true)
    await shows('Переименованная', 'h1')
    loads.length = 0
    write('docs/first.md', PAGE.replace('Начало.', 'Починено. [Никуда](nowhere.md)'))
    await overlay(false)
    await shows('Починено.', '[data-article]')
    expect(loads).toEqual([])
  })

  it('shows what the checker says in a panel', async () => {
    const from = server.events.length
    write('docs/first.md', PAGE.replace('Начало.', 'Починено. [Никуда](nowhere.md)'))
    await shows('Починено.', '[data-article]')
    // The panel is drawn anew when the site has been looked at: what a button says must not go with that.
    const changed = server.events.indexOf(await server.next('changed', from))
    await server.next('findings', changed)
    await idle(page)
    await page.waitForFunction(() =>
      document
        .querySelector('docsite-dev')
        ?.shadowRoot?.querySelector('.badge')
        ?.textContent?.includes('1 on this page · 0\u00a0errors, 1\u00a0warning in the site'),
    )
    await page.evaluate(() =>
      document.querySelector('docsite-dev')?.shadowRoot?.querySelector<HTMLElement>('.badge')?.click(),
    )
    expect(await overlayText()).toContain('check/broken-link')
    // Like the finding, all around it is English, whatever the language of the site.
    expect(await overlayText()).toMatch(/^On this pageWarningcheck\/broken-link/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy nowhere.md' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nowhere.md')
  })

  it('lists the findings of the other pages, each with its page and its place in the editor', async () => {
    await open('docs/second')
    await page.getByRole('button', { name: '1\u00a0warning in the site' }).click()
    const elsewhere = page.getByRole('complementary', { name: 'Findings' }).getByRole('article')
    await elsewhere.filter({ hasText: 'check/broken-link' }).waitFor()
    const place = elsewhere.getByRole('link', { name: /^docs\/first\.md:\d+:\d+$/ })
    expect(await place.getAttribute('href')).toMatch(/^vscode:\/\/file\/.*docs\/first\.md:\d+:\d+$/)
    await elsewhere.getByRole('link', { name: '/docs/first', exact: true }).click()
    await shows('Первая', 'h1')
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
    write('docs/first.md', PAGE)
    await shows('Начало.', '[data-article]')
    loads.length = 0
  })

  it('follows the open page when its file is renamed', async () => {
    write('docs/before.md', '---\ntitle: Прежняя\n---\n\nТекст.\n')
    await shows('Прежняя', '.menu')
    await open('docs/before')
    renameSync(join(dir, 'docs/before.md'), join(dir, 'docs/after.md'))
    await page.waitForURL('**/docs/after')
    await shows('Прежняя', 'h1')
    rmSync(join(dir, 'docs/after.md'))
    await page.waitForSelector('[data-article]', { state: 'detached' })
    await open('docs/first')
  })

  it('takes a save in two steps for one', async () => {
    await page.click('[data-article] summary')
    write('docs/first.md', '')
    // Longer than an editor takes between the two, so that half of a save would be on the screen.
    await page.waitForTimeout(150)
    write('docs/first.md', PAGE.replace('Начало.', 'Два шага.'))
    await shows('Два шага.', '[data-article]')
    // An empty page in between would have closed them.
    expect(await page.locator('[data-article] details').getAttribute('open')).not.toBeNull()
    write('docs/first.md', PAGE)
    await shows('Начало.', '[data-article]')
    expect(loads).toEqual([])
  })

  it('keeps the old configuration while the new one is broken', async () => {
    const from = server.events.length
    write('site.config.ts', 'export default {{')
    await overlay(true)
    expect(await overlayText()).toContain('site.config.ts')
    expect((await server.next('config', from)).counts).toMatchObject({ error: 1 })
    expect((await server.get('/docs/second')).status).toBe(200)
    write('site.config.ts', config(engine, 'Целый сайт'))
    await overlay(false)
    await page.waitForFunction(() => document.title.includes('Целый сайт'))
    // Nothing is loaded ahead that the page has already.
    await expect.poll(() => page.locator('#docsite-site').getAttribute('rel')).toBe(null)
    expect(await page.locator('link[rel="preload"]').count()).toBe(0)
  })

  it('loads a changed theme, and keeps the old one while it is broken', async () => {
    await shows('Подвал один', '.own')
    write('theme/index.tsx', 'export const theme = { Footer: () => <footer')
    await overlay(true)
    expect(await overlayText()).toContain('theme/index.tsx:1')
    await shows('Подвал один', '.own')
    write(
      'theme/index.tsx',
      'export const theme = { Footer: () => <footer className="own">Подвал два</footer> }\n',
    )
    await shows('Подвал два', '.own')
    await overlay(false)
  })

  it('swaps a changed style sheet of the theme and keeps the page as it is', async () => {
    await open('docs/first')
    const color = () => page.evaluate(() => getComputedStyle(document.querySelector('.own') as Element).color)
    expect(await color()).toBe('rgb(1, 2, 3)')
    await page.click('[data-article] summary')
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.evaluate(() => {
      ;(window as { mark?: Node | null }).mark = document.querySelector('[data-article] p')
    })
    write('theme/style.css', '.own { color: rgb(4, 5, 6) }\n')
    await expect.poll(color).toBe('rgb(4, 5, 6)')
    // What is gone from the file is gone from the page.
    write('theme/style.css', '.own { background: rgb(7, 8, 9) }\n')
    await expect.poll(color).not.toBe('rgb(4, 5, 6)')
    const state = await page.evaluate(() => ({
      scroll: Math.round(window.scrollY),
      open: document.querySelector<HTMLDetailsElement>('[data-article] details')?.open,
      isSame: (window as { mark?: Node | null }).mark?.isConnected,
    }))
    expect(state).toEqual({ scroll: 500, open: true, isSame: true })
    expect(loads).toEqual([])
  })

  it('shows a changed component of the theme, alive', async () => {
    await open('docs/lively')
    await page.click('.counter')
    await shows('4 раз', '.counter')
    // What the first click has asked for is there: a page that is loaded anew takes nothing more, and says so.
    await quiet()
    write('theme/components.tsx', counter('ход'))
    await shows('3 ход', '.counter')
    // Code cannot be exchanged in a running page: it was loaded anew, once.
    await expect.poll(() => loads.length).toBe(1)
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
    await expect
      .poll(async () => {
        await page.click('.counter')
        return page.textContent('.counter')
      })
      .toContain('4 ход')
    await quiet()
  })

  it('finds new text at once', async () => {
    await open('docs/first')
    write('docs/first.md', PAGE.replace('Начало.', 'Кракозябра живёт.'))
    await shows('Кракозябра', '[data-article]')
    await page.keyboard.press('Control+k')
    await page.waitForSelector('dialog input')
    await page.keyboard.type('кракозябра')
    await page.waitForFunction(() => document.querySelector('dialog')?.textContent?.includes('Кракозябра'))
    await page.keyboard.press('Escape')
  })

  it('leaves the page alone when a save changes nothing', async () => {
    await open('docs/first')
    await page.evaluate(() => {
      ;(window as { mark?: Node | null }).mark = document.querySelector('[data-article] p')
    })
    const { findings } = asked
    write('docs/first.md', readFileSync(join(dir, 'docs/first.md'), 'utf8'))
    utimesSync(join(dir, 'docs/second.md'), new Date(), new Date())
    await compared(findings)
    expect(await page.evaluate(() => (window as { mark?: Node | null }).mark?.isConnected)).toBe(true)
    expect(loads).toEqual([])
  })

  it('takes 2 000 files in with few updates', async () => {
    const from = server.events.length
    for (let n = 0; n < 2000; n++) write(`docs/many/p${n}.md`, `---\ntitle: Много ${n}\n---\n\nТекст ${n}.\n`)
    write('docs/first.md', PAGE.replace('Начало.', 'После всех.'))
    await page.waitForFunction(() => document.body?.textContent?.includes('После всех.'))
    await expect.poll(async () => (await server.get('/docs/many/p1999')).status).toBe(200)
    // A busy machine hears of the files in several waves.
    expect(server.events.slice(from).filter(({ event }) => event === 'changed').length).toBeLessThan(20)
    rmSync(join(dir, 'docs/many'), { recursive: true })
  })

  it('comes back by itself when the server is started again', async () => {
    await open('docs/second')
    const { port } = server
    await server.stop()
    write('docs/second.md', '---\ntitle: Вторая\n---\n\nПосле перерыва.\n')
    server = await startServer(dir, ['--port', String(port)])
    await page.waitForFunction(() => document.body?.textContent?.includes('После перерыва.'))
    await expect.poll(() => loads.length).toBe(1)
    complaints.length = 0
  })
})
