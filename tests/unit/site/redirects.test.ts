// Old addresses are followed to their ends; what cannot be published is a problem, and never replaces a page.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CreateRedirects, RedirectConfig } from '../../../cli/model/config.ts'
import type { Route } from '../../../cli/model/site.ts'
import { redirectTable } from '../../../cli/site/redirects.ts'
import { globOf, hostTarget, parseHostRedirects } from '../../../cli/text/host-redirects.ts'

const routes: readonly Route[] = ['/base/docs/a', '/base/docs/б', '/base/docs/'].map((path) => ({
  path,
  target: { kind: 'doc', instance: 'default', version: 'current', id: path },
  file: `${path}.md`,
}))

interface More {
  readonly createRedirects?: CreateRedirects
  readonly elsewhere?: readonly string[]
  /** Text of the author's own `_redirects`. */
  readonly host?: string
  readonly otherBaseUrls?: readonly string[]
}

const table = (
  redirects: readonly RedirectConfig[],
  trailingSlash: boolean | null = null,
  { createRedirects = undefined, elsewhere = [], host, otherBaseUrls = [] }: More = {},
) =>
  redirectTable({
    locale: 'ru',
    listed: [],
    baseUrl: '/base/',
    routes,
    config: { redirects, trailingSlash, createRedirects: createRedirects ?? null, links: { elsewhere } },
    host: host === undefined ? null : { file: 'static/_redirects', rules: parseHostRedirects(host) },
    otherBaseUrls,
  })

const one = (from: string, to: string, trailingSlash: boolean | null = null) =>
  table([{ from, to }], trailingSlash).redirects[0]

describe('a redirect', () => {
  it('leads to the URL of a page', () => {
    expect(one('/old', '/docs/a/')).toEqual({
      path: '/base/old',
      file: 'old/index.html',
      href: '/base/docs/a',
      page: '/base/docs/a',
      from: '/old',
      to: '/docs/a/',
    })
    expect(one('/old', '/docs/a', true)?.href).toBe('/base/docs/a/')
    expect(one('/old', '/docs/a', false)?.file).toBe('old.html')
    expect(one('/old.html', '/docs/a')?.file).toBe('old.html')
  })

  it('keeps query and fragment of the new address', () => {
    expect(one('/old', '/docs/a?x=1#часть')).toMatchObject({
      href: '/base/docs/a?x=1#часть',
      page: '/base/docs/a',
    })
  })

  it('matches encoded and unencoded, composed and decomposed letters', () => {
    expect(one('/%D1%81%D1%82%D0%B0%D1%80', '/docs/%D0%B1')).toMatchObject({
      path: '/base/стар',
      page: '/base/docs/б',
    })
    expect(one('/\u0438\u0306', '/docs/a')?.path).toBe('/base/й')
  })

  it('leads to files and other sites as written', () => {
    expect(one('/old', '/files/a.pdf')).toMatchObject({ href: '/base/files/a.pdf' })
    expect(one('/old', '/files/a.pdf')?.page).toBeUndefined()
    expect(one('/old', 'https://example.org/x?y#z')?.href).toBe('https://example.org/x?y#z')
  })

  it('is resolved through other redirects to its final target', () => {
    const { redirects } = table([
      { from: '/1', to: '/2#x' },
      { from: ['/2', '/2b'], to: '/3/' },
      { from: '/3', to: '/docs/a#y' },
    ])
    expect(redirects.map(({ from, href }) => [from, href])).toEqual([
      ['/1', '/base/docs/a#y'],
      ['/2', '/base/docs/a#y'],
      ['/2b', '/base/docs/a#y'],
      ['/3', '/base/docs/a#y'],
    ])
  })
})

describe('a redirect that is not published', () => {
  it('starts at an existing page', () => {
    expect(table([{ from: '/docs/a/', to: '/docs/' }])).toEqual({
      redirects: [],
      anchors: {},
      gone: [],
      problems: [{ kind: 'taken', from: '/docs/a/', to: '/docs/' }],
      elsewhere: [],
    })
  })

  it('has the same source as another one', () => {
    const { redirects, problems } = table([
      { from: '/x', to: '/docs/' },
      { from: '/x/', to: '/docs/a' },
      { from: '/x', to: '/docs/' },
    ])
    expect(redirects.map(({ to }) => to)).toEqual(['/docs/'])
    expect(problems).toEqual([{ kind: 'twice', from: '/x/', to: '/docs/a' }])
  })

  it('leads back to itself, also through others', () => {
    const { redirects, problems } = table([
      { from: '/1', to: '/2' },
      { from: '/2', to: '/3' },
      { from: '/3', to: '/2' },
      { from: '/4', to: '/4' },
      { from: '/5', to: '/docs/a' },
    ])
    expect(problems.map(({ kind, from }) => [kind, from])).toEqual([
      ['loop', '/1'],
      ['loop', '/2'],
      ['loop', '/3'],
      ['loop', '/4'],
    ])
    expect(redirects.map(({ from }) => from)).toEqual(['/5'])
  })
})

