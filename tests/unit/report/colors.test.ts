import { expect, test } from 'vitest'
import { palette, wantsColor, wantsRewriting } from '../../../cli/report/colors.ts'

test.each([
  [{}, true, true, true],
  [{}, false, false, false],
  [{ NO_COLOR: '1' }, true, false, false],
  [{ NO_COLOR: '' }, true, true, true],
  [{ TERM: 'dumb' }, true, false, false],
  [{ CI: 'true' }, true, false, false],
  [{ CI: '' }, true, true, true],
  [{ CI: 'false' }, true, true, true],
  [{ FORCE_COLOR: '1' }, false, true, false],
  [{ FORCE_COLOR: '' }, false, true, false],
  [{ FORCE_COLOR: '1', CI: '1', TERM: 'dumb' }, true, true, false],
  [{ FORCE_COLOR: '0' }, true, false, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false, false],
])('%j, terminal %s: colours %s, rewriting %s', (env, isTTY, color, rewriting) => {
  expect([wantsColor({ env, isTTY }), wantsRewriting({ env, isTTY })]).toEqual([color, rewriting])
})

test('without colours text stays as it is', () => {
  const { bold, dim, path, severity } = palette(false)
  expect([bold('x'), dim('x'), path('x'), severity.error('x')]).toEqual(['x', 'x', 'x', 'x'])
})

test('with colours every code is closed again, and empty text gets none', () => {
  const { bold, severity } = palette(true)
  expect([bold('x'), severity.info('x'), bold('')]).toEqual([
    '\u001b[1mx\u001b[22m',
    '\u001b[36mx\u001b[39m',
    '',
  ])
})
