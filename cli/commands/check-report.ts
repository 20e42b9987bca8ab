// Writes the findings of a check in the requested formats.
import { resolve } from 'node:path'
import { replaceFile } from '../io/write-file.ts'
import type { Finding, PlacedFinding } from '../model/finding.ts'
import { RULES } from '../pipeline/checks.ts'
import { type CheckFigures, checkJson } from '../report/check-json.ts'
import { wantsColor } from '../report/colors.ts'
import { explainCommand } from '../report/explain.ts'
import { githubReport } from '../report/github.ts'
import { gitlabReport } from '../report/gitlab.ts'
import { junitReport } from '../report/junit.ts'
import { sarifReport } from '../report/sarif.ts'
import { queryFiguresText, searchFiguresText } from '../report/search-metrics.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import { counted } from '../text/counted.ts'
import type { Format, ReportRequest } from './check-options.ts'
import type { Host } from './options.ts'
import { sitePrefix } from './report-root.ts'

/** Input of the reports. `findings` lacks those that the baseline covers. */
export interface CheckResult extends CheckFigures {
  readonly findings: readonly Finding[]
  readonly siteDir: string
  /** The folder that paths in reports for other programs are relative to. */
  readonly root: string
  /** Configuration file, relative to the site folder: the place of findings about the whole site. */
  readonly configFile: string
  readonly sourceOf: (file: string) => string | undefined
  /** Print only findings. */
  readonly quiet: boolean
}

/** Writes all reports, standard output last: if a file cannot be written, nothing has been printed yet. */
export function writeReports(reports: readonly ReportRequest[], result: CheckResult, host: Host): void {
  for (const { format, file } of reports)
    if (file !== undefined) replaceFile(resolve(host.cwd, file), reportText(format, result, host, false))
  for (const { format, file } of reports)
    if (file === undefined) host.stdout(reportText(format, result, host, true))
  // The formats of Git hosts have no field for search figures.
  if (!reports.some(({ format }) => format === 'pretty' || format === 'json'))
    host.stderr(figuresText(result))
}

/** The requested search figures as text. */
const figuresText = ({ search, searchQueries }: CheckResult): string =>
  [
    ...(search ? [searchFiguresText(search)] : []),
    ...(searchQueries ? [queryFiguresText(searchQueries)] : []),
  ].join('\n')

function reportText(format: Format, result: CheckResult, host: Host, toTerminal: boolean): string {
  const { findings, siteDir } = result
  const prefix = sitePrefix(result.root, siteDir)
  if (format === 'json') return checkJson(findings, result)
  if (format === 'sarif') return sarifReport(placed(result), { version: host.version, rules: RULES, prefix })
  if (format === 'junit') return junitReport(findings, prefix)
  if (format === 'github') return githubReport(findings, prefix)
  if (format === 'gitlab') return gitlabReport(placed(result), prefix)
  return pretty(result, toTerminal && wantsColor({ env: host.env, isTTY: host.stdoutIsTerminal }))
}

/** Gives every finding a place: Git hosts reject or hide findings without one. */
function placed({ findings, configFile }: CheckResult): readonly PlacedFinding[] {
  const start = { line: 1, column: 1 }
  return findings.map((finding) => ({ ...finding, place: finding.place ?? { file: configFile, start } }))
}

function pretty(result: CheckResult, color: boolean): string {
  const { findings, sourceOf, pages, ms, known, stale, quiet } = result
  const named = findings.map((finding) => ({ ...finding, code: finding.rule }))
  const list = formatDiagnostics(named, { color, sourceOf })
  if (quiet) return list
  const rest = known > 0 ? ` ${counted(known, 'known finding')} in the baseline.` : ''
  const end = findings.length === 0 ? 'no findings' : counted(findings.length, 'finding')
  const help = findings.length === 0 ? '' : `To explain a rule: ${explainCommand('<rule>')}\n`
  const figures = figuresText(result)
  const old =
    stale > 0
      ? `${counted(stale, 'finding')} of the baseline no longer ${stale === 1 ? 'occurs' : 'occur'}; --update-baseline removes ${stale === 1 ? 'it' : 'them'}.\n`
      : ''
  return `${list === '' ? '' : `${list}${help}\n`}${figures === '' ? '' : `${figures}\n`}Checked ${counted(pages, 'page')} in ${(ms / 1000).toFixed(2)} s: ${end}.${rest}\n${old}`
}
