import { describe, expect, it } from 'vitest'
import { certainId } from '../../../cli/check/nearest-target.ts'
import { lineDiff, withEdits } from '../../../cli/text/edits.ts'

const edit = (line: number, column: number, was: string, text: string) => ({
  start: { line, column },
  end: { line, column: column + was.length },
  was,
  text,
})

describe('withEdits', () => {
  it('replaces what it finds', () => {
    expect(withEdits('a b\nc b', [edit(2, 3, 'b', 'dd'), edit(1, 1, 'a', '')])).toEqual({
      text: ' b\nc dd',
      made: 2,
    })
  })

  it('leaves alone what is not as it was', () => {
    expect(withEdits('a b', [edit(1, 1, 'x', 'y')])).toEqual({ text: 'a b', made: 0 })
  })

  it('makes one of two edits at one place', () => {
    expect(withEdits('ab', [edit(1, 1, 'ab', 'x'), edit(1, 2, 'b', 'y')])).toEqual({ text: 'x', made: 1 })
  })
})

describe('lineDiff', () => {
  it('shows changed lines with those around them', () => {
    expect(lineDiff({ path: 'a.md', before: '1\n2\n3\n4\n5\n6\n', after: '1\n2\n3\nx\n5\n6\n' })).toBe(
      '--- a/a.md\n+++ b/a.md\n@@ -2,5 +2,5 @@\n 2\n 3\n-4\n+x\n 5\n 6\n',
    )
  })

  it('is empty when nothing changed', () => {
    expect(lineDiff({ path: 'a.md', before: 'x', after: 'x' })).toBe('')
  })
})

describe('certainId', () => {
  it('takes the only id that differs in signs and case', () => {
    expect(certainId('Set_Up', new Set(['set-up', 'other']))).toBe('set-up')
    expect(certainId('Set_Up', new Set(['set-up', 'setup']))).toBeUndefined()
  })

  it('takes a near id only when no other is near', () => {
    expect(certainId('installl', new Set(['install', 'run']))).toBe('install')
    expect(certainId('part-3', new Set(['part-1', 'part-2']))).toBeUndefined()
  })
})