it('an old address of which no file can be made is a problem, except for rules of the host', () => {
  const long = `/${'x'.repeat(256)}`
  const { redirects, gone, problems } = table(
    [
      { from: long, to: '/docs/a' },
      { from: `${long}/y`, gone: true },
    ],
    null,
    { host: `/base${long} /base/docs/a` },
  )
  const why = `a file name of 256 bytes, '${'x'.repeat(40)}…', but file systems allow at most 255`
  expect(problems).toEqual([
    { kind: 'long', from: long, to: '/docs/a', reason: why },
    { kind: 'long', from: `${long}/y`, to: '', reason: why },
  ])
  expect([redirects.map(({ from }) => from), gone]).toEqual([[`/base${long}`], []])
})

it('what is gone says why, and what is of another language is left out', () => {
  const { redirects, gone, problems } = table([
    { from: '/x', gone: 'why' },
    { from: ['/y', '/docs/a#p'], gone: true },
    { from: '/docs/б', gone: true },
    { from: '/ru', to: '/docs/a', locale: 'ru' },
    { from: '/ru', gone: true },
    { from: '/en', to: '/docs/a', locale: 'en' },
  ])
  expect(redirects.map(({ from }) => from)).toEqual(['/ru'])
  expect(gone).toEqual([
    { path: '/base/x', file: 'x/index.html', reason: 'why' },
    { path: '/base/y', file: 'y/index.html' },
    { path: '/base/docs/a', file: 'docs/a/index.html', id: 'p' },
  ])
  expect(problems.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['taken', '/docs/б', ''],
    ['twice', '/ru', ''],
  ])
})

it('redirects in a circle end, also where parts of pages have moved', () => {
  const { redirects, anchors, problems } = table([
    { from: '/1', to: '/2' },
    { from: '/2', to: '/3' },
    { from: '/3', to: '/2' },
    { from: '/docs/a#old', to: '/docs/a#new' },
    { from: '/5', to: '/6' },
    { from: '/6', to: '/docs/б' },
    { from: '/6#x', to: '/docs/a#y' },
  ])
  expect(problems.map(({ kind, from }) => [kind, from])).toEqual([
    ['loop', '/1'],
    ['loop', '/2'],
    ['loop', '/3'],
  ])
  expect(redirects.map(({ from }) => from)).toEqual(['/5', '/6'])
  expect(
    Object.entries(anchors).map(([path, all]) => [
      path,
      all.map(({ id, href, inherited }) => [id, href, inherited]),
    ]),
  ).toEqual([
    ['/base/5', [['x', '/base/docs/a#y', true]]],
    ['/base/6', [['x', '/base/docs/a#y', undefined]]],
    ['/base/docs/a', [['old', '/base/docs/a#new', undefined]]],
  ])
})

it('no redirect ends at an old URL, for any input', () => {
  const address = fc.constantFrom('/1', '/2/', '/3', '/4', '/docs/a', '/docs/', '/nothing', 'https://e.org/')
  const from = address.filter((each) => each.startsWith('/'))
  fc.assert(
    fc.property(fc.array(fc.record({ from, to: address })), (all) => {
      const { redirects, problems } = table(all)
      const old = new Set(redirects.map(({ path }) => path.replace(/\/$/, '')))
      for (const { href } of redirects) expect(old.has(href.replace(/\/$/, ''))).toBe(false)
      const told = new Set([...redirects, ...problems].map((each) => each.from.replace(/\/$/, '')))
      expect(told).toEqual(new Set(all.map((each) => each.from.replace(/\/$/, ''))))
    }),
  )
})

