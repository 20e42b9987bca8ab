import { describe, expect, it } from 'vitest'
import type { LinkSyntax } from '../../../cli/model/article.ts'
import type { LinkTarget } from '../../../cli/model/site.ts'
import { type LinkSource, linkIndex, linkTables, type Reference } from '../../../cli/site/link-source.ts'
import { linkCandidates, resolveLink } from '../../../cli/site/links.ts'
import { build, page } from './support.ts'

const pages = {
  'index.md': 'x',
  'guide/a.md': 'x',
  'guide/b.md': 'x',
  'guide/Общие сведения.md': 'x',
  'guide/и\u0306од.md': 'x',
  'other/c.mdx': 'x',
  'odd/a#b.md': 'x',
  'slug.md': page('slug: /elsewhere'),
}

interface Options {
  readonly from?: string
  readonly file?: string
  readonly syntax?: LinkSyntax
  readonly assets?: readonly string[]
  readonly config?: Readonly<Record<string, unknown>>
}

function sourceOf({ from = 'guide/a.md', config = {} }: Options): LinkSource {
  const tables = build(pages, { config })
  const doc = tables.version.docs.find(({ source }) => source === from)
  if (!doc) throw new Error(from)
  return { doc, site: linkIndex(linkTables(tables.site)), config: tables.config }
}

function referenceOf(url: string, { from = 'guide/a.md', file, syntax = 'markdown' }: Options): Reference {
  return { url, syntax, file: file ?? `docs/${from}` }
}

function resolve(url: string, options: Options = {}): LinkTarget {
  const assetHref = (file: string) =>
    options.assets?.includes(file) ? `/assets/${file.replaceAll('/', '-')}` : undefined
  return resolveLink(referenceOf(url, options), sourceOf(options), { assetHref })
}

describe('links to Markdown files', () => {
  it.each([
    ['./b.md', '/docs/guide/b'],
    ['b.md', '/docs/guide/b'],
    ['../other/c.mdx', '/docs/other/c'],
    ['other/c.mdx', '/docs/other/c'],
    ['/guide/b.md', '/docs/guide/b'],
    ['/docs/guide/b.md', '/docs/guide/b'],
    ['docs/guide/b.md', '/docs/guide/b'],
    ['@site/docs/guide/b.md', '/docs/guide/b'],
    ['../slug.md', '/docs/elsewhere'],
    ['../index.md', '/docs/'],
    ['Общие%20сведения.md', '/docs/guide/Общие сведения'],
    ['Общие сведения.md', '/docs/guide/Общие сведения'],
    ['йод.md', '/docs/guide/йод'],
    ['и\u0306од.md', '/docs/guide/йод'],
    ['%D0%B9%D0%BE%D0%B4.md', '/docs/guide/йод'],
    ['../odd/a%23b.md', '/docs/odd/a#b'],
  ])('%s -> %s', (url, path) => expect(resolve(url)).toMatchObject({ kind: 'page', path }))

  it('keep query and fragment as written', () => {
    expect(resolve('./b.md?q=1#%D1%8F')).toEqual({
      kind: 'page',
      href: '/docs/guide/b?q=1#%D1%8F',
      path: '/docs/guide/b',
      anchor: 'я',
    })
  })

  it('encode characters with a meaning in URLs', () => {
    expect(resolve('../odd/a%23b.md')).toMatchObject({ href: '/docs/odd/a%23b' })
  })

  it('are relative to the folder of the partial that contains them', () => {
    expect(resolve('./c.mdx', { file: 'docs/other/_part.md' })).toMatchObject({ path: '/docs/other/c' })
  })

  it.each([
    ['./c.mdx', 'markdown-file', 'docs/guide/c.mdx'],
    ['nope.md', 'markdown-file', 'docs/guide/nope.md'],
    ['/nope.md', 'markdown-file', 'docs/nope.md'],
    ['@site/nope.md', 'markdown-file', 'nope.md'],
    ['../../../x.md', 'outside', '../../../x.md'],
    ['@site/../x.md', 'outside', '@site/../x.md'],
  ])('%s is broken: %s', (url, reason, wanted) => {
    expect(resolve(url)).toEqual({ kind: 'broken', href: url, reason, wanted })
  })

  it('are unchanged in raw HTML', () => {
    expect(resolve('b.md', { syntax: 'html' })).toMatchObject({
      kind: 'broken',
      reason: 'page',
      href: 'b.md',
    })
  })

  it('stay inside the language of the page, translated or not', () => {
    const i18n = 'i18n/en/docusaurus-plugin-content-docs/current'
    const tables = build(
      { 'a.md': 'x', 'b.md': 'x', [`${i18n}/a.md`]: 'x' },
      { locale: 'en', config: { i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } } },
    )
    const source = {
      doc: tables.version.docs[0]!,
      site: linkIndex(linkTables(tables.site)),
      config: tables.config,
    }
    const target = (url: string) =>
      resolveLink({ url, syntax: 'markdown', file: `${i18n}/a.md` }, source, { assetHref: () => undefined })
    expect(target('./b.md')).toMatchObject({ kind: 'page', path: '/en/docs/b' })
    expect(target('b.md')).toMatchObject({ kind: 'page', path: '/en/docs/b' })
  })
})

