// An unknown key of many pages is one finding.
import { expect, it } from 'vitest'
import { joinUnknownKeyFindings } from '../../../cli/check/joined-keys.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'

const found = (file: string, key: string, code = 'scan/unknown-front-matter-key'): Diagnostic => ({
  code,
  severity: 'warning',
  message: `Unknown front matter key \`${key}\``,
  place: { file, start: { line: 2, column: 1 } },
})

it('joins those of one key at the first page, and counts each page once', () => {
  const a = found('docs/a.md', 'date')
  const other = found('docs/b.md', 'date', 'scan/other')
  const findings = [
    a,
    found('docs/a.md', 'date'),
    found('docs/b.md', 'author'),
    other,
    found('docs/c.md', 'date'),
  ]
  expect(joinUnknownKeyFindings(findings)).toEqual([
    { ...a, about: { text: a.message }, message: 'Unknown front matter key `date` (on 2 pages)' },
    found('docs/b.md', 'author'),
    other,
  ])
})
