// What a site repeats is one finding.
import { expect, it } from 'vitest'
import { joinRepeatedFindings } from '../../../cli/check/joined-findings.ts'
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
  expect(joinRepeatedFindings(findings)).toEqual([
    { ...a, about: { text: a.message }, message: 'Unknown front matter key `date` (on 2 pages)' },
    found('docs/b.md', 'author'),
    other,
  ])
})

const at = (file: string, line: number) => ({ file, start: { line, column: 1 } })

it('joins links with one scheme, and removed declarations, with how often they are', () => {
  const link = (file: string, line: number, scheme: string): Diagnostic => ({
    code: 'markdown/unsafe-url',
    severity: 'warning',
    message: `the URL "${scheme}:${line}" is not allowed here; only its text is kept`,
    place: at(file, line),
    subject: { kind: 'scheme', names: [scheme] },
  })
  const style = (line: number): Diagnostic => ({
    code: 'markdown/style',
    severity: 'warning',
    message: 'declarations not allowed in the style of <font> were removed: top:-20px',
    place: at('docs/a.md', line),
  })
  const script: Diagnostic = { code: 'markdown/unsafe-url', severity: 'error', message: 'javascript:' }
  const findings = [
    link('docs/a.md', 1, 'app'),
    link('docs/b.md', 2, 'app'),
    link('docs/a.md', 3, 'other'),
    script,
    script,
  ]
  expect(joinRepeatedFindings([...findings, style(4), style(5)]).map(({ message }) => message)).toEqual([
    'the URL "app:1" is not allowed here; only its text is kept (on 2 pages)',
    'the URL "other:3" is not allowed here; only its text is kept',
    'javascript:',
    'javascript:',
    'declarations not allowed in the style of <font> were removed: top:-20px (2 times on this page)',
  ])
})

it('joins definitions of a list that three pages have, and keeps the others', () => {
  const unused = (file: string, label: string): Diagnostic => ({
    code: 'check/unused-definition',
    severity: 'warning',
    message: `nothing refers to the definition '${label}'`,
    place: at(file, 1),
    subject: { kind: 'definition', names: [label] },
  })
  const pages = ['docs/a.md', 'docs/b.md', 'docs/c.md']
  const list = pages.flatMap((file) =>
    ['Page', 'Frame', 'Worker', 'Video'].map((label) => unused(file, label)),
  )
  const left = [unused('docs/a.md', 'draft'), unused('docs/b.md', 'draft')]
  expect(joinRepeatedFindings([...left, ...list])).toEqual([
    ...left,
    {
      ...unused('docs/a.md', 'Page'),
      about: { text: 'definitions on several pages' },
      message:
        "nothing refers to 4 definitions that several pages repeat: 'Page', 'Frame', 'Worker', … (on 3 pages)",
      hint: expect.stringContaining("'unused-definition': 'off'"),
    },
  ])
})
