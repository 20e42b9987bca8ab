// What changes in the texts of a site when files move: front matter, sidebars, categories, addresses.
import { describe, expect, it } from 'vitest'
import {
  addressEdits,
  categoryEdits,
  idEdits,
  type MoveContext,
  type MoveEdits,
  shareImageEdits,
} from '../../../cli/pipeline/move-edits.ts'
import { withEdits } from '../../../cli/text/edits.ts'

type Texts = Readonly<Record<string, string>>

const doc = (id: string, frontMatter: object = {}) => ({
  id,
  file: `docs/${id}.md`,
  source: `${id}.md`,
  permalink: `/base/${id}`,
  frontMatter,
})
type Docs = readonly ReturnType<typeof doc>[]

const tables = (docs: Docs, sidebarFile?: string) => ({
  baseUrl: '/base/',
  versions: [{ version: { instance: 'docs', name: 'current', dir: 'docs', sidebarFile }, docs }],
})

/** `guide/a` becomes `admin/b`, and the folder `old` becomes `new`. */
const movedId = (id: string) => (id === 'guide/a' ? 'admin/b' : id.replace(/^old\//, 'new/'))

function context(docs: Docs, sidebarFile?: string): MoveContext {
  const after = docs.map(({ id, frontMatter }) => doc(movedId(id), frontMatter))
  return {
    config: { staticDirectories: ['static'] },
    file: (path: string) => {
      const [, id] = /^docs\/(.*)\.md$/.exec(path) ?? []
      if (path === 'static/a.png') return 'static/img/b.png'
      return id === undefined ? path.replace(/^docs\/old\//, 'docs/new/') : `docs/${movedId(id)}.md`
    },
    before: { locales: [tables(docs, sidebarFile)], links: [] },
    after: [tables(after, sidebarFile)],
    heading: null,
  } as unknown as MoveContext
}

/** The texts after the edits; only those that change. */
function changed(texts: Texts, edit: (edits: MoveEdits) => void): Texts {
  const edits: MoveEdits = new Map()
  edit(edits)
  return Object.fromEntries([...edits].map(([file, all]) => [file, withEdits(texts[file] ?? '', all).text]))
}

const DOCS = [doc('index'), doc('guide/a'), doc('old/c'), doc('old/d')]

describe('ids', () => {
  const renamed = (docs: Docs, texts: Texts, sidebarFile?: string) =>
    changed(texts, (edits) => idEdits(context(docs, sidebarFile), (file) => texts[file], edits))

  it('of neighbours in front matter', () => {
    const text = '---\npagination_next: guide/a\npagination_prev: old/c\nid: guide/a\n---\n\nguide/a\n'
    const index = doc('index', { pagination_next: 'guide/a', pagination_prev: 'old/c' })
    expect(renamed([index, ...DOCS.slice(1)], { 'docs/index.md': text })).toEqual({
      'docs/index.md': text.replace('next: guide/a', 'next: admin/b').replace('prev: old/c', 'prev: new/c'),
    })
  })

  it.each([{ pagination_next: 'index' }, { pagination_next: null }, { other: 'guide/a' }])(
    'not in front matter that names no page that moves: %j',
    (frontMatter) => {
      const text = '---\npagination_prev: guide/a\n---\n'
      expect(renamed([doc('index', frontMatter), ...DOCS.slice(1)], { 'docs/index.md': text })).toEqual({})
    },
  )

  it.each([
    [
      'sidebars.ts',
      "export default { s: ['index', 'guide/a', { label: 'guide/a', id: 'old/c' }, { dirName: 'old' }] }",
      "export default { s: ['index', 'admin/b', { label: 'guide/a', id: 'new/c' }, { dirName: 'new' }] }",
    ],
    [
      'sidebars.yml',
      's:\n  - guide/a\n  - label: guide/a\n    id: old/d\n',
      's:\n  - admin/b\n  - label: guide/a\n    id: new/d\n',
    ],
  ])('in %s', (file, text, expected) => {
    expect(renamed(DOCS, { [file]: text }, file)).toEqual({ [file]: expected })
  })

  it('not where none changes', () => {
    expect(renamed([doc('index')], { 'sidebars.yml': 's: [index]\n' }, 'sidebars.yml')).toEqual({})
  })
})

describe('categories', () => {
  it.each([
    ['docs/old/_category_.yml', 'link:\n  id: c\n', 'link:\n  id: c\n'],
    ['docs/old/_category_.yml', 'link:\n  id: old/c\n', 'link:\n  id: new/c\n'],
    ['docs/guide/_category_.yml', 'link:\n  id: a\n', 'link:\n  id: admin/b\n'],
    ['docs/guide/_category_.json', '{ "link": { "id": "guide/a" } }', '{ "link": { "id": "admin/b" } }'],
    ['docs/_category_.yml', 'link:\n  id: guide/a\n', 'link:\n  id: admin/b\n'],
    ['docs/_category_.yml', 'label: guide/a\n', 'label: guide/a\n'],
    ['other/_category_.yml', 'id: guide/a\n', 'id: guide/a\n'],
  ])('%s: %j becomes %j', (file, text, expected) => {
    const texts = changed({ [file]: text }, (edits) => categoryEdits(file, text, context(DOCS), edits))
    expect(texts[file] ?? text).toBe(expected)
  })
})

describe('share images', () => {
  it.each([
    ['/a.png', '/img/b.png'],
    ['a.png', 'img/b.png'],
    ['/other.png', '/other.png'],
    ['../static/a.png', '../static/img/b.png'],
  ])('%s becomes %s', (image, expected) => {
    const texts = { 'docs/index.md': `---\ntitle: ${image}\nimage: ${image}\n---\n` }
    const docs = [doc('index', { image }), ...DOCS.slice(1)]
    const after = changed(texts, (edits) =>
      shareImageEdits(context(docs), (file) => texts[file as never], edits),
    )
    expect(after['docs/index.md'] ?? texts['docs/index.md']).toBe(
      `---\ntitle: ${image}\nimage: ${expected}\n---\n`,
    )
  })
})

describe('addresses in other files', () => {
  it.each([
    ['redirects.yml', '- from: /guide/a\n  to: /guide/a\n', '- from: /guide/a\n  to: /admin/b\n'],
    ['redirects.yml', '- to: /base/guide/a#x\n', '- to: /base/admin/b#x\n'],
    ['redirects.yml', '- to: /guide/a/\n', '- to: /admin/b/\n'],
    ['search.yml', '- page: docs/guide/a.md\n', '- page: docs/admin/b.md\n'],
    ['site.config.ts', "x = { docId: 'guide/a', to: '/old/c' }", "x = { docId: 'admin/b', to: '/new/c' }"],
    ['site.config.ts', "x = { id: 'guide/a', to: '/index' }", "x = { id: 'guide/a', to: '/index' }"],
  ])('%s: %j becomes %j', (file, text, expected) => {
    const texts = changed({ [file]: text }, (edits) =>
      addressEdits([file, 'none.yml'], context(DOCS), (each) => (each === file ? text : undefined), edits),
    )
    expect(texts[file] ?? text).toBe(expected)
  })
})
