// Addresses: what the recorded cases of the reference leave open.
import { describe, expect, it } from 'vitest'
import { pathHref } from '../../../cli/text/path-href.ts'
import {
  addLeadingSlash,
  addTrailingSlash,
  applyTrailingSlash,
  climbsOut,
  decodePath,
  encodePath,
  fragmentId,
  isInternalUrl,
  isValidPathname,
  joinUrl,
  pathnameOf,
  removeTrailingSlash,
  resolvePath,
  splitUrl,
  urlBelow,
} from '../../../cli/text/url.ts'

describe('climbsOut', () => {
  it.each([
    ['../a', '/guides/', false],
    ['../../a', '/guides/', true],
    ['a/../../..', '/guides/', true],
    ['..', '/', true],
    ['./a', '/', false],
    ['/../a', '/guides/', true],
    ['/a/../b', '/', false],
    ['a', '/docs/page', false],
    ['../a', '/docs/page', false],
    ['../../a', '/docs/page', true],
  ])('%s from %s: %s', (to, from, climbs) => expect(climbsOut(to, from)).toBe(climbs))
})

describe('resolvePath', () => {
  it.each([
    ['../x', '/a/b/', '/a/x'],
    ['.', '/a/b', '/a/'],
    ['./', '/a/b', '/a/'],
    ['..', '/a/b/', '/a/'],
    ['..', '/a', '/'],
    ['../../../x', '/a', '/x'],
    ['x y/я', '/a/', '/a/x y/я'],
    ['/x/../y', '/a', '/y'],
  ])('%s on %s is %s', (to, from, resolved) => expect(resolvePath(to, from)).toBe(resolved))
})

describe('decodePath', () => {
  it.each([
    ['/%D0%BF', '/п'],
    ['/a b', '/a b'],
    ['/%zz', null],
    ['/%E0%A4%A', null],
    ['/100%', null],
  ])('%s is %s', (encoded, decoded) => expect(decodePath(encoded)).toBe(decoded))

  it('is the reverse of encoding', () => {
    const path = "/a#b/c?d/e%f/'g' &[h]/я"
    expect(decodePath(encodePath(path))).toBe(path)
  })
})

describe('pathnameOf', () => {
  it.each([
    ['/a', '/a'],
    ['/a?b#c', '/a'],
    ['/a#b?c', '/a'],
    ['?', ''],
    ['', ''],
  ])('%j is %j, as the first part of the split address', (url, pathname) => {
    expect([pathnameOf(url), splitUrl(url).pathname]).toEqual([pathname, pathname])
  })
})

describe('splitUrl', () => {
  it('tells empty parts from absent ones', () => {
    expect([splitUrl('/a'), splitUrl('/a?'), splitUrl('/a#')]).toEqual([
      { pathname: '/a' },
      { pathname: '/a', search: '' },
      { pathname: '/a', hash: '' },
    ])
    expect('search' in splitUrl('/a')).toBe(false)
  })
})

describe('pathHref', () => {
  it('leads a browser to the unencoded path', () => {
    const path = '/docs/a #1/what? 100%/я & [x]'
    expect(pathHref(path)).toBe('/docs/a %231/what%3F 100%25/я & [x]')
    expect(decodePath(new URL(pathHref(path), 'https://example.com').pathname)).toBe(path)
  })
})

describe('joinUrl', () => {
  it.each([
    [['/', 'docs', '/a'], '/docs/a'],
    [['docs/', '', '/a//'], 'docs/a/'],
    [['https://a.example', '/b', 'c'], 'https://a.example/b/c'],
    [['https:/a.example//', 'b'], 'https://a.example/b'],
    [['https://', 'a.example', 'b'], 'https://a.example/b'],
    [['a:b', 'c'], 'a://b/c'],
    [['file:///', 'a'], 'file:///a'],
    [['file://', '/a'], 'file:///a'],
    [['file://', 'a'], 'file://a'],
    [['/a/', '?b'], '/a?b'],
    [['/a/', '#b'], '/a#b'],
    [['/a/', '#!b'], '/a/#!b'],
    [[], ''],
  ])('%j is %s', (parts, url) => expect(joinUrl(...parts)).toBe(url))
})

describe('addresses of this site', () => {
  it.each([
    ['/a', true],
    ['a', true],
    ['#a', true],
    ['//a.example', false],
    ['https://a.example', false],
    ['mailto:a@b.example', false],
  ])('%s: %s', (url, internal) => {
    expect(isInternalUrl(url)).toBe(internal)
  })

  it.each([
    ['a', 'a'],
    ['a:~:text=b', 'a'],
    [':~:text=b', ''],
  ])('the id in #%s is %j', (fragment, id) => expect(fragmentId(fragment)).toBe(id))

  it.each([
    ['/a b/я', true],
    ['/a%20b', true],
    ['a', false],
    ['//a', false],
    ['/a?b', false],
    ['/a#b', false],
    ['//[', false],
    ['/a/../b', false],
  ])('%s is a whole path: %s', (path, valid) => expect(isValidPathname(path)).toBe(valid))
})

describe('slashes at the ends', () => {
  it.each([
    ['/a', '/a/', '/a', '/a'],
    ['/a/', '/a/', '/a', '/a/'],
    ['a', 'a/', 'a', '/a'],
    ['/', '/', '', '/'],
  ])('%s', (path, trailing, bare, leading) => {
    expect([addTrailingSlash(path), removeTrailingSlash(path), addLeadingSlash(path)]).toEqual([
      trailing,
      bare,
      leading,
    ])
  })

  it.each([
    ['/a?b/#c/', '/a/?b/#c/', '/a?b/#c/'],
    ['/a/?b#c', '/a/?b#c', '/a?b#c'],
    ['#a', '#a', '#a'],
    ['/', '/', '/'],
    ['/base/', '/base/', '/base/'],
    ['/?a', '/?a', '/?a'],
  ])('%s with the setting', (url, always, never) => {
    const withSetting = (trailingSlash: boolean | null) =>
      applyTrailingSlash(url, { trailingSlash, baseUrl: '/base/' })
    expect([true, false, null].map(withSetting)).toEqual([always, never, url])
  })
})

it.each([
  ['https://a.example', '/b/', 'https://a.example/b/'],
  ['https://a.example', undefined, 'https://a.example/'],
  ['https://a.example/x', './b', 'https://a.example/b'],
  ['https://a.example', '//', undefined],
  ['mailto:a@b.example', '/b/', undefined],
  ['a.example', '/b/', undefined],
  [undefined, '/b/', undefined],
])('the URL %s and the path %s are %s', (site, path, expected) => expect(urlBelow(site, path)).toBe(expected))
