import { describe, expect, it } from 'vitest'
import type { LinkSyntax, Slot } from '../../../cli/model/article.ts'
import { assetCandidates, resolveAsset } from '../../../cli/site/assets.ts'
import { type LinkSource, linkIndex, linkTables } from '../../../cli/site/link-source.ts'
import { resolveSlot, slotCandidates } from '../../../cli/site/slots.ts'
import { build } from './support.ts'

function sourceOf(config: Readonly<Record<string, unknown>> = {}): LinkSource {
  const tables = build({ 'guide/a.md': 'x' }, { config: { baseUrl: '/base/', ...config } })
  return {
    doc: tables.version.docs[0]!,
    site: linkIndex(linkTables(tables.site)),
    config: tables.config,
  }
}

const reference = (url: string, syntax: LinkSyntax = 'markdown') => ({ url, syntax, file: 'docs/guide/a.md' })
const candidates = (url: string, syntax?: LinkSyntax) => assetCandidates(reference(url, syntax), sourceOf())
const resolve = (url: string, files: readonly string[] = [], syntax?: LinkSyntax) =>
  resolveAsset(reference(url, syntax), sourceOf(), {
    assetHref: (file) => (files.includes(file) ? `/base/assets/${file.split('/').at(-1)}` : undefined),
  })

describe('images of Markdown', () => {
  it.each([
    ['img/a.png', ['docs/guide/img/a.png']],
    ['./a%20b.png', ['docs/guide/a b.png']],
    ['../и\u0306.png', ['docs/й.png']],
    ['/img/a.png', ['static/img/a.png', 'img/a.png']],
    ['@site/x/a.png', ['x/a.png']],
    ['https://example.org/a.png', []],
    ['pathname:///a.png', []],
    ['../../../a.png', []],
    ['/../../a.png', []],
    ['%zz.png', []],
    ['', []],
  ])('%s is looked for at %s', (url, files) => expect(candidates(url)).toEqual(files))

  it('as MDX elements may use the URL at which they are published', () => {
    expect(resolve('/base/a.png', ['static/a.png'], 'component')).toMatchObject({ file: 'static/a.png' })
    expect(resolve('/base/a.png', ['static/a.png'])).toMatchObject({ kind: 'broken' })
  })

  it('keep query and fragment', () => {
    expect(resolve('a.png?x#y', ['docs/guide/a.png'])).toEqual({
      kind: 'asset',
      href: '/base/assets/a.png?x#y',
      file: 'docs/guide/a.png',
    })
  })

  it('take the first file that exists', () => {
    expect(resolve('/a.png', ['a.png'])).toMatchObject({ file: 'a.png' })
    expect(resolve('/a.png', ['a.png', 'static/a.png'])).toMatchObject({ file: 'static/a.png' })
  })

  it('search every static folder', () => {
    const source = sourceOf({ staticDirectories: ['public', 'static'] })
    expect(assetCandidates(reference('/a.png'), source)).toEqual(['public/a.png', 'static/a.png', 'a.png'])
  })

  it.each([
    ['a.png', 'asset', 'a.png'],
    ['', 'empty', ''],
    ['%zz', 'encoding', '%zz'],
    ['../../../a.png', 'outside', '../../../a.png'],
    ['javascript:x', 'scheme', 'javascript:x'],
    ['data:image/svg+xml,<svg/>', 'scheme', 'data:image/svg+xml,<svg/>'],
  ])('%s is broken: %s', (url, reason, wanted) => {
    expect(resolve(url)).toMatchObject({ kind: 'broken', reason, wanted })
  })

  it('may be external or unchecked', () => {
    expect(resolve('https://example.org/a.png')).toEqual({
      kind: 'external',
      href: 'https://example.org/a.png',
    })
    expect(resolve('//example.org/a.png')).toEqual({ kind: 'external', href: '//example.org/a.png' })
    expect(resolve('pathname:///a.png')).toEqual({ kind: 'unchecked', href: '/base/a.png' })
    expect(resolve('data:image/png;base64,AAAA')).toEqual({
      kind: 'external',
      href: 'data:image/png;base64,AAAA',
    })
  })
})

describe('images of raw html', () => {
  it('keep their absolute address and must be published there', () => {
    expect(candidates('/base/img/a.png', 'html')).toEqual(['static/img/a.png'])
    expect(resolve('/base/img/a.png', ['static/img/a.png'], 'html')).toEqual({
      kind: 'asset',
      href: '/base/img/a.png',
      file: 'static/img/a.png',
    })
    expect(resolve('/img/a.png', ['static/img/a.png'], 'html')).toMatchObject({ kind: 'broken' })
  })

  it('may lie next to the source', () => {
    expect(resolve('a.png', ['docs/guide/a.png'], 'html')).toMatchObject({ href: '/base/assets/a.png' })
  })

  it('may be published next to the page', () => {
    const files = ['static/docs/guide/a.png']
    expect(resolve('a.png', files, 'html')).toEqual({ kind: 'asset', href: 'a.png', file: files[0] })
  })
})

describe('translations', () => {
  it('share the images of their originals', () => {
    const dir = 'i18n/en/docusaurus-plugin-content-docs/current'
    const tables = build(
      { 'g/a.md': 'x', [`${dir}/g/a.md`]: 'x' },
      { locale: 'en', config: { i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } } },
    )
    const source = {
      doc: tables.version.docs[0]!,
      site: linkIndex(linkTables(tables.site)),
      config: tables.config,
    }
    expect(assetCandidates({ url: 'i.png', syntax: 'markdown', file: `${dir}/g/a.md` }, source)).toEqual([
      `${dir}/g/i.png`,
      'docs/g/i.png',
    ])
  })
})

describe('slots', () => {
  const place = { file: 'docs/guide/a.md', start: { line: 1, column: 1 } }
  const none = { assetHref: () => undefined }

  it('are resolved by their kind', () => {
    const link: Slot = { kind: 'link', url: 'a', syntax: 'markdown', place }
    const image: Slot = { kind: 'image', url: 'a', syntax: 'markdown', sized: false, place }
    expect(resolveSlot(link, sourceOf(), none)).toMatchObject({ kind: 'page', path: '/base/docs/guide/a' })
    expect(resolveSlot(image, sourceOf(), none)).toMatchObject({ kind: 'broken', reason: 'asset' })
    expect(slotCandidates(image, sourceOf())).toEqual(['docs/guide/a'])
  })

  it('have no URL if they contain cards', () => {
    expect(resolveSlot({ kind: 'cards', place }, sourceOf(), none)).toBeNull()
    expect(slotCandidates({ kind: 'cards', place }, sourceOf())).toEqual([])
  })
})
