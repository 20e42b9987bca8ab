import { describe, expect, it } from 'vitest'
import { keyPlace, keyPlaceOrStart, spotOf } from '../../../cli/text/key-place.ts'

const data = {
  file: 'a.yml',
  keyPlaces: { a: spotOf({ line: 3, column: 14 }), 'a.b': spotOf({ line: 4, column: 1 }) },
}

describe('keyPlace', () => {
  it('is where the first key that is there stands', () => {
    expect(keyPlace(data, 'a')).toEqual({ file: 'a.yml', start: { line: 3, column: 14 } })
    expect(keyPlace(data, 'a.b.c', 'a.b', 'a')).toEqual({ file: 'a.yml', start: { line: 4, column: 1 } })
  })

  it('knows no key that is not there, whatever it is called', () => {
    expect(keyPlace(data, 'b')).toBeUndefined()
    expect(keyPlace(data, 'constructor')).toBeUndefined()
    expect(keyPlaceOrStart(data, 'constructor')).toEqual({ file: 'a.yml', start: { line: 1, column: 1 } })
  })
})
