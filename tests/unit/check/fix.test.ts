import { describe, expect, it } from 'vitest'
import { certainId } from '../../../cli/check/nearest-target.ts'

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
