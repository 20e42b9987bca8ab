import { expect, it } from 'vitest'
import { shareString } from '../../../cli/text/share-string.ts'

it('leaves the data as it was', () => {
  const places = [{ file: 'a.md', start: { line: 1 } }, { file: 'b.md' }, null, 'a.md']
  expect(shareString({ places, of: 'a.md' }, 'a.md')).toEqual({ places: [...places], of: 'a.md' })
})
