import { describe, expect, it } from 'vitest'
import { isBelow, readIndexFile } from '../../../runtime/search/index-shape.ts'

const BASE = 'https://site.example/base/'
const document = { id: 1, pageTitle: 'П', sectionTitle: '', sectionRoute: '/base/a#b', type: 'docs' }
const file = (...documents: unknown[]) => ({ documents, index: { fields: ['title'] } })

describe('index file', () => {
  it.each(['/base', '/base/', '/base/a', '/base/a.js', '/base/раздел/?x=1#якорь', '/base/a/../b'])(
    'leads to %s',
    (route) => expect(isBelow(route, BASE)).toBe(true),
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.c',
    'https://evil.example/base/',
    'https://site.example/base/a',
    '//evil.example/base/',
    '/\\evil.example/base/',
    '/\t/evil.example/base/',
    '\\\\evil.example/base/',
    '//[',
    '/',
    '/other/',
    '/based/',
    '/base/../other',
    '/base/%2e%2e/other',
    'a',
    '#a',
    '',
  ])('does not lead to %j', (route) => expect(isBelow(route, BASE)).toBe(false))

  it('leaves out entries that lead elsewhere or have another shape, and counts them', () => {
    const odd = [
      null,
      7,
      'x',
      [],
      {},
      { ...document, id: '1' },
      { ...document, pageTitle: undefined },
      { ...document, sectionTitle: null },
      { ...document, sectionRoute: {} },
      { ...document, type: 'other' },
      { ...document, excerpt: 5 },
      { ...document, sectionRoute: 'javascript:0' },
    ]
    const more = { ...document, id: 2, excerpt: 'Текст' }
    expect(readIndexFile(file(document, ...odd, more), BASE)).toEqual({
      documents: [document, more],
      index: { fields: ['title'] },
      dropped: odd.length,
    })
  })

  it.each([
    null,
    5,
    'x',
    [],
    {},
    { documents: [] },
    { documents: {}, index: { fields: [] } },
    { documents: [], index: null },
    { documents: [], index: {} },
    { documents: [], index: { fields: [1] } },
  ])('is not %j', (value) => expect(() => readIndexFile(value, BASE)).toThrow('not a search index'))
})
