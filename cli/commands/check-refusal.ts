// Why a check could not be made, in the forms that were asked for: what reads a report gets a whole one in any case.
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

/** Says in the terminal and in all reports why the configuration of the site cannot be used. */
export function refuse(
  options: CheckOptions,
  siteDir: string,
  diagnostics: readonly Diagnostic[],
  host: Host,
): void {
  reportDiagnostics(diagnostics, host, sourceReader(siteDir))
  reportRefusal(options, siteDir, diagnostics, host)
}

/** What `work` resolves to; what it throws that is no defect goes into the reports as well. */
export async function orReported<T>(work: () => Promise<T>, options: CheckOptions, host: Host): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = error instanceof UsageError ? error : refusalOf(error)
    if (refusal) {
      const diagnostic: Diagnostic = { code: 'io/refused', severity: 'error', message: refusal.message }
      // The folder that is missing may be the site.
      const siteDir =
        options.siteDir === undefined ? nearestSite(host.cwd) : resolve(host.cwd, options.siteDir)
      reportRefusal(options, siteDir, [diagnostic], host)
    }
    throw error
  }
}

/**
 * The reports but for the one in the terminal, where people read what is said to them in any case. That one of them cannot be
 * written may be the very refusal, and keeps no other back.
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
