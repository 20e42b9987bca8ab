// What a page weighs beside its article, on the corpus of the measurements: nothing is sent twice, nothing grows with the site.
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocPage } from '../../runtime/model/page.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { docsite, remove, temporarySite, treeOf } from '../helpers/cli.ts'

const { writeCorpus } = (await import(new URL('../../bin/bench-corpus.js', import.meta.url).href)) as {
  writeCorpus(dir: string, pages: number): void
}

/** One page of a section of forty, one section of a part of ten. */
const PAGE = 'docs/part-0/section-001/page-57'
const SMALL = 400
const LARGE = 800

const dirs: string[] = []
const built = new Map<number, ReadonlyMap<string, Buffer>>()

beforeAll(async () => {
  for (const pages of [SMALL, LARGE]) {
    const dir = temporarySite({})
    dirs.push(dir)
    writeCorpus(dir, pages)
    const { code, stderr } = await docsite(['build', dir, '--no-cache'])
    expect(code, stderr).toBe(0)
    built.set(pages, treeOf(`${dir}/build`))
  }
})
afterAll(() => dirs.forEach(remove))

const text = (pages: number, path: string): string => built.get(pages)?.get(path)?.toString() ?? ''
const html = (pages: number) => text(pages, `${PAGE}/index.html`)
const data = (pages: number) => {
  const bytes = built.get(pages)?.get(`${PAGE}/index.bin`) ?? ''
  return JSON.parse(inflateSync(bytes).toString()) as DocPage
}
const bytes = (value: string) => Buffer.byteLength(value)

describe('a page of the corpus', () => {
  it('is its article, its sidebar, and a frame', () => {
    const page = html(LARGE)
    const { article } = data(LARGE)
    expect(page).toContain(article)
    const sidebar = page.slice(page.indexOf('<ul class="theme-doc-sidebar-menu'), page.indexOf('<main'))
    expect(bytes(page) - bytes(article) - bytes(sidebar)).toBeLessThan(8400)
    const entries = sidebar.split('<li').length - 1
    expect(entries).toBe(54)
    expect(bytes(sidebar) / entries).toBeLessThan(200)
  })

  it('has its own words once, beside what a browser shows of them elsewhere', () => {
    const page = html(LARGE)
    for (const href of ['page-50', 'page-59'].map((name) => `/docs/part-0/section-001/${name}"`))
      expect(page.split(href)).toHaveLength(2)
    const [embedded = ''] = /(?<=id="docsite-page">).*?(?=<\/script>)/.exec(page) ?? []
    expect(bytes(embedded)).toBeLessThan(400)
  })

  it('is gone to with its article and two kilobytes at most, uncompressed', () => {
    const { article, ...rest } = data(LARGE)
    expect(bytes(JSON.stringify(rest))).toBeLessThan(2000)
    expect((rest.sidebar as { items: readonly SidebarItem[] }).items).toEqual([])
  })

  it('weighs the same in a site of twice as many pages, but for the name of the further part', () => {
    expect(data(SMALL).toc).toHaveLength(data(LARGE).toc.length)
    const added = bytes(html(LARGE)) - bytes(html(SMALL))
    expect(added).toBeLessThan(200)
  })
})
