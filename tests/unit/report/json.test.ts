import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { jsonReport } from '../../../cli/report/json.ts'

const diagnostics: readonly Diagnostic[] = [
  {
    code: 'check/b',
    severity: 'warning',
    message: 'second',
    hint: 'do',
    place: { file: 'b.md', start: { line: 2, column: 3 }, end: { line: 2, column: 5 } },
    related: [{ message: 'here', place: { file: 'a.md', start: { line: 1, column: 1 } } }],
  },
  {
    code: 'check/a',
    severity: 'error',
    message: 'first\u001b',
    place: { file: 'a.md', start: { line: 9, column: 1 } },
  },
  { code: 'io/c', severity: 'info', message: 'nowhere' },
]

const expected = [
  { severity: 'info', code: 'io/c', message: 'nowhere' },
  { severity: 'error', code: 'check/a', file: 'a.md', line: 9, column: 1, message: 'first\u001b' },
  {
    severity: 'warning',
    code: 'check/b',
    file: 'b.md',
    line: 2,
    column: 3,
    endLine: 2,
    endColumn: 5,
    message: 'second',
    hint: 'do',
    related: [{ message: 'here', file: 'a.md', line: 1, column: 1 }],
  },
]

test('the report has counts and all findings in order', () => {
  expect(jsonReport(diagnostics)).toEqual({
    counts: { error: 1, warning: 1, info: 1, files: 2 },
    diagnostics: expected,
  })
})

test('nothing is cut: ten thousand findings stay ten thousand', () => {
  const many = Array.from({ length: 10_000 }, (_, line) => ({
    code: 'x/y',
    severity: 'error' as const,
    message: `m${line}`,
  }))
  expect(jsonReport(many).diagnostics).toHaveLength(10_000)
})
