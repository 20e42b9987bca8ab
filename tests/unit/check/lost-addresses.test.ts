// Addresses that were published and would lead nowhere, each with its likely new address.
import { describe, expect, it } from 'vitest'
import { lostAddresses } from '../../../cli/check/lost-addresses.ts'
import type { LocaleAddresses } from '../../../cli/model/addresses.ts'

const addresses = (more: Partial<LocaleAddresses>): LocaleAddresses => ({
  pages: {},
  redirects: {},
  anchors: {},
  gone: [],
  files: [],
  ...more,
})

/** What is lost between two lists of addresses, in short. */
const lost = (before: Partial<LocaleAddresses>, now: Partial<LocaleAddresses>) =>
  lostAddresses(addresses(before), addresses(now)).map(({ kind, from, to = 'nowhere', why, file }) =>
    [`${kind} ${from} to ${to}`, why, file].filter((part) => part !== undefined).join(', '),
  )

describe('a page', () => {
  const install = { title: 'Install', anchors: ['one', 'two', 'three', 'four'] }

  it.each<[string, LocaleAddresses['pages'], string]>([
    [
      'has the same title',
      { '/': { anchors: [] }, '/setup': { title: 'Install', anchors: [], file: 'docs/setup.md' } },
      'page /guide/install to /setup, it has the same title, docs/setup.md',
    ],
    [
      'has the same name',
      { '/': { anchors: [] }, '/admin/install': { anchors: [] } },
      'page /guide/install to /admin/install, it has the same name',
    ],
    [
      'has the same parts',
      { '/': { anchors: [] }, '/setup': { anchors: ['one', 'two', 'five'] } },
      'page /guide/install to /setup, it has 2 of the 4 anchors',
    ],
    [
      'is above it if too few parts are the same',
      { '/': { anchors: [] }, '/guide': { anchors: [] }, '/setup': { anchors: ['one'] } },
      'page /guide/install to /guide, it is the closest parent page',
    ],
    [
      'is the first one if none is above it',
      { '/a': { anchors: [] }, '/b': { anchors: [] } },
      'page /guide/install to /a, it is the closest parent page',
    ],
  ])('has moved to the one that %s', (_which, pages, expected) => {
    expect(lost({ pages: { '/guide/install': install } }, { pages })[0]).toBe(expected)
  })

  it('is lost where its redirect is, and goes where that went', () => {
    const pages = { '/a': { anchors: [], file: 'docs/a.md' } }
    expect(lost({ pages, redirects: { '/old': '/a' } }, { pages })).toEqual([
      'page /old to /a, the old URL redirected there, docs/a.md',
    ])
    expect(
      lost({ pages: { '/a': install }, redirects: { '/old': '/a' } }, { pages: { '/b': install } }),
    ).toEqual(['page /a to /b, it has the same title', 'page /old to /b, it has the same title'])
  })

  it.each<[string, Partial<LocaleAddresses>]>([
    ['is still there', { pages: { '/a': { anchors: [] } } }],
    ['is redirected', { pages: { '/b': { anchors: [] } }, redirects: { '/a': '/b' } }],
    ['is redirected to another site', { redirects: { '/a': 'https://example.org' } }],
    ['is said to be gone', { gone: ['/a'] }],
    ['is a file now', { files: ['/a'] }],
  ])('is not lost if it %s', (_state, now) => {
    expect(lost({ pages: { '/a': { anchors: [] } } }, now)).toEqual([])
  })

  it('is not lost twice if its redirect leads nowhere, which is told elsewhere', () => {
    const redirects = { '/old': '/a' }
    expect(lost({ redirects }, { pages: { '/b': { anchors: [] } }, redirects: { '/old': '/c' } })).toEqual([])
  })
})

describe('a part of a page', () => {
  it('is lost if the page is not', () => {
    const found = lost(
      { pages: { '/a': { anchors: ['one', 'two'] } } },
      { pages: { '/a': { anchors: ['one', 'three'], file: 'docs/a.md' } } },
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^part \/a#two to \/a.*, docs\/a\.md$/)
  })

  it.each<[string, Partial<LocaleAddresses>]>([
    ['is redirected', { anchors: { '/a': { two: '/a#one' } } }],
    ['is said to be gone', { gone: ['/a#two'] }],
  ])('is not lost if it %s', (_state, more) => {
    const now = { pages: { '/a': { anchors: ['one'] } }, ...more }
    expect(lost({ pages: { '/a': { anchors: ['one', 'two'] } } }, now)).toEqual([])
  })

  it('is lost once if it was an old id as well', () => {
    const anchors = { '/a': { two: '/a#one' } }
    expect(
      lost(
        { pages: { '/a': { anchors: ['one', 'two'] } }, anchors },
        { pages: { '/a': { anchors: ['one'] } } },
      ),
    ).toHaveLength(1)
  })
})

describe('a file', () => {
  it.each<[readonly string[], string]>([
    [['/img/a.png'], 'file /a.png to /img/a.png, it has the same name'],
    [['/b.png'], 'file /a.png to nowhere'],
    [['/img/a.png', '/old/a.png'], 'file /a.png to nowhere'],
    [['/other/a.png'], 'file /a.png to nowhere'],
  ])('is sought by its name in %j', (files, expected) => {
    expect(lost({ files: ['/a.png', '/other/a.png'] }, { files: [...files, '/other/a.png'] })).toEqual([
      expected,
    ])
  })
})
