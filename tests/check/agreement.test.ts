// What `check` says without rendering anything, and what a crawl of the built pages shows, must be the same: page by page the
// same number of broken links and the same broken anchors. Two whole sites by other people: tests/corpora.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { memoryPipeline, writtenFiles } from '../helpers/pipeline.ts'
import { checkedLinks, crawledLinks, filesOf } from './both-views.ts'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const names = readdirSync(FIXTURES)

/** Per page: broken links and broken anchors, counted, as `check` and as a crawl see them. */
async function bothViews(files: Map<string, string>) {
  const { pipeline } = await memoryPipeline(files)
  const output = new Map<string, string>()
  for (const [path, body] of await writtenFiles(pipeline))
    output.set(path, typeof body === 'string' && path.endsWith('.html') ? body : '')
  const baseUrl = /baseUrl: '([^']*)'/.exec(files.get('site.config.ts') ?? '')?.[1] ?? '/'
  return { checked: await checkedLinks(pipeline), crawled: crawledLinks(output, baseUrl) }
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
