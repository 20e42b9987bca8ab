import { expect, it } from 'vitest'
import { editUrl } from '../../../cli/site/edit-url.ts'
import { joinSitePath } from '../../../cli/text/site-path.ts'

it('joins paths to a folder beside the site, and never climbs above it', () => {
  expect(joinSitePath('../docs', './a.md')).toBe('../docs/a.md')
  expect(joinSitePath('../docs/deep', '../b.md')).toBe('../docs/b.md')
  expect(joinSitePath('../../docs', 'img/c.png')).toBe('../../docs/img/c.png')
  expect(joinSitePath('../docs', '../../secret.md')).toBeNull()
  expect(joinSitePath('docs', '../../docs/a.md')).toBeNull()
})

it('leads to the source of a page beside the site', () => {
  const docs = {
    path: '../docs',
    editUrl: 'https://git.example/edit/main/website/',
    editCurrentVersion: false,
  }
  const version = { name: 'current', dir: '../docs' }
  const head = { frontMatter: {}, file: '../docs/deep/a#b.md', source: 'deep/a#b.md' }
  const input = { docs, version } as unknown as Parameters<typeof editUrl>[2]
  const of = editUrl(head as unknown as Parameters<typeof editUrl>[0], '/deep/a', input, () => undefined)
  expect(of).toBe('https://git.example/edit/main/docs/deep/a%23b.md')
})
