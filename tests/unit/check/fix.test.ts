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
    expect(certainId('installing-windwos', new Set(['installing-windows', 'run']))).toBe('installing-windows')
    for (const [anchor, id] of [
      ['basic-rules', 'non-basic-rules'],
      ['resources-csp', 'resources'],
      ['version-2024', 'version-2025'],
      ['import-data', 'export-data'],
      ['adguard-for-ios', 'adguard-pro-ios'],
    ])
      expect(certainId(`${anchor}`, new Set([`${id}`]))).toBeUndefined()
  })
})
