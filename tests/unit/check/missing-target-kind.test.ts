import { expect, it } from 'vitest'
import { missingTargetKind } from '../../../cli/check/missing-target-kind.ts'

it.each([
  ['/docs/a', 'page'],
  ['/docs/a/', 'page'],
  ['/docs/a.html', 'page'],
  ['/docs/v2.0', 'page'],
  ['/docs/об установке. часть', 'page'],
  ['/f.pdf', 'file'],
  ['./data/Таблица.XLSX', 'file'],
  ['/archive.7z', 'file'],
])('%s is meant for a %s', (path, thing) => {
  expect(missingTargetKind(path)).toBe(thing)
})
