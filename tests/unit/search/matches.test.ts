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

it('cuts no empty piece between hits that touch, nor at the ends', () => {
  expect(
    markedPieces('абв', [
      { start: 0, end: 1 },
      { start: 1, end: 3 },
    ]),
  ).toEqual([
    { text: 'а', hit: true },
    { text: 'бв', hit: true },
  ])
})
