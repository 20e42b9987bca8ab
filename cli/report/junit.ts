// Findings as JUnit XML, which any CI system can list: a test suite for each file, a failed test case for each error.
import { own } from '../../runtime/model/own.ts'
import type { Finding } from '../model/finding.ts'
import { groupBy } from '../text/group-by.ts'
import { explainCommand } from './explain.ts'

/** The report as text. Warnings are passed test cases with the finding as their output. */
export function junitReport(findings: readonly Finding[], prefix: string): string {
  const files = groupBy(findings, ({ place }) => (place ? prefix + place.file : 'site'))
  const suites = [...files].map(([file, found]) => suite(file, found))
  if (suites.length === 0) suites.push(suite('site', []))
  const failures = findings.filter(({ severity }) => severity === 'error').length
  const total = Math.max(1, findings.length)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="docsite check" tests="${total}" failures="${failures}" errors="0" time="0">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(file: string, findings: readonly Finding[]): string {
  const failures = findings.filter(({ severity }) => severity === 'error').length
  const cases =
    findings.length === 0
      ? ['    <testcase name="no findings" classname="docsite" time="0"/>']
      : findings.map((finding) => testCase(file, finding))
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="0"`
  return [`  <testsuite name="${attribute(file)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n')
}

function testCase(file: string, { rule, severity, message, hint, place }: Finding): string {
  const at = place ? `${file}:${place.start.line}:${place.start.column}` : file
  const name = `${rule} ${place ? `${place.start.line}:${place.start.column}` : ''} ${message}`
  const text = escaped(
    [`${at}: ${message}`, ...(hint === undefined ? [] : [hint]), explainCommand(rule)].join('\n'),
  )
  const open = `    <testcase name="${attribute(name)}" classname="${attribute(file)}" time="0">`
  const body =
    severity === 'error'
      ? `      <failure message="${attribute(message)}" type="${attribute(rule)}">${text}</failure>`
      : `      <system-out>${text}</system-out>`
  return [open, body, '    </testcase>'].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML. Characters that XML does not allow are replaced by their code points. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => own(ENTITIES, sign) ?? sign)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, (sign) => {
      return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    })
}

function attribute(text: string): string {
  return escaped(text).replace(/\r?\n/g, '&#10;').replace(/\t/g, '&#9;')
}
