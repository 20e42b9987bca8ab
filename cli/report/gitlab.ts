// Findings as a Code Quality report: GitLab shows each at its line of a merge request.
import type { Finding } from '../model/finding.ts'

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const

/** The report as text. Findings without a place stand at the configuration. */
export function gitlabReport(findings: readonly Finding[], prefix: string): string {
  const issues = findings.map(({ rule, severity, message, hint, place, fingerprint }) => ({
    type: 'issue',
    check_name: rule,
    description: hint === undefined ? message : `${message} (${hint})`,
    categories: ['Bug Risk'],
    severity: SEVERITIES[severity],
    fingerprint,
    location: {
      path: prefix + (place?.file ?? 'site.config.ts'),
      lines: { begin: place?.start.line ?? 1, end: place?.end?.line ?? place?.start.line ?? 1 },
    },
  }))
  return `${JSON.stringify(issues, null, 2)}\n`
}
