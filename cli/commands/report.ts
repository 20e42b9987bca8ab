// Output of a build: progress and summary as text on stderr and stdout, or one JSON value on stdout.
import { relative } from 'node:path'
import type { SinkTotals } from '../io/disk-sink.ts'
import type { ForeignSource } from '../model/content-policy.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { wantsColor, wantsRewriting } from '../report/colors.ts'
import { jsonReport } from '../report/json.ts'
import { createProgress, durationText } from '../report/progress.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import type { Host } from './options.ts'
import { sourceReader } from './source-reader.ts'
import type { Work } from './work.ts'

/** Summary of a finished build. */
export interface BuildSummary {
  readonly siteDir: string
  readonly outDir: string
  readonly totals: SinkTotals
  readonly work: Readonly<Work>
  readonly diagnostics: readonly Diagnostic[]
  readonly failed: boolean
  readonly strict: boolean
  readonly pages: number
  /** Resources that the content policy lets pages load from other origins. */
  readonly foreign: readonly ForeignSource[]
}

/** Reports the progress of a stage. */
export type OnProgress = (stage: string, done?: number, total?: number) => void

/** Output of one run of a command. */
export interface CommandReport {
  readonly progress: OnProgress
  stage(name: string): void
  /** Reports that the configuration is unusable. */
  failed(siteDir: string, diagnostics: readonly Diagnostic[]): Promise<void>
  done(summary: BuildSummary): Promise<void>
}

/** Creates a report that writes to `host` as the options require. */
export function createReport(
  options: { readonly json: boolean; readonly quiet: boolean; readonly verbose: boolean },
  host: Host,
): CommandReport {
  const started = host.now()
  const facts = { env: host.env, isTTY: host.stderrIsTerminal }
  const color = wantsColor(facts)
  const progress = createProgress({
    write: host.stderr,
    now: host.now,
    color,
    rewrite: wantsRewriting(facts),
    level: options.quiet || options.json ? 'quiet' : options.verbose ? 'verbose' : 'normal',
    ...(host.columns === undefined ? {} : { columns: host.columns }),
  })
  const times = stageTimes(host.now)

  const findings = (siteDir: string, diagnostics: readonly Diagnostic[]) =>
    formatDiagnostics(diagnostics, { color, sourceOf: sourceReader(siteDir) })

  return {
    progress(stage, done, total) {
      if (times.enter(stage)) progress.stage(stage)
      if (done !== undefined) progress.update(done, total)
    },
    stage(name) {
      times.enter(name)
      progress.stage(name)
    },
    async failed(siteDir, diagnostics) {
      progress.end()
      if (options.json) host.stdout(`${JSON.stringify({ ok: false, ...jsonReport(diagnostics) })}\n`)
      else host.stderr(findings(siteDir, diagnostics))
    },
    async done(summary) {
      progress.end()
      const ms = host.now() - started
      if (options.json) {
        host.stdout(`${JSON.stringify(jsonSummary(summary, ms, times.all()))}\n`)
        return
      }
      const text = findings(summary.siteDir, summary.diagnostics)
      if (text !== '') host.stderr(`${text}\n`)
      if (summary.failed || !options.quiet)
        host[summary.failed ? 'stderr' : 'stdout'](`${sentence(summary, ms, host.cwd)}\n`)
    },
  }
}

/** Measures the milliseconds spent in each stage; entering a stage ends the previous one. */
function stageTimes(now: () => number) {
  const spent = new Map<string, number>()
  const state = { name: '', since: now() }
  const settle = () => {
    if (state.name !== '') spent.set(state.name, (spent.get(state.name) ?? 0) + now() - state.since)
    state.since = now()
  }
  return {
    /** Returns true if the stage is new. */
    enter(name: string): boolean {
      if (name === state.name) return false
      settle()
      state.name = name
      return true
    },
    all(): Record<string, number> {
      settle()
      return Object.fromEntries([...spent].map(([name, ms]) => [name, Math.round(ms)]))
    },
  }
}

function jsonSummary(
  { totals, work, diagnostics, failed, pages, outDir, foreign }: BuildSummary,
  ms: number,
  stages: Record<string, number>,
) {
  return {
    ok: !failed,
    outDir,
    pages,
    files: totals.files,
    unchanged: totals.unchanged,
    bytes: totals.bytes,
    foreign,
    work: {
      ...work,
      filesWritten: totals.files - totals.unchanged,
      bytesWritten: totals.bytesWritten,
    },
    ms: Math.round(ms),
    stages,
    ...jsonReport(diagnostics),
  }
}

function sentence(
  { totals, failed, strict, pages, outDir, foreign }: BuildSummary,
  ms: number,
  cwd: string,
): string {
  if (failed)
    return `Nothing was published${strict ? ' (--strict: warnings count as errors)' : ''}; the previous output is untouched.`
  const place = relative(cwd, outDir) || outDir
  const megabytes = (totals.bytes / 1e6).toFixed(1)
  return `Built ${pages} pages into ${place} in ${durationText(ms)}: ${totals.files} files, ${megabytes} MB.${policyLine(foreign)}`
}

/** Lists what the published policy allows in addition to the site itself. */
function policyLine(foreign: readonly ForeignSource[]): string {
  if (foreign.length === 0) return ''
  return `\nPages load from other hosts: ${foreign.map(({ directive, origin }) => `${directive} ${origin}`).join(', ')}.`
}
