// Findings as a Code Quality report: GitLab shows each at its line of a merge request.
import type { PlacedFinding } from '../model/finding.ts'
import { explainCommand } from './explain.ts'

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const

/** The report as text. */
export function gitlabReport(findings: readonly PlacedFinding[], prefix: string): string {
  const issues = findings.map(({ rule, severity, message, hint, place, fingerprint }) => ({
    type: 'issue',
    check_name: rule,
    description: hint === undefined ? message : `${message} (${hint})`,
    content: { body: explainCommand(rule) },
    categories: ['Bug Risk'],
    severity: SEVERITIES[severity],
    fingerprint,
    location: {
      path: prefix + place.file,
      lines: { begin: place.start.line, end: (place.end ?? place.start).line },
    },
  }))
  return `${JSON.stringify(issues, null, 2)}\n`
}
