// What a typed query is split into, and which index terms each word asks for.
import { describe, expect, it } from 'vitest'
import {
  entryOf,
  joinedWords,
  piecesOf,
  prefixOf,
  queryWords,
  sistersOf,
  weightOf,
} from '../../../../runtime/search/plan/words.ts'

const OPTIONS = { languages: ['ru', 'en'] }

const split = (query: string, isTyping = false) => queryWords(query.split(' '), isTyping, OPTIONS)

/** The only word of a query; a final `…` says that the reader is still typing it. */
function wordOf(written: string) {
  const [word] = split(written.replace('…', ''), written.endsWith('…')).words
  if (!word) throw new Error(`${written} is no word`)
  return word
}

describe('the words of a query', () => {
  it('occur once each, with their positions in the text', () => {
    const words = split('the one two one').words
    expect(words.map(({ text, position }) => [text, position])).toEqual([
      ['the', 0],
      ['one', 1],
      ['two', 2],
    ])
  })

  it('are the parts of a compound, of which only the last is open and the others say where it belongs', () => {
    const { words, compounds } = split('x array.map', true)
    expect(compounds.map(({ text, isOpen, position }) => [text, isOpen, position])).toEqual([
      ['arraymap', true, -1],
    ])
    expect(
      words.map(({ text, isOpen, partOf, isQualifier, position }) => [
        text,
        isOpen,
        partOf,
        isQualifier,
        position,
      ]),
    ).toEqual([
      ['x', false, -1, undefined, 0],
      ['array', false, 0, true, 1],
      ['map', true, 0, undefined, 2],
    ])
  })

  it('count separately as part of a compound', () => {
    expect(split('map array.map').words.map(({ text, partOf }) => [text, partOf])).toEqual([
      ['map', -1],
      ['array', 0],
      ['map', 0],
    ])
  })

  it('with signs are a compound of the word without them', () => {
    const { words, compounds } = split('c++')
    expect(words.map(({ text, partOf, position }) => [text, partOf, position])).toEqual([['c', 0, -1]])
    expect(compounds.map(({ text }) => text)).toEqual(['c++'])
  })

  it('may be operators, which have no position', () => {
    expect(split('x :=').words.map(({ text, isOperator, position }) => [text, isOperator, position])).toEqual(
      [
        ['x', undefined, 0],
        [':=', true, -1],
      ],
    )
  })

  it('are at most eight: the longest, without stop words, in their order', () => {
    const eight = 'three four fivefive sixsix seven eight nine tenten'
    expect(split(eight).words.map(({ text }) => text)).toEqual(eight.split(' '))
    expect(split(`the и ${eight} two`).words.map(({ text }) => text)).toEqual(eight.split(' '))
  })

  it('keep stop words where there are no more than eight', () => {
    expect(split('и три').words.map(({ text, isStopWord }) => [text, isStopWord])).toEqual([
      ['и', true],
      ['три', false],
    ])
  })
})

it.each([
  ['настройка', 'настр', 'the root of a Russian word'],
  ['настройка…', 'настр', 'the root also while it is typed'],
  ['дом', '', 'nothing for a short Russian word'],
  ['дом…', 'дом', 'a short Russian word while it is typed'],
  ['happy', 'happi', 'the stem of a Latin word'],
  ['happy…', 'happy', 'the letters as typed if the stem is no shorter'],
  ['users…', 'user', 'the stem if it is shorter'],
  ['user', 'user', 'a stem of four letters'],
  ['use', '', 'nothing for a short stem'],
  ['use…', 'us', 'a short stem while it is typed'],
  ['403', '', 'nothing for a number'],
  ['403…', '403', 'a number while it is typed'],
])('%s has the prefix «%s»: %s', (written, prefix) => {
  expect(prefixOf(wordOf(written))).toBe(prefix)
})

it.each([
  ['настройка', 'настройк', 1, 'its own term'],
  ['настройка…', 'настройк', 0.9, 'its own term while it is typed'],
  ['сети…', 'сет', 0.7, 'its own short term while it is typed'],
  ['сто…', 'сто', 1, 'an own term without ending'],
  ['настройка', 'настро', 0.558, 'a term of the same root'],
  ['happy…', 'happyhour', 0.7, 'a term that a typed word begins'],
  ['aaaaaaaaa…', 'aaaaaaaaaa', 0.806, 'a term that a typed word nearly is'],
  ['user', 'userspac', 0.283, 'a longer term that begins with the word'],
  ['users', 'userspac', 0.283, 'a longer term that begins with a stem of four letters'],
  ['use', 'userspac', 0.2, 'a longer term that begins with the word, not with its short stem only'],
  ['uses', 'userspac', 0, 'no longer term that begins with a short stem only'],
  ['happy', 'unhappi', 0, 'no term that contains the word'],
])('%s matches «%s» with %d: %s', (written, term, weight) => {
  expect(weightOf(term, wordOf(written))).toBeCloseTo(weight, 3)
})

it('other forms have stems by the rules of Russian, or the word as written', () => {
  expect(sistersOf(wordOf('кнопок'), OPTIONS)).toEqual(['кнопк', 'кнопьк'])
  expect(sistersOf(wordOf('кнопок'), { languages: ['en'] })).toEqual([])
  expect(sistersOf(wordOf('running'), OPTIONS)).toEqual(['running'])
  expect(sistersOf(wordOf('run'), OPTIONS)).toEqual([])
})

it('two or three adjacent words are joined, up to 40 letters', () => {
  const long = 'x'.repeat(37)
  expect(joinedWords(split(`one two three ${long}`).words, OPTIONS)).toEqual([
    { term: 'onetwo', from: 0, to: 1 },
    { term: 'onetwothre', from: 0, to: 2 },
    { term: 'twothre', from: 1, to: 2 },
  ])
  expect(joinedWords(split(`one ${long}`).words, OPTIONS)).toEqual([{ term: `one${long}`, from: 0, to: 1 }])
})

it('a query of several words may be a tag', () => {
  expect(entryOf(' One  two ')).toBe('one two')
  expect(entryOf('one')).toBe('')
})

it.each([
  ['a b', ['a', 'b'], true],
  ['a b ', ['a', 'b'], false],
  [' ', [], false],
  ['', [], true],
])('the pieces of «%s»', (query, pieces, isTyping) => {
  expect(piecesOf(query)).toEqual({ pieces, isTyping })
})
