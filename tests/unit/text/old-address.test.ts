// Addresses in the configuration and in the file of redirects: which are accepted, and what else is expected.
import { describe, expect, it } from 'vitest'
import { addressPatternProblem, externalMatcher } from '../../../cli/text/external-pattern.ts'
import { newAddressProblem, oldAddressProblem, oldPathProblem } from '../../../cli/text/old-address.ts'
import { ownAddress } from '../../../cli/text/own-address.ts'

describe('sources and targets of redirects', () => {
  it.each([
    ['/a', undefined],
    ['/', undefined],
    ['/a..b/...', undefined],
    ['a', 'a path that begins with `/`'],
    ['//a', 'a path that begins with `/`'],
    ['/a?b', 'a path without `?`, `#`, `\\` or control characters'],
    ['/a#b', 'a path without `?`, `#`, `\\` or control characters'],
    ['/a\\b', 'a path without `?`, `#`, `\\` or control characters'],
    ['/a\nb', 'a path without `?`, `#`, `\\` or control characters'],
    ['/a/*', 'the whole path of one page, without `*`'],
    ['/a/../b', 'a path without `..`'],
  ])('%j as an old path', (text, expected) => expect(oldPathProblem(text)?.expected).toBe(expected))

  it.each([
    ['/a', undefined],
    ['/a#b', undefined],
    ['/a#', 'a path with at most one `#`, followed by an id'],
    ['/a#b c', 'a path with at most one `#`, followed by an id'],
    ['/a#b#c', 'a path with at most one `#`, followed by an id'],
    ['a#b', 'a path that begins with `/`'],
  ])('%j as an old address', (text, expected) => expect(oldAddressProblem(text)?.expected).toBe(expected))

  it.each([
    ['/a', true],
    ['//a.example', true],
    ['https://a.example', true],
    ['MAILTO:a@b.example', true],
    ['a/b', false],
    ['1a:b', false],
    ['', false],
  ])('%j as a target: %s', (text, fits) => expect(newAddressProblem(text) === null).toBe(fits))
})

describe('ownAddress', () => {
  const site = { url: 'https://Docs.example/', baseUrl: '/base/' }
  it.each([
    ['https://docs.example/base/a', { path: '/base/a', anchor: undefined }],
    ['http://DOCS.example/base/a?b=/c#d', { path: '/base/a', anchor: 'd' }],
    ['//docs.example/base', { path: '/base', anchor: undefined }],
    ['https://docs.example/base/%D1%8F#%D1%8E', { path: '/base/я', anchor: 'ю' }],
    ['https://docs.example/base/a#', { path: '/base/a', anchor: undefined }],
    ['https://docs.example/base/a#%zz', { path: '/base/a', anchor: '%zz' }],
    ['https://docs.example/base/%zz', null],
    ['https://docs.example/other', null],
    ['https://docs.example', null],
    ['https://docs.example.org/base/a', null],
    ['https://a.example/base/a', null],
    ['docs.example/base/a', null],
    ['/base/a', null],
  ])('%s', (address, own) => expect(ownAddress(address, site)).toEqual(own))

  it.each([
    ['https://docs.example', undefined],
    ['https://docs.example?a', undefined],
    ['https://docs.example#a', 'a'],
  ])('%s is the home page of a site without a base', (address, anchor) => {
    expect(ownAddress(address, { url: 'https://docs.example', baseUrl: '/' })).toEqual({ path: '/', anchor })
  })
})

describe('patterns for addresses of other sites', () => {
  it.each([
    ['a.example', null],
    ['https://a.example/b/**', null],
    ['a.example:8080', null],
    ['//a.example', null],
    [' ', 'is empty'],
    ['ftp://a.example', 'has a scheme other than http and https'],
    ['mailto:a@b.example', 'has a scheme other than http and https'],
    ['/a', 'has no host'],
  ])('%j: %s', (pattern, problem) => expect(addressPatternProblem(pattern)).toBe(problem))

  it.each([
    ['a.example', 'https://A.example/b?c#d', true],
    ['a.example', 'http://a.example', true],
    ['a.example/', '//a.example/b', true],
    ['a.example', 'https://b.example/a.example', false],
    ['https://A.example/b/**', 'http://a.example/b', true],
    ['https://a.example/b/*', 'https://a.example/b/c/', true],
    ['https://a.example/b/*', 'https://a.example/b/c/d', false],
    ['https://a.example/B', 'https://a.example/b', false],
  ])('%s, %s: %s', (pattern, address, matches) => expect(externalMatcher([pattern])(address)).toBe(matches))

  it('match nothing where there are none', () => expect(externalMatcher([])('https://a.example')).toBe(false))
})
