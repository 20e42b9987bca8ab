// What the browser reads from a document is what the server drew it from: drawn again it gives the same html.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { build } from 'esbuild'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { renderDocument } from '../../cli/render/document.ts'
import { sidebarIndex } from '../../cli/view/sidebar-index.ts'
import type { DocPage, PageView } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { renderPage } from '../unit/components/render-page.tsx'
import { docPage, pages, site } from '../unit/components/sample.ts'
import { ENGINES, reader } from './helpers/browser.ts'

const [engine = 'preact'] = ENGINES
const world = reader(engine)
const bundled = { text: '' }

beforeAll(async () => {
  const source = fileURLToPath(new URL('../../runtime/document/read-page.ts', import.meta.url))
  const options = { bundle: true, write: false, format: 'iife', globalName: 'reading' } as const
  bundled.text = (await build({ entryPoints: [source], ...options })).outputFiles[0]?.text ?? ''
})

declare const reading: { readPage(document: Document): PageView }

/** The pages of documents, read by a browser. */
async function read(documents: readonly string[]): Promise<PageView[]> {
  const page: Page = await (await world.context()).newPage()
  await page.addScriptTag({ content: bundled.text })
  return page.evaluate(
    (documents) =>
      documents.map((text) => reading.readPage(new DOMParser().parseFromString(text, 'text/html'))),
    documents,
  )
}

const ASSETS = { script: 's.js', boot: 'b.js', style: 's.css', icon: 'i.svg', integrity: {} }

function documentOf(page: PageView): string {
  return renderDocument({
    site,
    page,
    appHtml: [renderPage(site, page)],
    assets: ASSETS,
    siteData: '/site.json',
  }).join('')
}

const withSidebar = (items: readonly SidebarItem[], path: string): DocPage => ({
  ...docPage,
  path,
  sidebar: {
    key: 'default/current/main',
    items: sidebarIndex(items).pruned(path, (side, count) => `${side} ${count}`),
  },
})

/** Any sidebar, and a page that may be in it. */
const sidebars = () => {
  const label = fc.string({ unit: 'grapheme-composite' }).filter((text) => !/[\r\0]/.test(text))
  const href = fc.constantFrom('/docs/a', '/docs/b', '/docs/c d', '/docs/"e"', 'https://example.com/?a=1&b=2')
  const value = fc.constantFrom('<hr>', 'a &amp; <b>b</b>', '<a class="menu__link" href="/x">x</a>')
  const own = fc.constantFrom({}, { className: 'own' }, { className: 'own other' })
  const perhaps = <T extends object>(part: T) => fc.constantFrom({}, part)
  const flag = fc.boolean()
  const { items } = fc.letrec<{ items: SidebarItem[]; item: SidebarItem }>((tie) => ({
    items: fc.array(tie('item'), { maxLength: 4, depthIdentifier: 'sidebar' }),
    item: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'sidebar' },
      fc
        .tuple(fc.record({ label, href, unlisted: flag, external: flag }), own)
        .map(([link, rest]) => ({ type: 'link' as const, ...link, ...rest })),
      fc
        .tuple(fc.record({ value, defaultStyle: flag }), own)
        .map(([html, rest]) => ({ type: 'html' as const, ...html, ...rest })),
      fc
        .tuple(
          fc.record({ label, linkUnlisted: flag, collapsible: flag, collapsed: flag, items: tie('items') }),
          perhaps({ href: '/docs/b' }),
          perhaps({ firstHref: '/docs/c' }),
          own,
        )
        .map(([category, ...rest]) => Object.assign({ type: 'category' as const, ...category }, ...rest)),
    ),
  }))
  return fc.tuple(items, fc.constantFrom('/docs/a', '/docs/b', '/docs/elsewhere'))
}

/** A page as its document gives it back: what the head does not say of it is empty. */
const readAs = (page: PageView): PageView => ({ description: '', keywords: '', ...page })

describe('a document', () => {
  it('gives back each kind of page whole, but for what is not on screen', async () => {
    const found = await read(pages.map(documentOf))
    const expected = pages.map((page) => readAs(JSON.parse(JSON.stringify(page)) as PageView))
    expect(found.map((page) => ({ ...page, sidebar: null }))).toEqual(
      expected.map((page) => ({ ...page, sidebar: null })),
    )
    expect(found.map((page) => renderPage(site, page))).toEqual(pages.map((page) => renderPage(site, page)))
  })

  it('gives back a page with as little as a page can have', async () => {
    const { title, previous, next, sidebar, ...rest } = docPage
    const bare = { ...rest, breadcrumbs: [], toc: [], tags: [], article: '' }
    expect(await read([documentOf(bare)])).toEqual([readAs(bare)])
  })

  it('gives back the frame and not what an article makes look like it', async () => {
    const frame = renderPage(site, docPage).replace(/^.*(?=<main)|<\/main>.*$/gs, '')
    const { title, previous, next, ...rest } = docPage
    const page = { ...rest, breadcrumbs: [], toc: [], tags: [], article: frame }
    const [found] = await read([documentOf(page)])
    expect(found).not.toHaveProperty('title')
    expect(found).not.toHaveProperty('next')
    expect(found).toMatchObject({ breadcrumbs: [], toc: [], tags: [] })
  })

  it('gives back any sidebar as far as it is shown', async () => {
    const drawn = fc
      .sample(sidebars(), { numRuns: 100, seed: 1 })
      .map(([items, path]) => withSidebar(items, path))
    const found = await read(drawn.map(documentOf))
    for (const [at, page] of drawn.entries()) {
      const again = found[at] as DocPage
      expect(renderPage(site, again), JSON.stringify(page.sidebar)).toBe(renderPage(site, page))
    }
  })

  it('of a built site gives back what is published beside it', async () => {
    const folder = inject('sites')[engine]
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const data = files.filter((path) => path.endsWith('index.bin') && !path.startsWith('assets'))
    expect(data.length).toBeGreaterThan(40)
    const text = (path: string) => readFileSync(join(folder, path), 'utf8')
    const pageAt = (path: string) =>
      JSON.parse(inflateSync(readFileSync(join(folder, path))).toString()) as DocPage
    const found = await read(data.map((path) => text(path.replace(/bin$/, 'html'))))
    for (const [at, path] of data.entries()) {
      const { article, toc, sidebar, ...published } = pageAt(path)
      expect(found[at], path).toMatchObject(published)
    }
  })
})
