// Reports why a check could not run, in all requested formats: programs that read a report always get a complete one.
import { resolve } from 'node:path'
import { refusalOf } from '../io/refusal.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { UsageError } from '../model/ports.ts'
import { refusalFindings } from '../pipeline/checks.ts'
import type { CheckOptions } from './check-options.ts'
import { type CheckResult, writeReports } from './check-report.ts'
import type { Host } from './options.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
import { reportRoot } from './report-root.ts'
import { nearestSite } from './site-folder.ts'
import { sourceReader } from './source-reader.ts'

/** Prints why the configuration is unusable and writes it to all reports. */
export function refuse(
  options: CheckOptions,
  siteDir: string,
  diagnostics: readonly Diagnostic[],
  host: Host,
): void {
  reportDiagnostics(diagnostics, host, sourceReader(siteDir))
  reportRefusal(options, siteDir, diagnostics, host)
}

/** Runs `work`. Errors other than defects of the program are also written to the reports. */
export async function withRefusalReport<T>(
  work: () => Promise<T>,
  options: CheckOptions,
  host: Host,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = error instanceof UsageError ? error : refusalOf(error)
    if (refusal) {
      const diagnostic: Diagnostic = { code: 'io/refused', severity: 'error', message: refusal.message }
      // The missing folder may be the site itself.
      const siteDir =
        options.siteDir === undefined ? nearestSite(host.cwd) : resolve(host.cwd, options.siteDir)
      reportRefusal(options, siteDir, [diagnostic], host)
    }
    throw error
  }
}

/**
 * Writes all reports except the terminal one, since the error is printed there anyway. The error may be that one of the
 * reports cannot be written; this must not prevent the others.
 */
function reportRefusal(
  { reports, root }: CheckOptions,
  siteDir: string,
  diagnostics: readonly Diagnostic[],
  host: Host,
): void {
  const sourceOf = sourceReader(siteDir)
  const result: CheckResult = {
    findings: refusalFindings(diagnostics, (file) => sourceOf(file)?.split(/\r\n|\r|\n/)),
    siteDir,
    root: reportRoot(siteDir, root, host.cwd),
    configFile: 'site.config.ts',
    sourceOf,
    pages: 0,
    ms: 0,
    known: 0,
    stale: 0,
    quiet: true,
  }
  for (const report of reports) {
    if (report.format === 'pretty' && report.file === undefined) continue
    try {
      writeReports([report], result, host)
    } catch (error) {
      if (!refusalOf(error)) throw error
    }
  }
}
