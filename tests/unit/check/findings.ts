// Findings for tests.
import type { PlacedFinding } from '../../../cli/model/finding.ts'

/** A finding with what a test does not care about filled in. */
export function finding(fields: Partial<PlacedFinding> = {}): PlacedFinding {
  return {
    code: 'check/broken-link',
    rule: 'broken-link',
    severity: 'error',
    message: "the link 'a' leads to a page that does not exist: /b",
    place: { file: 'docs/a.md', start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
    fingerprint: 'f1',
    docs: 'cli/reference/rules.md#broken-link',
    ...fields,
  }
}
