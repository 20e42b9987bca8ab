// What a page costs does not depend on how many there are: the same page on one level of 200 pages and of 20,000, with everything
// that it loads. tests/e2e/bytes.test.ts compares deep sites.
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageView } from '../../../runtime/model/page.ts'
import type { SidebarEntry } from '../../../runtime/model/sidebar.ts'
import type { SiteView } from '../../../runtime/model/site.ts'
import { loadPath } from '../../../runtime/routing/sidebar-tree.ts'
import { memoryPipeline } from '../../helpers/pipeline.ts'

const SMALL = 200
const LARGE = 20_000
/** Any file that a page loads. */
const FILE_GZIP = 60_000

const pathOf = (number: number) => `all/page-${number}`

const CONFIG = `import { defineConfig } from 'docsite'
export default defineConfig({ title: 'Много', url: 'https://example.com', baseUrl: '/' })
`

/** A site with one level of so many pages; every second one has a tag, so that its list is long. */
async function siteOf(pages: number) {
  const files = new Map([['site.config.ts', CONFIG]])
  for (let number = 0; number < pages; number++)
    files.set(
      `docs/${pathOf(number)}.md`,
      `---\ntitle: Страница ${10_000 + number}\nsidebar_position: ${number}\ntags: [${number % 2 ? 'общий' : 'прочий'}]\n---\n\nТекст.\n`,
    )
  files.set('docs/all/_category_.yml', 'label: Все\nlink: { type: generated-index, slug: /all }\n')
  const { pipeline } = await memoryPipeline(files)
  const text = async (path: string) => {
    const body = (await pipeline.live.fileAt([path]))?.body ?? ''
    if (typeof body === 'string') return body
    return body instanceof Uint8Array ? Buffer.from(body).toString() : ''
  }
  return { text }
}

/** Bytes of a page's document and of the files with the sidebar that it loads, compressed; and how many entries its lists have. */
async function weigh({ text }: Awaited<ReturnType<typeof siteOf>>, path: string) {
  const html = await text(`docs/${path}/index.html`)
  const page = JSON.parse(/(?<=id="docsite-page">).*?(?=<\/script>)/.exec(html)?.[0] ?? 'null') as PageView
  const siteText = await text(/(?<=href="\/)assets\/site-[^"]*\.json/.exec(html)?.[0] ?? '')
  const site = JSON.parse(siteText) as SiteView
  const loaded = new Map<string, unknown>([['site', siteText]])
  const sizes = [gzipSync(siteText).length]
  const load = async (address: string) => {
    const body = await text(address.slice(1))
    loaded.set(address, body)
    sizes.push(gzipSync(body).length)
    return JSON.parse(body) as readonly SidebarEntry[]
  }
  const { sidebar } = page as {
    readonly sidebar?: { readonly key: string; readonly way?: readonly number[] }
  }
  if (sidebar) await loadPath({ load }, site.sidebars[sidebar.key] ?? '', sidebar.way)
  return { html: Buffer.byteLength(html), files: loaded.size, largest: Math.max(...sizes) }
}

describe('a page', () => {
  const sites: Awaited<ReturnType<typeof siteOf>>[] = []
  beforeAll(async () => {
    for (const pages of [SMALL, LARGE]) sites.push(await siteOf(pages))
  })

  it('weighs the same among 200 and among 20,000, less than a kilobyte apart', async () => {
    const [small, large] = await Promise.all(sites.map((site) => weigh(site, pathOf(100))))
    expect(small?.html).toBeGreaterThan(5000)
    expect(Math.abs((large?.html ?? 0) - (small?.html ?? 0))).toBeLessThan(1000)
  })

  it('loads a few files of bounded size, wherever it stands', async () => {
    for (const number of [0, 9999, LARGE - 1]) {
      const weight = await weigh(sites[1]!, pathOf(number))
      expect(weight.files).toBeLessThanOrEqual(4)
      expect(weight.largest).toBeLessThan(FILE_GZIP)
    }
  })

  it('has a tag whose pages weigh the same', async () => {
    const size = async (site: (typeof sites)[number], path: string) =>
      Buffer.byteLength(await site.text(`docs/tags/общий${path}/index.html`))
    const [small = 0, large = 0] = await Promise.all(sites.map((site) => size(site, '')))
    // A hundred entries in the small site, two hundred in the large one.
    expect(large / small).toBeLessThan(2.1)
    expect(await size(sites[1]!, '/page/50')).toBeGreaterThan(small)
    expect(await sites[1]!.text('docs/tags/общий/page/51/index.html')).toBe('')
  })
})

describe('a generated index of a flat site', () => {
  it('is cut into pages', async () => {
    const { text } = await siteOf(1000)
    const first = await text('docs/all/index.html')
    expect(first.split('class="cards__item"')).toHaveLength(201)
    expect(first).toContain('href="/docs/all/page/5"')
    const last = await text('docs/all/page/5/index.html')
    expect(last).toContain('Страница 10999')
    expect(last).toContain('menu__list-item-collapsible--active')
  })
})
