import { expect, it } from 'vitest'
import { ABSENT_MARK, absentName } from '../../../cli/model/absent.ts'

it('names the package that a text or a function stands for', () => {
  const plugin = Object.assign(() => {}, { toString: () => `${ABSENT_MARK}remark-math.default` })
  expect(absentName(`${ABSENT_MARK}remark-math`)).toBe('remark-math')
  expect(absentName(plugin)).toBe('remark-math.default')
})

it('names nothing for any other value', () => {
  const other = [
    () => ABSENT_MARK,
    `remark ${ABSENT_MARK}`,
    { toString: () => ABSENT_MARK },
    undefined,
    null,
    7,
  ]
  expect(other.map(absentName)).toEqual(other.map(() => null))
})
