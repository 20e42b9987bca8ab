import { describe, expect, it } from 'vitest'
import { githubReport } from '../../../cli/report/github.ts'
import { gitlabReport } from '../../../cli/report/gitlab.ts'
import { junitReport } from '../../../cli/report/junit.ts'
import { sarifReport } from '../../../cli/report/sarif.ts'
import { finding } from './findings.ts'

const RULE = {
  id: 'broken-link',
  summary: 'A link leads nowhere.',
  level: 'error',
  docs: 'Why.',
  bad: 'x',
  good: 'y',
} as const

describe('sarifReport', () => {
  const report = (findings = [finding({ hint: 'write c' })]) =>
    JSON.parse(sarifReport(findings, { version: '1.2.3', rules: [RULE], prefix: 'site dir/' }))

  it('names the tool, its rules and the dialect', () => {
    const { version, runs } = report()
    expect(version).toBe('2.1.0')
    expect(runs[0].tool.driver).toMatchObject({ name: 'docsite', semanticVersion: '1.2.3' })
    expect(runs[0].tool.driver.rules[0]).toMatchObject({
      id: 'broken-link',
      shortDescription: { text: 'A link leads nowhere.' },
      defaultConfiguration: { level: 'error' },
    })
    expect(runs[0].columnKind).toBe('utf16CodeUnits')
  })

  it('places a result in the repository', () => {
    const [result] = report().runs[0].results
    expect(result).toEqual({
      ruleId: 'broken-link',
      ruleIndex: 0,
      level: 'error',
      message: { text: "the link 'a' leads to a page that does not exist: /b (write c)" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'site%20dir/docs/a.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
          },
        },
      ],
      partialFingerprints: { 'docsite/v1': 'f1' },
    })
  })

  it('leaves out rules without findings', () => {
    const [run] = report([finding({ rule: 'markdown/other' })]).runs
    expect(run.tool.driver.rules).toEqual([])
    expect(run.results[0].ruleIndex).toBeUndefined()
  })

  it('keeps every sign of a file name out of the meaning of the address', () => {
    const place = { file: 'docs/c#/100%?.md', start: { line: 1, column: 1 } }
    const [result] = report([finding({ place })]).runs[0].results
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(
      'site%20dir/docs/c%23/100%25%3F.md',
    )
  })
})

describe('githubReport', () => {
  it('is one command a finding, with its range', () => {
    expect(githubReport([finding()], 'docs site/')).toBe(
      "::error file=docs site/docs/a.md,line=3,endLine=3,col=5,endColumn=9,title=broken-link::the link 'a' leads to a page that does not exist: /b%0Adocsite check --explain broken-link\n",
    )
  })

  it('escapes what commands are made of', () => {
    const place = { file: 'docs/a,b:c.md', start: { line: 1, column: 1 } }
    expect(
      githubReport([finding({ severity: 'warning', place, message: '100%\nsure', hint: 'x' })], ''),
    ).toBe(
      '::warning file=docs/a%2Cb%3Ac.md,line=1,col=1,title=broken-link::100%25%0Asure%0Ax%0Adocsite check --explain broken-link\n',
    )
  })

  it('gives no columns for a range over lines', () => {
    const place = { file: 'a.md', start: { line: 1, column: 4 }, end: { line: 2, column: 1 } }
    expect(githubReport([finding({ place })], '')).toContain('line=1,endLine=2,title')
  })
})

describe('gitlabReport', () => {
  it('has the fields that merge requests show', () => {
    const place = { file: 'site.config.ts', start: { line: 1, column: 1 } }
    const soft = finding({ severity: 'warning', fingerprint: 'f2', place })
    expect(JSON.parse(gitlabReport([finding(), soft], 'site/'))).toMatchObject([
      {
        check_name: 'broken-link',
        severity: 'major',
        fingerprint: 'f1',
        location: { path: 'site/docs/a.md', lines: { begin: 3, end: 3 } },
      },
      {
        severity: 'minor',
        fingerprint: 'f2',
        location: { path: 'site/site.config.ts', lines: { begin: 1, end: 1 } },
      },
    ])
  })
})

describe('junitReport', () => {
  it('fails for errors and passes for warnings', () => {
    const text = junitReport([finding(), finding({ severity: 'warning', message: 'soft' })], '')
    expect(text).toContain('<testsuites name="docsite check" tests="2" failures="1"')
    expect(text.match(/<failure /g)).toHaveLength(1)
    expect(text).toContain(
      '<system-out>docs/a.md:3:5: soft\ndocsite check --explain broken-link</system-out>',
    )
  })

  it('holds any text', () => {
    const text = junitReport([finding({ message: 'a < b & "c" \u0001\nd' })], '')
    expect(text).toContain('message="a &lt; b &amp; &quot;c&quot; U+0001&#10;d"')
  })

  it('passes when nothing is found', () => {
    expect(junitReport([], '')).toContain('tests="1" failures="0"')
  })
})
