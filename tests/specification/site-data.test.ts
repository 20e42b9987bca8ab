// What the browser is told of this repository's site.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteView } from '../../runtime/model/site.ts'
import { memoryPipeline, outputOf } from '../helpers/pipeline.ts'

const CONFIG = readFileSync(fileURLToPath(new URL('../../site.config.ts', import.meta.url)), 'utf8')

const PAGES = {
  'content/docs/a.md': '# A\n\n## Two\n\n### Three\n\n#### Four\n',
  'content/static/img/share.png': '',
  'site.config.ts': CONFIG,
}

describe('the data of the site', () => {
  const made: { site?: SiteView; html: string } = { html: '' }
  beforeAll(async () => {
    const { files } = await outputOf(await memoryPipeline(new Map(Object.entries(PAGES))))
    const [, data = ''] = Object.entries(files).find(([path]) => /^assets\/site-.*\.json$/.test(path)) ?? []
    made.site = JSON.parse(data) as SiteView
    made.html = files['docs/a/index.html'] ?? ''
  })

  it('133: knows of a version what menus and search need', () => {
    expect(made.site?.docs[0]?.versions).toEqual([
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/docs',
        mainDocPath: '/docs/a',
        sidebars: { defaultSidebar: { label: 'A', href: '/docs/a' } },
      },
    ])
  })

  it('192: weighs titles 5, texts 1, tags 3 and categories 2', () => {
    expect(made.site?.search.boosts).toMatchObject({ title: 5, content: 1, tags: 3, parentCategories: 2 })
    expect(made.site?.search.maxResults).toBe(8)
  })

  it('197: has headings of the levels 2 and 3 beside the text', () => {
    const [, toc = ''] = /<nav class="theme-doc-toc-desktop[^"]*"[^>]*>(.*?)<\/nav>/s.exec(made.html) ?? []
    expect([...toc.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(['two', 'three'])
  })
})
