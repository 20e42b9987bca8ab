// The table of path patterns, and patterns against paths made of special characters.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapePattern, type MatchOptions, matchPath } from '../../../runtime/routing/match.ts'

const exact = { exact: true }

describe('matchPath', () => {
  it.each<
    [
      string | string[],
      MatchOptions,
      string,
      { url: string; isExact?: boolean; params?: Record<string, string | undefined> } | null,
    ]
  >([
    ['/docs', {}, '/docs/a/b', { url: '/docs', isExact: false }],
    ['/docs', {}, '/docsx', null],
    ['/docs', exact, '/docs/', { url: '/docs/' }],
    ['/docs', { exact: true, strict: true }, '/docs/', null],
    ['/docs', exact, '/docs/a', null],
    ['/docs/', exact, '/docs', { url: '/docs' }],
    ['/docs/', { strict: true }, '/docs', null],
    ['/docs/', { strict: true }, '/docs/x', { url: '/docs/', isExact: false }],
    ['/Docs', {}, '/docs', { url: '/docs' }],
    ['/Docs', { sensitive: true }, '/docs', null],
    ['/docs/:p+', exact, '/docs/a/b', { url: '/docs/a/b', params: { p: 'a/b' } }],
    ['/docs/:p+', exact, '/docs', null],
    ['/docs/:p*', exact, '/docs', { url: '/docs', params: { p: undefined } }],
    ['/docs/:p*', exact, '/docs/a/b', { url: '/docs/a/b', params: { p: 'a/b' } }],
    ['/docs/:p?', exact, '/docs', { url: '/docs', params: { p: undefined } }],
    ['/docs/:p?/end', exact, '/docs/end', { url: '/docs/end', params: { p: undefined } }],
    ['/docs/*', exact, '/docs/a/b', { url: '/docs/a/b', params: { 0: 'a/b' } }],
    ['/docs/*', exact, '/docs', null],
    ['/v/:n(\\d+)', exact, '/v/17', { url: '/v/17', params: { n: '17' } }],
    ['/v/:n(\\d+)', exact, '/v/x', null],
    ['/(a|b)/:c', exact, '/b/x', { url: '/b/x', params: { 0: 'b', c: 'x' } }],
    ['/a-:x-:y', exact, '/a-1-2', { url: '/a-1-2', params: { x: '1', y: '2' } }],
    ['/f.:ext', exact, '/f.html', { url: '/f.html', params: { ext: 'html' } }],
    ['/a\\:b', exact, '/a:b', { url: '/a:b', params: {} }],
    ['*', {}, '/any/thing', { url: '/any/thing', params: { 0: '/any/thing' } }],
    ['/', {}, '/docs', { url: '/', isExact: false }],
    ['/', exact, '/', { url: '/' }],
    ['/', exact, '/docs', null],
    [['/a', '/:b'], exact, '/x', { url: '/x', params: { b: 'x' } }],
    ['/:имя', exact, '/:имя', { url: '/:имя' }],
    ['/%D0%BF/:p', exact, '/%D0%BF/%20', { url: '/%D0%BF/%20', params: { p: '%20' } }],
  ])('%j %j against %j', (pattern, options, pathname, expected) => {
    const match = matchPath(pattern, pathname, options)
    if (expected === null) expect(match).toBeNull()
    else {
      expect(match).toMatchObject({ url: expected.url, isExact: expected.isExact ?? true })
      if (expected.params) expect(match?.params).toEqual(expected.params)
    }
  })

  it('names the pattern that fitted', () => expect(matchPath(['/a', '/b'], '/b')?.pattern).toBe('/b'))
})

describe('escapePattern', () => {
  it('makes a pattern that fits the path and nothing beside it', () => {
    const path = fc.array(
      fc.constantFrom(
        'a',
        'b',
        '(',
        ')',
        '+',
        '*',
        '?',
        ':',
        '.',
        '[',
        '{',
        '$',
        '^',
        '|',
        '\\',
        '-',
        'я',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(path, path, (one, other) => {
        const [a, b] = [`/${one.join('')}`, `/${other.join('')}`]
        expect(matchPath(escapePattern(a), a, exact)?.isExact).toBe(true)
        if (a !== b) expect(matchPath(escapePattern(a), b, exact)).toBeNull()
      }),
    )
  })
})
