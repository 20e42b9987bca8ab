import { describe, expect, it } from 'vitest'
import { announcedAmount, shownAmount } from '../../../runtime/components/search/progress-text.ts'

const of = (loadedBytes: number, totalBytes: number | null) => ({ loadedBytes, totalBytes })
/** Spaces as spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null

describe('amount of a download', () => {
  it.each([
    [of(0, null), null],
    [of(4, 1000), '0 %'],
    [of(456, 1000), '45 %'],
    [of(999, 1000), '99 %'],
    [of(1000, 1000), '100 %'],
    [of(1500, 1000), '100 %'],
    [of(99_999, null), null],
    [of(100_000, null), '0,1 МБ'],
    [of(1_240_000, null), '1,2 МБ'],
    [of(12_000_000, null), '12 МБ'],
  ])('%j is shown as %s', (progress, text) => expect(plain(shownAmount(progress, 'ru'))).toBe(text))

  it.each([
    [of(249, 1000), null],
    [of(250, 1000), '25 %'],
    [of(499, 1000), '25 %'],
    [of(999, 1000), '75 %'],
    [of(1000, 1000), '100 %'],
    [of(999_999, null), null],
    [of(1_000_000, null), '1 МБ'],
    [of(3_900_000, null), '2 МБ'],
    [of(12_000_000, null), '8 МБ'],
  ])('%j is announced as %s', (progress, text) => expect(plain(announcedAmount(progress, 'ru'))).toBe(text))

  it('is written in the language of the site', () => {
    expect(shownAmount(of(1_240_000, null), 'en')).toBe('1.2 MB')
    expect(shownAmount(of(45, 100), 'en')).toBe('45%')
  })
})
