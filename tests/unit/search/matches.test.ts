import { expect, it } from 'vitest'
import { markedPieces } from '../../../runtime/search/matches.ts'

it('cuts a text at its hits and loses nothing', () => {
  expect(
    markedPieces('до слова и после', [
      { start: 3, end: 8 },
      { start: 11, end: 16 },
    ]),
  ).toEqual([
    { text: 'до ', hit: false },
    { text: 'слова', hit: true },
    { text: ' и ', hit: false },
    { text: 'после', hit: true },
  ])
  expect(markedPieces('без', [])).toEqual([{ text: 'без', hit: false }])
})
