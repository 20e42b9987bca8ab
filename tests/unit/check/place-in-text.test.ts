import { describe, expect, it } from 'vitest'
import { placeInQuotes } from '../../../cli/check/place-in-text.ts'

const placeIn = (text: string, behind?: RegExp) =>
  placeInQuotes(['/док'], [{ path: 'a.json', text, hash: '' }], behind)?.start

describe('a text in quotes', () => {
  it('is found wherever it stands, before any word of another alphabet too', () => {
    expect(placeIn('["/док", "/a"]')).toEqual({ line: 1, column: 3 })
  })

  it('counts behind what the file has to have before it, anywhere where the file has none', () => {
    expect(placeIn("['/док'], footer: ['/док']", /\bfooter\b/)).toEqual({ line: 1, column: 21 })
    expect(placeIn("['/док']", /\bfooter\b/)).toEqual({ line: 1, column: 3 })
  })
})
