// The findings of a migrated site, as `docsite check` reports them, and the same grouped by kind.
import type { FindingGroup } from '../init/docusaurus/report.ts'
import { check } from './check.ts'
import type { Host } from './options.ts'

/** A finding of `docsite check`. */
export interface ReportedFinding {
  readonly rule: string
  readonly code: string
  readonly severity: string
  readonly file: string | null
  readonly message: string
  readonly hint?: string | null
}

/** Checks a site; null if the check cannot run. */
export async function checkFindings(dir: string, host: Host): Promise<readonly ReportedFinding[] | null> {
  const out: string[] = []
  await check.run(dir, { format: ['json'] }, { ...host, stdout: (text) => void out.push(text) })
  return readReport(out.join(''))
}

/** Groups findings by code, those in most files first. */
export function findingGroups(findings: readonly ReportedFinding[]): readonly FindingGroup[] {
  const groups = new Map<string, readonly ReportedFinding[]>()
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.code}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()]
    .flatMap((found) => {
      const [first] = found
      if (!first) return []
      const { code, severity, message, hint } = first
      const files = new Set(found.map(({ file }) => file)).size
      return [{ code, level: severity, count: found.length, files, message, hint: hint ?? null }]
    })
    .toSorted((a, b) => b.files - a.files || b.count - a.count)
}

function readReport(text: string): readonly ReportedFinding[] | null {
  try {
    return (JSON.parse(text) as { readonly findings: readonly ReportedFinding[] }).findings
  } catch {
    return null
  }
}
