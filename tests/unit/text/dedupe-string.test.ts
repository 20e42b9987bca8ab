import { expect, it } from 'vitest'
import { dedupeString } from '../../../cli/text/dedupe-string.ts'

it('leaves the data as it was', () => {
  const places = [{ file: 'a.md', start: { line: 1 } }, { file: 'b.md' }, null, 'a.md']
  expect(dedupeString({ places, of: 'a.md' }, 'a.md')).toEqual({ places: [...places], of: 'a.md' })
})