describe('links to pages', () => {
  it.each([
    ['/docs/guide/b', '/docs/guide/b', '/docs/guide/b'],
    ['/docs/guide/b/', '/docs/guide/b/', '/docs/guide/b'],
    ['b', '/docs/guide/b', '/docs/guide/b'],
    ['./b?x#y', '/docs/guide/b?x#y', '/docs/guide/b'],
    ['../other/c', '/docs/other/c', '/docs/other/c'],
    ['..', '/docs/', '/docs/'],
    ['?q=1', '/docs/guide/a?q=1', '/docs/guide/a'],
    [
      '/docs/guide/%D0%9E%D0%B1%D1%89%D0%B8%D0%B5%20сведения',
      '/docs/guide/%D0%9E%D0%B1%D1%89%D0%B8%D0%B5%20сведения',
      '/docs/guide/Общие сведения',
    ],
    ['/docs/odd/a%23b', '/docs/odd/a%23b', '/docs/odd/a#b'],
  ])('%s -> %s', (url, href, path) => expect(resolve(url)).toMatchObject({ kind: 'page', href, path }))

  it.each([
    [true, '/docs/guide/b?x#y', '/docs/guide/b/?x#y'],
    [false, '/docs/guide/b/#y', '/docs/guide/b#y'],
    [true, './b.md#y', '/docs/guide/b/#y'],
    [null, '/docs/guide/b/', '/docs/guide/b/'],
  ])('with trailingSlash %s: %s -> %s', (trailingSlash, url, href) => {
    expect(resolve(url, { config: { trailingSlash } })).toMatchObject({ kind: 'page', href })
  })

  it('get the base URL if they lack it', () => {
    const config = { baseUrl: '/base/' }
    expect(resolve('/docs/guide/b', { config })).toMatchObject({ href: '/base/docs/guide/b' })
    expect(resolve('/base/docs/guide/b', { config })).toMatchObject({ href: '/base/docs/guide/b' })
    expect(resolve('/docs/guide/b', { config, syntax: 'html' })).toMatchObject({
      kind: 'broken',
      href: '/docs/guide/b',
    })
    expect(resolve('/base/docs/guide/b', { config, syntax: 'html' })).toMatchObject({ kind: 'page' })
  })

  it.each([
    ['/docs/guide/b.html#x', '/docs/guide/b', '/docs/guide/b#x'],
    ['b.html', '/docs/guide/b', '/docs/guide/b'],
    ['./b/index.html?q=1', '/docs/guide/b', '/docs/guide/b?q=1'],
  ])('%s is the page without the name of a file', (url, path, href) => {
    expect(resolve(url)).toMatchObject({ kind: 'page', path, href })
    expect(resolve(url, { syntax: 'html' })).toMatchObject({ kind: 'broken' })
  })

  it.each([
    ['/docs/guide/nope', '/docs/guide/nope'],
    ['nope#x', '/docs/guide/nope'],
    ['/docs/Guide/b', '/docs/Guide/b'],
    ['/', '/'],
    ['/404.html', '/404.html'],
  ])('%s is broken', (url, wanted) => {
    expect(resolve(url)).toMatchObject({ kind: 'broken', reason: 'page', wanted })
  })

  it('may be files of a static folder, which are not checked further', () => {
    const assets = ['static/legacy/index.html', 'static/old.html']
    expect(resolve('/legacy/', { assets })).toEqual({ kind: 'unchecked', href: '/legacy/' })
    expect(resolve('/old.html', { assets })).toEqual({ kind: 'unchecked', href: '/old.html' })
  })
})

