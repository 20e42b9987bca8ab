import { describe, expect, it } from 'vitest'
import type { Route } from '../../../cli/model/site.ts'
import { build, findings, page } from './support.ts'

const listed = (routes: readonly Route[]) => routes.map(({ path, target }) => `${path} ${target.kind}`)

describe('routes', () => {
  it('are docs, indexes, tags and the not-found page, by code points', () => {
    const { site } = build({
      'index.md': page('tags: [x]'),
      'a/b.md': 'x',
      'a/_category_.yml': 'link: { type: generated-index }\n',
    })
    expect(listed(site.routes)).toEqual([
      '/404.html not-found',
      '/docs/ doc',
      '/docs/a/b doc',
      '/docs/category/a generated-index',
      '/docs/tags tags-index',
      '/docs/tags/x tag',
    ])
    expect(site.routes[2]).toMatchObject({
      file: 'docs/a/b.md',
      target: { id: 'a/b', instance: 'default', version: 'current' },
    })
  })

  it('have an index of tags only when a tag is listed', () => {
    const { site } = build({ 'a.md': page('tags: [x]', 'unlisted: true') })
    expect(listed(site.routes)).toEqual(['/404.html not-found', '/docs/a doc', '/docs/tags/x tag'])
  })

  it.each([
    [true, '/docs/tags/', '/docs/tags/x/'],
    [false, '/docs/tags', '/docs/tags/x'],
  ])('of tags end as trailingSlash %s wants', (trailingSlash, index, tag) => {
    const { site, version } = build({ 'a.md': page('tags: [x]') }, { config: { trailingSlash } })
    expect(site.routes.map(({ path }) => path)).toEqual(expect.arrayContaining([index, tag]))
    expect(version.version.tagsPath).toBe(index)
  })

  it('are below the base URL of the locale', () => {
    const { site } = build(
      { 'a.md': 'x' },
      { locale: 'en', config: { baseUrl: '/base', i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } } },
    )
    expect(listed(site.routes)).toEqual(['/base/en/404.html not-found', '/base/en/docs/a doc'])
  })
})

describe('names longer than disks take', () => {
  const [fits, long] = ['а'.repeat(127), 'а'.repeat(128)]

  it.each<[string, Record<string, string>, string | null]>([
    ['a tag that fits', { 'a.md': page(`tags: [${fits}]`) }, null],
    ['a tag', { 'a.md': page('tags:', '  - x', `  - ${long}`) }, 'docs/a.md:4'],
    ['a slug', { 'a.md': page(`slug: /x/${'s'.repeat(256)}`) }, 'docs/a.md:2'],
    ['an id', { 'a.md': page('title: x', `id: ${long}`) }, 'docs/a.md:3'],
    [
      'a category',
      { 'x/b.md': 'x', 'x/_category_.yml': `link: { type: generated-index, slug: /${long} }\n` },
      'docs/x/_category_.yml:1',
    ],
    ['a whole path', { 'a.md': page(`slug: ${'/abcdefghi'.repeat(301)}`) }, 'docs/a.md:2'],
  ])('%s', (_what, files, place) => {
    const { diagnostics } = build(files)
    expect(diagnostics.map(({ code, place: at }) => [code, `${at?.file}:${at?.start.line}`])).toEqual(
      place === null ? [] : [['site/long-address', place]],
    )
  })

  it('include the extension of the page file', () => {
    const slug = 's'.repeat(251)
    const findingsWith = (trailingSlash: boolean | null) =>
      build({ 'a.md': page(`slug: /${slug}`) }, { config: { trailingSlash } }).diagnostics.map(
        ({ code }) => code,
      )
    expect([null, true, false].map(findingsWith)).toEqual([[], [], ['site/long-address']])
  })
})