describe('addresses made of those of pages', () => {
  const made = (createRedirects: CreateRedirects) =>
    table([{ from: '/kept', to: '/docs/' }], null, { createRedirects })
  const pairs = ({ redirects }: ReturnType<typeof made>) => redirects.map(({ path, href }) => [path, href])

  it('come from a function that returns one, several or none', () => {
    const create = (path: string) =>
      path === '/docs/a' ? ['/old/a', '/older/a'] : path === '/docs/б' ? '/old/б' : undefined
    expect(pairs(made(create))).toEqual([
      ['/base/kept', '/base/docs/'],
      ['/base/old/a', '/base/docs/a'],
      ['/base/older/a', '/base/docs/a'],
      ['/base/old/б', '/base/docs/б'],
    ])
  })

  it('come from prefixes', () => {
    expect(pairs(made({ '/docs/': ['/manual/', '/book/'] })).slice(1, 3)).toEqual([
      ['/base/manual/a', '/base/docs/a'],
      ['/base/book/a', '/base/docs/a'],
    ])
  })

  it('may contain spaces, like file names of old sites', () => {
    const { redirects, problems } = made((path) =>
      path.startsWith('/docs/a') ? '/docs/old name' : undefined,
    )
    expect(problems).toEqual([])
    expect(redirects.map(({ path }) => path)).toContain('/base/docs/old name')
  })

  it('yield to pages and configured redirects without a finding', () => {
    const { redirects, problems } = made((path) => ['/docs/a', '/kept', `${path.replace(/\/$/, '')}/old`])
    expect(problems).toEqual([])
    expect(redirects.map(({ path }) => path)).toEqual([
      '/base/kept',
      '/base/docs/a/old',
      '/base/docs/б/old',
      '/base/docs/old',
    ])
  })

  it.each([
    ['a number', () => 5 as unknown as string, 'returns number, which is not a path'],
    ['an address of another host', () => '//evil.example', "returns '//evil.example', which is not a path"],
    [
      'an exception',
      () => {
        throw new Error('no map')
      },
      'throws an error: no map',
    ],
  ])('%s is a problem with the page', (_case, create, reason) => {
    const { problems } = made(create)
    expect(problems[0]).toEqual({ kind: 'made', from: '', to: '/docs/a', reason })
    expect(problems.length).toBe(reason.startsWith('throws') ? 1 : 3)
  })
})

describe("the author's own file for hosts", () => {
  const host = [
    '# moved',
    '/base/old /base/docs/a 301!',
    '/base/a /base/b',
    '/base/b /base/a 302',
    '/base/docs/a /base/docs/',
    '/base/en/x /base/en/y',
    '/base/shop/* https://shop.example/:splat 301',
    '/base/proxy /other 200',
    '/other/x /y',
    'not a rule',
  ].join('\n')
  const made = table([], null, { host, otherBaseUrls: ['/base/en/'] })
  const at = (line: number) => ({ file: 'static/_redirects', start: { line, column: 1 } })

  it('gives redirects of this locale, with their line', () => {
    expect(made.redirects.map(({ path, href, place }) => [path, href, place])).toEqual([
      ['/base/old', '/base/docs/a', at(2)],
    ])
  })

  it('reports loops and rules for existing pages', () => {
    expect(made.problems).toEqual([
      { kind: 'taken', from: '/base/docs/a', to: '/base/docs/', place: at(5) },
      { kind: 'loop', from: '/base/a', to: '/base/b', place: at(3) },
      { kind: 'loop', from: '/base/b', to: '/base/a', place: at(4) },
    ])
  })

  it('adds patterns and proxied paths to those of the configuration', () => {
    expect(table([], null, { host, elsewhere: ['/app/**'] }).elsewhere).toEqual([
      '/app/**',
      '/base/shop/**',
      '/base/proxy',
    ])
  })

  it('is parsed as hosts parse it', () => {
    const rules = parseHostRedirects(
      '/old/* /new/:splat\n/blog/:year/:slug /news/:slug-:year 302\n/p /q 200\n/a?b /c id=:id /store/:id',
    )
    const target = hostTarget(rules)
    expect(['/old', '/old/', '/old/a/b', '/blog/2024/x/', '/p', '/blog/2024'].map(target)).toEqual([
      '/new/',
      '/new/',
      '/new/a/b',
      '/news/x-2024',
      null,
      null,
    ])
    expect(rules.slice(0, 2).map(globOf)).toEqual(['/old/**', '/blog/*/*'])
  })
})
