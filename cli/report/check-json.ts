// Result of a check for programs. cli/reference/check-report.schema.json defines its shape: keys may be added; none is
// removed or changes meaning without a new `version`.
import type { Finding } from '../model/finding.ts'
import type { QueryFigures, SearchMetrics } from '../model/search-metrics.ts'
import { countDiagnostics } from './counts.ts'
import { jsonDiagnostic } from './json.ts'

/** Report data other than the findings. */
export interface CheckFigures {
  readonly pages: number
  readonly ms: number
  /** Number of findings that the baseline covers. */
  readonly known: number
  /** Search figures, if they were requested. */
  readonly search?: SearchMetrics
  readonly searchQueries?: QueryFigures
  /** Number of baseline entries without a finding. */
  readonly stale: number
}

/** The report as text. */
export function checkJson(
  findings: readonly Finding[],
  { pages, ms, known, stale, search, searchQueries }: CheckFigures,
): string {
  const counts = countDiagnostics(findings)
  const report = {
    version: 1,
    ok: counts.error === 0,
    pages,
    ms: Math.round(ms),
    counts,
    known,
    stale,
    ...(search ? { search } : {}),
    ...(searchQueries ? { searchQueries } : {}),
    findings: findings.map((finding) => ({
      rule: finding.rule,
      ...jsonDiagnostic(finding),
      fingerprint: finding.fingerprint,
      docs: finding.docs,
    })),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
