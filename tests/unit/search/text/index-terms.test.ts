import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lastNameOf,
  positionsOf,
  termsOfEntry,
  termsOfPiece,
  termsOfTitlePiece,
  unitsOf,
} from '../../../../runtime/search/text/index-terms.ts'

const options = { languages: ['ru', 'en'] }
const shown = (piece: string) =>
  termsOfPiece(piece, options)
    .map(({ term, weight }) => `${term}:${weight}`)
    .join(' ')

describe('termsOfPiece', () => {
  it.each([
    ['(настроек,', 'настроек:10'],
    ['«Тёмная', 'темн:10'],
    ['за\u0301мок', 'замок:10'],
    ['proxy_read_timeout:', 'proxyreadtimeout:10 proxi:7 read:7 timeout:7'],
    ['maxPoolSize', 'maxpools:10 max:7 pool:7 size:7'],
    ['max-pool-size', 'maxpools:10 max:7 pool:7 size:7'],
    ['HTMLElement', 'htmlelement:10 html:7 element:7'],
    ['тайм-ауты', 'таймаут:10 тайм:7 аут:7'],
    ['HTTP-ответа', 'httpответ:10 http:7 ответ:7'],
    ['--force', 'forc:10 --forc:10'],
    ['[`--all`,', 'all:10 --all:10'],
    ['--port=8080', 'port:10 --port:10 8080:10'],
    ['--set-owner', 'setown:10 set:7 owner:7'],
    ['(---', ''],
    ['v10.3', '10.3:10'],
    ['sum(amount)', 'sum:10 amount:10'],
    ['ssr.noExternal', 'ssrnoextern:10 ssr:7 no:7 extern:7 noextern:5'],
    ['build/rollup-options', 'buildrollupopt:10 build:7 rollup:7 option:7 rollupopt:5'],
    ['Server#listenOnce', 'serverlistenonc:10 server:7 listen:7 onc:7 listenonc:5'],
    ['Http::maxBody', 'httpmaxbodi:10 http:7 max:7 bodi:7 maxbodi:5'],
    ['@scope/my-tool', 'scopemytool:10 scope:7 my:7 tool:7 mytool:5'],
    ['a.b.c', 'abc:10'],
    ['ERR-1042', 'err1042:10 err:7 1042:7'],
    ['и', ''],
    ['if', 'if:10'],
    ['—', ''],
    ['🙂', ''],
    ['(C++),', 'c:10 c++:10'],
    ['C#.', 'c:10 c#:10'],
    ['Notepad++', 'notepad:10 notepad++:10'],
    ['a+b', 'ab:10'],
    ['##', ''],
    ['~>', '~>:10'],
    ['(`->>`),', '->>:10'],
    ['["!="]', '!=:10'],
    ['«===».', '===:10'],
    ['x=>y', 'x:10 y:10'],
    ['=', ''],
    ['...', ''],
    ['<!--', ''],
    ['//', ''],
    ['/>', ''],
    ['###', ''],
    ['!!!', ''],
    ['-----', ''],
  ])('%s', (piece, terms) => {
    expect(shown(piece)).toBe(terms)
  })

  it('returns the same terms for an identifier however its parts are joined', () => {
    const whole = (piece: string) => termsOfPiece(piece, options)[0]?.term
    expect(new Set(['symbolSize', 'symbol_size', 'symbol-size', 'symbolsize'].map(whole)).size).toBe(1)
  })

  it('never returns empty, long or repeated terms or whitespace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const piece of text.split(/\s+/)) {
          for (const { term, weight } of termsOfPiece(piece, options)) {
            expect(term).toMatch(/^\S{1,64}$/u)
            expect([5, 7, 10]).toContain(weight)
          }
        }
      }),
    )
  })

  it('ignores invisible joiners everywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('«ёлка»,', 'max_pool-size:', 'maxPoolSize', '(v10.3).', 'тайм-аут'),
        fc.constantFrom('\u00ad', '\u200b', '\u2060'),
        fc.nat(15),
        (piece, joiner, at) => {
          expect(shown(piece.slice(0, at) + joiner + piece.slice(at))).toBe(shown(piece))
        },
      ),
    )
  })

  it('ignores case in words without inner capitals', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яa-z]{1,12}$/), (word) => {
        const capital = word.slice(0, 1).toUpperCase() + word.slice(1)
        expect(shown(capital)).toBe(shown(word))
        expect(shown(word.toUpperCase())).toBe(shown(word))
      }),
    )
  })
})

it('an entry of several words is one term', () => {
  expect(termsOfEntry('Круговая диаграмма', options)).toEqual([
    { term: 'круговая диаграмма', weight: 10, position: -1 },
    { term: 'кругов', weight: 7, position: 0 },
    { term: 'диаграмм', weight: 7, position: 0 },
  ])
  expect(termsOfEntry('pie', options)).toEqual([{ term: 'pie', weight: 10, position: 0 }])
  expect(termsOfEntry(' — ', options)).toEqual([])
})

it('parts of a compound have consecutive positions from its start', () => {
  const placed = (piece: string) =>
    termsOfPiece(piece, options).map(({ term, position }) => `${term} ${position}`)
  expect(placed('max_pool-size,other')).toEqual(['maxpools 0', 'max 0', 'pool 1', 'size 2', 'other 3'])
  expect(unitsOf('max_pool-size').map((unit) => positionsOf(unit, options))).toEqual([3])
  expect(unitsOf('тайм-аут и a-b').map((unit) => positionsOf(unit, options))).toEqual([2, 0, 1])
})

it('a command-line option is a separate term, even if it is a stop word', () => {
  const english = { languages: ['en'] }
  expect(termsOfPiece('--from', english)).toEqual([{ term: '--from', weight: 10, position: -1 }])
  expect(termsOfPiece('--nodes', english)).toEqual([
    { term: 'node', weight: 10, position: 0 },
    { term: '--node', weight: 10, position: -1 },
  ])
  expect(unitsOf('cat--from')).toEqual([{ whole: 'catfrom', parts: ['cat', 'from'] }])
})

it('the last name of a path is distinguished from its qualifiers and from a file extension', () => {
  expect(lastNameOf('Array.prototype.copyWithin')).toEqual(['copy', 'within'])
  expect(lastNameOf('event.preventDefault()')).toEqual(['prevent', 'default'])
  for (const piece of ['max-pool-size', 'site.config.ts', 'docker-compose.yml', 'end.', '...', ''])
    expect(lastNameOf(piece)).toEqual([])
})

it('stop words have terms only in titles, without a position', () => {
  expect(termsOfPiece('для', options)).toEqual([])
  expect(termsOfTitlePiece('Для', options)).toEqual([{ term: 'для', weight: 1, position: -1 }])
  expect(termsOfTitlePiece('Диски', options)).toEqual(termsOfPiece('Диски', options))
})

it('analyses only the beginning of long data', () => {
  expect(unitsOf('a'.repeat(5000))).toEqual([{ whole: 'a'.repeat(400), parts: [] }])
})
