// From what pages and configuration load to the value of the header.
import { describe, expect, it } from 'vitest'
import {
  contentPolicy,
  type ForeignSource,
  foreignOrigin,
  foreignSources,
  isRefused,
  STRICT_POLICY,
} from '../../../cli/model/content-policy.ts'
import { configuredSources, livePolicy } from '../../../cli/model/site-policy.ts'
import { configOf } from '../../helpers/tables.ts'

const source = (directive: ForeignSource['directive'], origin: string) => ({ directive, origin })

describe('origin of an address', () => {
  it.each([
    ['https://cdn.example.net/a.png?b#c', 'https://cdn.example.net'],
    ['HTTPS://CDN.example.net:443/a', 'https://cdn.example.net'],
    ['http://a.example:8080', 'http://a.example:8080'],
    ['//a.example:8443/x', 'a.example:8443'],
    ['https://пример.рф/x', 'https://xn--e1afmkfd.xn--p1ai'],
    ['https://user:secret@a.example/x', 'https://a.example'],
    ['/img/a.png', null],
    ['./a.png', null],
    ['data:image/png;base64,AA', null],
    ['https:a.png', null],
    ['https://', null],
    ['//?x', null],
    ['https://a b/', null],
  ])('%s: %s', (url, origin) => {
    expect(foreignOrigin(url)).toBe(origin)
  })
})

it('sources are listed once, in order, without the host of the site', () => {
  const found = [
    source('script-src', 'https://b.example'),
    source('img-src', 'https://b.example'),
    source('img-src', 'https://a.example'),
    source('img-src', 'https://b.example'),
    source('img-src', 'https://docs.example.com'),
    source('img-src', 'docs.example.com'),
  ]
  expect(foreignSources(found, { url: 'https://docs.example.com' })).toEqual([
    source('img-src', 'https://a.example'),
    source('img-src', 'https://b.example'),
    source('script-src', 'https://b.example'),
  ])
})

describe('the policy', () => {
  const used = [
    source('img-src', 'https://a.example'),
    source('form-action', 'https://f.example'),
    source('frame-src', 'v.example'),
  ]

  it('is the strictest if nothing external is loaded', () => {
    expect(STRICT_POLICY).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
    )
    expect(contentPolicy({ derive: true, allowed: {} }, [])).toBe(STRICT_POLICY)
    expect(contentPolicy({ derive: false, allowed: {} }, used)).toBe(STRICT_POLICY)
  })

  it('allows loaded sources by directive, which replace `none`', () => {
    const parts = contentPolicy(
      { derive: true, allowed: { 'img-src': ['https://a.example', '*.b.example'] } },
      used,
    ).split('; ')
    expect(parts).toContain("img-src 'self' data: https://a.example *.b.example")
    expect(parts).toContain('form-action https://f.example')
    expect(parts).toContain('frame-src v.example')
    expect(parts).toContain("object-src 'none'")
  })

  it.each([
    [{ derive: true, allowed: {} }, 'https://a.example', false],
    [{ derive: false, allowed: {} }, 'https://a.example', true],
    [{ derive: false, allowed: { 'img-src': ['https://a.example'] } }, 'https://a.example', false],
    [{ derive: false, allowed: { 'img-src': ['https://a.example/img/'] } }, 'https://a.example', false],
    [{ derive: false, allowed: { 'media-src': ['https://a.example'] } }, 'https://a.example', true],
    [{ derive: false, allowed: { 'img-src': ['a.example'] } }, 'https://a.example', false],
    [{ derive: false, allowed: { 'img-src': ['http://a.example'] } }, 'https://a.example', true],
    [{ derive: false, allowed: { 'img-src': ['*.example'] } }, 'https://a.example', false],
    [{ derive: false, allowed: { 'img-src': ['*.a.example'] } }, 'https://a.example', true],
    [{ derive: false, allowed: { 'img-src': ['https:'] } }, 'https://a.example', false],
    [{ derive: false, allowed: { 'img-src': ['https:'] } }, 'http://a.example', true],
    [{ derive: false, allowed: { 'img-src': ['https://a.example'] } }, 'https://a.example:8443', true],
  ])('%j %s: refused %s', (config, origin, expected) => {
    expect(isRefused(source('img-src', origin), config)).toBe(expected)
  })
})

describe('a configuration', () => {
  const config = configOf({
    url: 'https://docs.example.com',
    favicon: 'https://i.example/f.ico',
    headTags: [
      { tagName: 'script', attributes: { src: 'https://s.example/s.js' } },
      { tagName: 'link', attributes: { rel: 'stylesheet', href: 'https://c.example/a.css' } },
      { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://p.example' } },
      { tagName: 'script', attributes: { src: '/own.js' } },
    ],
    themeConfig: {
      navbar: { logo: { src: 'https://l.example/l.svg' } },
      footer: { copyright: '<img alt="" src="https://b.example/b.svg"> us' },
    },
    markdown: { html: ['iframe'] },
  })

  it('loads scripts with their host, style sheets, icons, logos and images of its html', () => {
    expect(foreignSources(configuredSources(config), config)).toEqual([
      source('connect-src', 'https://s.example'),
      source('img-src', 'https://b.example'),
      source('img-src', 'https://i.example'),
      source('img-src', 'https://l.example'),
      source('script-src', 'https://s.example'),
      source('style-src', 'https://c.example'),
    ])
  })

  it('while serving, allows sources that the next build would allow', () => {
    const parts = livePolicy(config).split('; ')
    expect(parts).toContain("script-src 'self' https://s.example")
    expect(parts).toContain("media-src 'self' http: https:")
    expect(parts).toContain('frame-src http: https:')
    expect(livePolicy({ ...config, security: { csp: { derive: false, allowed: {} } } })).toBe(STRICT_POLICY)
  })
})
