// The findings of a new site, as `docsite check` reports them, and the same grouped by kind.
import type { FindingGroup } from '../init/docusaurus/report.ts'
import type { Finding } from '../model/finding.ts'
import { groupBy } from '../text/group-by.ts'
import type { Host } from './options.ts'
import { inSession } from './with-session.ts'

/** Checks a site with its own settings; null if the configuration is unusable. */
export const checkFindings = (dir: string, host: Host): Promise<readonly Finding[] | null> =>
  inSession<readonly Finding[] | null>(
    { siteDir: dir },
    host,
    ({ pipeline, config, notices }) =>
      pipeline.check({ levels: config.rules, only: null, notices: () => notices }),
    () => null,
  )

/** Groups findings by code, those in most files first. */
export function findingGroups(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = groupBy(findings, ({ severity, code }) => `${severity} ${code}`)
  return [...groups.values()]
    .flatMap((found) => {
      const [first] = found
      if (!first) return []
      const { code, severity, message, hint } = first
      const files = new Set(found.map(({ place }) => place?.file)).size
      return [{ code, level: severity, count: found.length, files, message, hint: hint ?? null }]
    })
    .toSorted((a, b) => b.files - a.files || b.count - a.count)
}
