// The result of a check for programs. Its shape is promised in cli/reference/check-report.schema.json: keys may come, none
// goes or changes its meaning without another `version`.
import type { Finding } from '../model/finding.ts'
import type { QueryFigures, SearchFigures } from '../model/search-figures.ts'
import { countDiagnostics } from './counts.ts'
import { jsonDiagnostic } from './json.ts'

/** What the report says beside the findings. */
export interface CheckJsonOptions {
  readonly pages: number
  readonly ms: number
  /** Findings that the baseline knows. */
  readonly known: number
  /** Figures of the search, where they were asked for. */
  readonly search?: SearchFigures
  readonly searchQueries?: QueryFigures
  /** Entries of the baseline that stand for nothing any more. */
  readonly stale: number
}

/** The report as text. */
export function checkJson(
  findings: readonly Finding[],
  { pages, ms, known, stale, search, searchQueries }: CheckJsonOptions,
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
