// Which files of a docs folder are pages and which are metadata of folders.
import { describe, expect, it } from 'vitest'
import { matchDocs } from '../../../cli/scan/walk.ts'

const DEFAULTS = {
  include: ['**/*.{md,mdx}'],
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
  tags: 'tags.yml',
}

describe('matchDocs', () => {
  it('takes pages, leaves partials and other files', () => {
    const files = [
      'content/b.md',
      'content/a/я.mdx',
      'content/_p.md',
      'content/_x/a.md',
      'content/a/__tests__/t.md',
      'content/i.png',
      'content/.hidden/a.md',
      'content2/c.md',
      '_content/d.md',
    ]
    expect(matchDocs(files, DEFAULTS, 'content').docs).toEqual([
      { file: 'content/a/я.mdx', source: 'a/я.mdx' },
      { file: 'content/b.md', source: 'b.md' },
    ])
  })

  it.each(['.', ''])('takes the site folder itself as docs folder: %j', (dir) =>
    expect(matchDocs(['a.md', 'x/b.md'], DEFAULTS, dir).docs.map(({ source }) => source)).toEqual([
      'a.md',
      'x/b.md',
    ]),
  )

  it.each(['_docs', './_docs', '_docs/'])(
    'does not mind underscores and dots in the path of the folder: %s',
    (dir) =>
      expect(matchDocs(['_docs/a.md'], DEFAULTS, dir).docs).toEqual([{ file: '_docs/a.md', source: 'a.md' }]),
  )

  it('names files that only their names keep from being read', () =>
    expect(
      matchDocs(
        [
          'd/a.markdown',
          'd/b.MD',
          'd/c.mkd',
          'd/_p.markdown',
          'd/_category.json',
          'd/category.json',
          'd/e.md.txt',
          'd/readme.txt',
          'd/i.png',
        ],
        { ...DEFAULTS, include: [...DEFAULTS.include, '**/*.mkd'] },
        'd',
      ).misnamed,
    ).toEqual([
      ['d/_category.json', '_category_.json'],
      ['d/a.markdown', 'a.md'],
      ['d/b.MD', 'b.md'],
      ['d/category.json', '_category_.json'],
      ['d/e.md.txt', 'e.md'],
    ]))

  it('orders by path whatever the listing', () =>
    expect(matchDocs(['d/b.md', 'd/a.md', 'd/Z.md'], DEFAULTS, 'd').docs.map(({ source }) => source)).toEqual(
      ['Z.md', 'a.md', 'b.md'],
    ))

  it('finds metadata files of folders, excluded folders or not, the first one to be used first', () =>
    expect(
      matchDocs(
        [
          'd/_category_.yml',
          'd/a/_category_.yaml',
          'd/a/_category_.json',
          'd/a/_category_.yml',
          'd/a/b_category_.json',
          'd/a/_category_.txt',
        ],
        DEFAULTS,
        'd',
      ).categories,
    ).toEqual([
      { folder: '', files: ['d/_category_.yml'] },
      { folder: 'a', files: ['d/a/_category_.json', 'd/a/_category_.yml', 'd/a/_category_.yaml'] },
    ]))

  it('follows the patterns of the site', () =>
    expect(
      matchDocs(
        ['d/a.md', 'd/db/x.md', 'd/b/template.md'],
        { include: ['**/*.md'], exclude: ['db/**', '**/template.md'], tags: 'tags.yml' },
        'd',
      ).docs.map(({ source }) => source),
    ).toEqual(['a.md']))
})
