// Old addresses are followed to their ends; what cannot be published is a problem, and never replaces a page.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RedirectConfig } from '../../../cli/model/config.ts'
import type { Route } from '../../../cli/model/site.ts'
import { redirectTable } from '../../../cli/site/redirects.ts'

const routes: readonly Route[] = ['/base/docs/a', '/base/docs/б', '/base/docs/'].map((path) => ({
  path,
  target: { kind: 'doc', instance: 'default', version: 'current', id: path },
  file: `${path}.md`,
}))

const table = (redirects: readonly RedirectConfig[], trailingSlash: boolean | null = null) =>
  redirectTable({ baseUrl: '/base/', routes, config: { redirects, trailingSlash } })

const one = (from: string, to: string, trailingSlash: boolean | null = null) =>
  table([{ from, to }], trailingSlash).redirects[0]

describe('a redirect', () => {
  it('leads to a page, in the form of its address', () => {
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

  it('is found whether or not its letters are encoded or composed', () => {
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

  it('is followed over others to its end', () => {
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
  it('begins at a page', () => {
    expect(table([{ from: '/docs/a/', to: '/docs/' }])).toEqual({
      redirects: [],
      problems: [{ kind: 'taken', from: '/docs/a/', to: '/docs/' }],
    })
  })

  it('begins where another one does', () => {
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

it('every redirect ends at no old address, whatever is written', () => {
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