describe('anchors', () => {
  it.each([
    ['#раздел', '#раздел', 'раздел'],
    ['#%D1%80', '#%D1%80', 'р'],
    ['#', '#', ''],
    ['#и\u0306', '#й', 'й'],
    ['#100%', '#100%', '100%'],
  ])('%s', (url, href, anchor) => expect(resolve(url)).toEqual({ kind: 'anchor', href, anchor }))

  it('of other pages are normalized too', () => {
    expect(resolve('./b.md#и\u0306')).toMatchObject({ href: '/docs/guide/b#й', anchor: 'й' })
  })
})

describe('addresses that are no pages', () => {
  it.each([
    'https://example.org/a.md',
    'http://x',
    '//example.org/x',
    'mailto:a@example.org',
    'tel:+7',
    'HTTPS://X',
  ])('%s is another site', (url) => expect(resolve(url)).toEqual({ kind: 'external', href: url }))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    ' java\tscript:x',
    '\u0001javascript:x',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:x',
  ])('%s is refused', (url) =>
    expect(resolve(url)).toEqual({ kind: 'broken', href: '', reason: 'scheme', wanted: url }),
  )

  it.each([
    ['pathname:///x/y.html', '/base/x/y.html'],
    ['pathname:///base/x', '/base/x'],
    ['pathname://example.org', 'example.org'],
  ])('%s is not checked', (url, href) => {
    expect(resolve(url, { config: { baseUrl: '/base/' } })).toEqual({ kind: 'unchecked', href })
  })

  it('an empty URL is broken', () => {
    expect(resolve('')).toEqual({ kind: 'broken', href: '', reason: 'empty', wanted: '' })
  })

  it.each(['%zz', '/docs/%E0%A4%A', './100%.md'])('%s has broken encoding', (url) => {
    expect(resolve(url)).toEqual({ kind: 'broken', href: url, reason: 'encoding', wanted: url })
    expect(linkCandidates(referenceOf(url, {}), sourceOf({}))).toEqual([])
  })
})

describe('downloads', () => {
  it.each([
    ['./file.pdf', ['docs/guide/file.pdf']],
    ['../file.zip?v=1#x', ['docs/file.zip']],
    ['/file.pdf', ['static/file.pdf', 'file.pdf']],
    ['@site/data/x', ['data/x']],
  ])('%s is looked for at %s', (url, files) => {
    expect(linkCandidates(referenceOf(url, {}), sourceOf({}))).toEqual(files)
  })

  it.each(['../../../etc/passwd.txt', '@site/../../x.pdf'])('%s is never opened', (url) => {
    expect(linkCandidates(referenceOf(url, {}), sourceOf({}))).toEqual([])
    expect(resolve(url)).toMatchObject({ kind: 'broken', reason: 'outside' })
  })

  it('are assets when they exist', () => {
    expect(resolve('./file.pdf?v=1#p', { assets: ['docs/guide/file.pdf'] })).toEqual({
      kind: 'asset',
      href: '/assets/docs-guide-file.pdf?v=1#p',
      file: 'docs/guide/file.pdf',
    })
  })

  it('may look like pages', () => {
    expect(resolve('/docs/guide/b.c')).toMatchObject({
      kind: 'broken',
      reason: 'page',
      wanted: '/docs/guide/b.c',
    })
    expect(resolve('@site/nope.pdf')).toMatchObject({
      kind: 'broken',
      reason: 'asset',
      wanted: '@site/nope.pdf',
    })
  })

  it('are not searched among pages', () => {
    expect(linkCandidates(referenceOf('/docs/guide/b', {}), sourceOf({}))).toEqual([])
    expect(linkCandidates(referenceOf('#x', {}), sourceOf({}))).toEqual([])
    expect(linkCandidates(referenceOf('https://x/y.pdf', {}), sourceOf({}))).toEqual([])
  })
})
