import { describe, expect, it } from 'vitest'
import { elsewhereOf } from '../../../cli/site/elsewhere.ts'
import { build, page } from './support.ts'

const config = { i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }, docs: { tags: null } }
const siteOf = (files: Readonly<Record<string, string>>, locale: string) =>
  build(files, { config, locale }).site

describe('pages that other locales lack', () => {
  it('are empty if all locales have the same pages', () => {
    const files = { 'a.md': page('tags: [x]') }
    expect(elsewhereOf(siteOf(files, 'ru'), [siteOf(files, 'en')])).toEqual({})
  })

  it('lead to all tags from a tag, to the first page from anything else', () => {
    const own = siteOf({ 'a.md': page('tags: [x, y]'), 'b.md': page() }, 'ru')
    const other = siteOf({ 'a.md': page('tags: [x]') }, 'en')
    expect(elsewhereOf(own, [other])).toEqual({
      '/docs/b': { en: 'docs/a' },
      '/docs/tags/y': { en: 'docs/tags' },
    })
  })

  it('lead to the first page from a tag where there are no tags', () => {
    const own = siteOf({ 'a.md': page('tags: [x]') }, 'ru')
    expect(elsewhereOf(own, [siteOf({ 'a.md': page() }, 'en')])).toEqual({
      '/docs/tags': { en: 'docs/a' },
      '/docs/tags/x': { en: 'docs/a' },
    })
  })
})
