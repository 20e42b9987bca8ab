// The findings of a check in the forms that were asked for.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { Finding } from '../model/finding.ts'
import { EnvironmentError } from '../model/ports.ts'
import { RULES } from '../pipeline/checks.ts'
import { wantsColor } from '../report/colors.ts'
import { githubReport } from '../report/github.ts'
import { gitlabReport } from '../report/gitlab.ts'
import { jsonReport } from '../report/json.ts'
import { junitReport } from '../report/junit.ts'
import { sarifReport } from '../report/sarif.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import type { Format, ReportRequest } from './check-options.ts'
import type { Host } from './options.ts'

/** What reports are made of. */
export interface CheckResult {
  readonly findings: readonly Finding[]
  readonly siteDir: string
  readonly sourceOf: (file: string) => string | undefined
  readonly pages: number
  readonly ms: number
  /** Findings that the baseline knows; they are not among the others. */
  readonly known: number
}

/** Writes all reports; the pretty one goes to the terminal when none is asked for. */
export function writeReports(reports: readonly ReportRequest[], result: CheckResult, host: Host): void {
  const wanted: readonly ReportRequest[] = reports.some(({ file }) => file === undefined)
    ? reports
    : [...reports, { format: 'pretty' }]
  for (const { format, file } of wanted) {
    const text = reportText(format, result, host, file === undefined)
    if (file === undefined) host.stdout(text)
    else save(resolve(host.cwd, file), text)
  }
}

function save(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new EnvironmentError(`cannot write ${file}: ${(error as NodeJS.ErrnoException).code}`, {
      cause: error,
    })
  }
}

function reportText(format: Format, result: CheckResult, host: Host, toTerminal: boolean): string {
  const { findings, siteDir } = result
  const below = relative(host.cwd, siteDir).split(sep).join('/')
  // Paths are those of the repository, in whose root CI systems run; a site beside it keeps its own.
  const prefix = below === '' || below.startsWith('..') ? '' : `${below}/`
  if (format === 'json') return `${JSON.stringify(jsonResult(result), null, 2)}\n`
  if (format === 'sarif') return sarifReport(findings, { version: host.version, rules: RULES, prefix })
  if (format === 'junit') return junitReport(findings, prefix)
  if (format === 'github') return githubReport(findings, prefix)
  if (format === 'gitlab') return gitlabReport(findings, prefix)
  return pretty(result, toTerminal && wantsColor({ env: host.env, isTTY: host.stdoutIsTerminal }))
}

function jsonResult({ findings, pages, ms, known }: CheckResult) {
  const { counts, diagnostics } = jsonReport(findings)
  return {
    ok: counts.error === 0,
    pages,
    ms: Math.round(ms),
    counts,
    known,
    findings: diagnostics.map((diagnostic, at) => {
      const finding = findings[at]
      return { rule: finding?.rule, ...diagnostic, fingerprint: finding?.fingerprint, docs: finding?.docs }
    }),
  }
}

function pretty({ findings, sourceOf, pages, ms, known }: CheckResult, color: boolean): string {
  const named = findings.map((finding) => ({ ...finding, code: finding.rule }))
  const list = formatDiagnostics(named, { color, sourceOf })
  const rest = known > 0 ? ` ${known} known by the baseline.` : ''
  const end = findings.length === 0 ? 'nothing found' : `${findings.length} found`
  return `${list === '' ? '' : `${list}\n`}Checked ${pages} pages in ${(ms / 1000).toFixed(2)} s: ${end}.${rest}\n`
}
