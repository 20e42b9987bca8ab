// Groups the findings of a migrated site by kind, as `docsite check` reports them.
import type { FindingGroup } from '../init/docusaurus/report.ts'
import { check } from './check.ts'
import type { Host } from './options.ts'

interface ReportedFinding {
  readonly rule: string
  readonly code: string
  readonly severity: string
  readonly file: string | null
  readonly message: string
  readonly hint?: string | null
}

/** Checks a site and groups its findings by code, those in most files first; null if the check cannot run. */
export async function findingGroups(dir: string, host: Host): Promise<readonly FindingGroup[] | null> {
  const out: string[] = []
  await check.run(dir, { format: ['json'] }, { ...host, stdout: (text) => void out.push(text) })
  const findings = readReport(out.join(''))
  if (findings === null) return null
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