describe('collisions', () => {
  it('of two pages with the same URL name both files', () => {
    const tables = build({ 'a.md': page('slug: /same'), 'b.md': page('slug: /same') })
    expect(findings(tables)).toEqual([
      'docs/b.md:2:1 site/duplicate-route: docs/a.md and docs/b.md have the same address: /docs/same; docs/b.md is not published (give docs/b.md another `slug`)',
    ])
    expect(tables.diagnostics[0]).toMatchObject({
      severity: 'error',
      related: [{ message: 'the other page', place: { file: 'docs/a.md' } }],
    })
    expect(listed(tables.site.routes)).toEqual(['/404.html not-found', '/docs/same doc'])
  })

  it.each(['ignore', 'log', 'warn', 'throw'])(
    'leave their weight in a build to the site: %s',
    (buildLevel) => {
      const tables = build(
        { 'a.md': page('slug: /s'), 'b.md': page('slug: /s') },
        { config: { onDuplicateRoutes: buildLevel } },
      )
      expect(tables.diagnostics).toMatchObject([
        { code: 'site/duplicate-route', severity: 'error', buildLevel },
      ])
    },
  )

  it.each([
    ['a slash', 'slug: /page/', 'slug: /page', null],
    ['the ending of literal files', 'slug: /page.html', 'slug: /page', false],
  ])('by %s are duplicates: both would be one file', (_name, one, two, trailingSlash) => {
    const config = { trailingSlash, onDuplicateRoutes: 'warn' }
    const tables = build({ 'a.md': page(one), 'b.md': page(two) }, { config })
    expect(tables.diagnostics).toMatchObject([
      { code: 'site/duplicate-route', severity: 'error', buildLevel: 'warn' },
    ])
  })

  it('by letter case are errors whatever the level of duplicates', () => {
    const tables = build(
      { 'a.md': page('slug: /Page'), 'b.md': page('slug: /page') },
      { config: { onDuplicateRoutes: 'ignore' } },
    )
    const [found] = tables.diagnostics
    expect(found).toMatchObject({ code: 'site/case-collision', severity: 'error' })
    expect(found?.buildLevel).toBeUndefined()
  })

  it('of a page with the page that is named like its folder', () => {
    const [found] = build({ 'a/a.md': 'x', 'a/index.md': 'x' }).diagnostics
    expect(found).toMatchObject({
      code: 'site/duplicate-route',
      hint: 'docs/a/a.md is the page of its folder, because it has the same name: to publish it beside the others, give it `slug: a`',
    })
    const mended = build({ 'a/a.md': page('slug: a'), 'a/index.md': 'x' })
    expect([mended.diagnostics, listed(mended.site.routes)]).toEqual([
      [],
      ['/404.html not-found', '/docs/a/ doc', '/docs/a/a doc'],
    ])
  })

  it('of the page for wrong addresses of another generator: says where its text goes', () => {
    const [found] = build({ '404.md': 'x' }, { config: { docs: { routeBasePath: '/' } } }).diagnostics
    expect(found).toMatchObject({
      code: 'site/reserved-route',
      hint: expect.stringMatching(/docs\.exclude.*theme\.NotFound/),
    })
  })

  it('of a page with the generated list of tags', () => {
    const tables = build({ 'tags.md': page('tags: [x]') })
    expect(findings(tables)).toEqual([
      'docs/tags.md:1:1 site/duplicate-route: docs/tags.md and the generated list of tags have the same address: /docs/tags; the generated list of tags is not published (give docs/tags.md another `slug`)',
    ])
  })

  it('of a page with a generated index', () => {
    const tables = build({
      'a/b.md': 'x',
      'a/_category_.yml': 'link: { type: generated-index, slug: /c }\n',
      'c.md': 'x',
    })
    expect(tables.diagnostics).toMatchObject([
      {
        code: 'site/duplicate-route',
        message:
          'docs/c.md and a generated index have the same address: /docs/c; a generated index is not published',
      },
    ])
  })

  it.each([
    '404',
    'assets/x',
    'sitemap.xml',
    'robots.txt',
    'llms.txt',
    'search-index-default',
    'ASSETS',
    '404.html',
  ])('with the file or folder %s of the build', (slug) => {
    const tables = build({ 'a.md': page(`slug: /${slug}`) }, { config: { docs: { routeBasePath: '/' } } })
    expect(tables.diagnostics).toMatchObject([
      { code: 'site/reserved-route', severity: 'error', place: { file: 'docs/a.md' } },
    ])
    expect(listed(tables.site.routes)).toEqual(['/404.html not-found'])
  })

  it('may be next to the files in llms/', () => {
    const tables = build(
      { 'llms/a.md': 'x', 'b.md': page('slug: /llms') },
      { config: { docs: { routeBasePath: '/' } } },
    )
    expect(tables.diagnostics).toEqual([])
  })

  it('may shadow the files in assets/', () => {
    for (const slug of ['/assets', '/assets/', '/assets.html']) {
      const tables = build({ 'b.md': page(`slug: ${slug}`) }, { config: { docs: { routeBasePath: '/' } } })
      expect(tables.diagnostics).toEqual([])
    }
  })

  it('are none below a folder of the same name', () => {
    expect(build({ 'assets/x.md': 'x', '404.md': 'x' }).diagnostics).toEqual([])
  })
})
