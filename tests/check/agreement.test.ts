// What `check` says without rendering anything, and what a crawl of the built pages shows, must be the same: page by page the
// same number of broken links and the same broken anchors.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import { memoryPipeline, writtenFiles } from '../helpers/pipeline.ts'
import { hasShared, SHARED } from '../helpers/shared.ts'
import { deadLinks } from './crawl.ts'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const names = readdirSync(FIXTURES)

function filesOf(dir: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = relative(dir, join(entry.parentPath, entry.name)).split('\\').join('/')
    if (!entry.isFile() || /(^|\/)(expected|build|\.docsite)\//.test(path)) continue
    files.set(path, readFileSync(join(dir, path), 'utf8'))
  }
  return files
}

/** Per page: broken links and broken anchors, counted, as `check` and as a crawl see them. */
async function bothViews(files: Map<string, string>) {
  const { pipeline } = await memoryPipeline(files)
  const output = new Map<string, string>()
  for (const [path, body] of await writtenFiles(pipeline))
    output.set(path, typeof body === 'string' && path.endsWith('.html') ? body : '')
  const checked: Record<string, string[]> = {}
  for (const [path, findings] of await pipeline.checkPages()) {
    const lines = findings.flatMap(kindOf)
    if (lines.length > 0) checked[bare(path)] = lines.sort()
  }
  const baseUrl = /baseUrl: '([^']*)'/.exec(files.get('site.config.ts') ?? '')?.[1] ?? '/'
  const crawled: Record<string, string[]> = {}
  for (const { page, what } of deadLinks(output, baseUrl)) {
    const path = bare(baseUrl + page.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, ''))
    crawled[path] = [...(crawled[path] ?? []), what].sort()
  }
  return { checked, crawled, pages: output.size }
}

/** A link without an address leads to its own page: `check` says so, a crawl cannot. */
function kindOf({ code, message }: Diagnostic): string[] {
  if (code === 'check/broken-anchor') return ['anchor']
  const isPage = code === 'check/broken-link' || code === 'check/wrong-case'
  return isPage && !message.endsWith('has no address') ? ['page'] : []
}

function bare(path: string): string {
  return path.replace(/\/$/, '')
}

describe.each(names)('fixture %s', (name) => {
  it('has the broken links that a crawl finds', async () => {
    const { checked, crawled } = await bothViews(filesOf(join(FIXTURES, name)))
    expect(checked).toEqual(crawled)
    if (name === 'links') expect(Object.values(checked).flat().length).toBeGreaterThan(250)
  })
})

/** Every way to write the address of a page, from a page and from the index of a folder. */
const TARGETS = ['a', 'guides/b', 'guides', 'none', '']
const STARTS = [
  '/docs/',
  '/base/docs/',
  './',
  '../',
  '',
  '../docs/',
  '/base/en/docs/',
  '/en/docs/',
  '/docs/1.0/',
  './../',
]
const ENDS = [
  '',
  '/',
  '.md',
  '.md/',
  '.html',
  '/index.html',
  '#part',
  '/#part',
  '#none',
  '?x=1#part',
  '.md#part',
]
const LINKS = STARTS.flatMap((start) => TARGETS.flatMap((target) => ENDS.map((end) => start + target + end)))
const EVERY_WAY = LINKS.map((link) => `[x](${link}) <a href="${link}">x</a>`).join('\n\n')

describe.each([true, false, undefined])('with trailingSlash %s', (trailingSlash) => {
  it('agrees on every way to write an address', async () => {
    const page = (text = '') => `# Title\n\n## Part\n\n${text}\n`
    const files = new Map([
      [
        'site.config.ts',
        `export default { title: 'S', url: 'https://example.com', baseUrl: '/base/', trailingSlash: ${trailingSlash}, docs: { lastVersion: 'current' }, i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }, search: { indexDocs: false } }`,
      ],
      ['versions.json', '["1.0"]'],
      ['versioned_docs/version-1.0/a.md', page()],
      ['docs/a.md', page(EVERY_WAY)],
      ['docs/guides/index.md', page(EVERY_WAY)],
      ['docs/guides/b.md', page()],
      ['i18n/en/docusaurus-plugin-content-docs/current/guides/b.md', page(EVERY_WAY)],
    ])
    const { checked, crawled } = await bothViews(files)
    expect(checked).toEqual(crawled)
    expect(Object.values(checked).flat().length).toBeGreaterThan(500)
  })
})

const CORPORA: Readonly<Record<string, string>> = {
  greptimedb: `docs: { routeBasePath: '/', sidebarPath: 'sidebars.json', lastVersion: '1.2', versions: { current: { path: 'nightly' } }, exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', 'db-cloud-shared/**', '**/template.md', 'user-guide/python-scripts/**', 'contributor-guide/datanode/python-scripts.md'] }, i18n: { defaultLocale: 'en', locales: ['en'] }, search: { indexDocs: false },`,
  'lsfusion-ru': `docs: { routeBasePath: '/', lastVersion: 'current' }, i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }, search: { indexDocs: false },`,
}

describe.skipIf(!hasShared)('corpora beside the checkout', () => {
  it.each(Object.entries(CORPORA))(
    '%s has the broken links that a crawl finds',
    async (name, config) => {
      const files = filesOf(join(SHARED, 'corpora', name))
      files.set(
        'site.config.ts',
        `export default { title: 'Corpus', url: 'https://example.com', baseUrl: '/', ${config} }`,
      )
      const { checked, crawled, pages } = await bothViews(files)
      expect(checked).toEqual(crawled)
      expect(pages).toBeGreaterThan(500)
    },
    300_000,
  )
})
