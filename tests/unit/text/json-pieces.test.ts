import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonPieces } from '../../../cli/text/json-pieces.ts'

const joined = (value: unknown) => Buffer.concat(jsonPieces(value)).toString()

describe('jsonPieces', () => {
  it('is the JSON of any value', () => {
    const value = fc.anything({ withSparseArray: false, maxDepth: 6 })
    fc.assert(fc.property(value, (any) => void expect(joined(any)).toBe(JSON.stringify(any) ?? '')))
  })

  it('writes long lists in pieces, wherever they are', () => {
    const list = Array.from({ length: 5_000 }, (_, at) => ({ at, name: `страница ${at}` }))
    const value = { versions: [{ docs: list, none: undefined }], keys: list.map(({ name }) => name) }
    expect(joined(value)).toBe(JSON.stringify(value))
    expect(jsonPieces(value).length).toBeGreaterThan(3)
  })
})
