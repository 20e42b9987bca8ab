// All diagnostics of a site -> the findings of `check`: each under its rule, weighed by the rule's level, once, at the very
// words it is about, with what its file silences taken away.
import { own } from '../../runtime/model/own.ts'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import type { Finding, RuleLevel } from '../model/finding.ts'
import { byCodePoint } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { ofAllLocales } from './all-locales.ts'
import { withCommonCause } from './common-cause.ts'
import type { FileIgnores, Ignore } from './ignores.ts'
import { narrowed } from './narrow.ts'
import { RULES } from './registry.ts'
import { findingOf } from './report-at.ts'

/** What is asked for. */
export interface CheckLevels {
  /** Levels by rule that replace the defaults. */
  readonly levels: Readonly<Record<string, RuleLevel>>
  /** Only these rules; null = all. */
  readonly only: readonly string[] | null
}

/** What the findings are concluded from. */
export interface Conclusion {
  /** Diagnostics of each locale, of the default one first. */
  readonly diagnostics: readonly (readonly Diagnostic[])[]
  readonly levels: CheckLevels
  readonly ignores: readonly FileIgnores[]
  /** Lines of a file of the site; undefined when it cannot be shown. */
  readonly linesOf: (file: string) => readonly string[] | undefined
}

const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))
const BY_CODE = new Map(
  RULES.flatMap((rule) => ('covers' in rule ? (rule.covers ?? []) : []).map((code) => [code, rule] as const)),
)

/** Where a rule is documented. */
export function docsOf(rule: string): string {
  return `cli/reference/rules.md#${rule}`
}

/** Id of the rule a diagnostic belongs to; its code when it belongs to none. */
export function ruleIdOf(code: string): string {
  const covering = BY_CODE.get(code)
  if (covering) return covering.id
  if (code.startsWith('config/')) return 'configuration'
  const own = code.startsWith('check/') ? code.slice('check/'.length) : code
  return BY_ID.has(own) ? own : code
}

/** The findings, in one order. */
export function conclude({ diagnostics, levels, ignores, linesOf }: Conclusion): readonly Finding[] {
  const faults = ignores.flatMap((file) => file.faults)
  const weighed = weigh([...withCommonCause(ofAllLocales(diagnostics)), ...faults], levels)
  const placed = weighed.map((finding) => {
    const place = narrowed(finding, finding.place && linesOf(finding.place.file))
    return place ? { ...finding, place } : finding
  })
  const { kept, unused } = silence(
    placed,
    ignores.flatMap((file) => file.ignores),
  )
  const idle = unused.filter(({ rule }) => runs(rule, levels)).map(unusedIgnore)
  return withFingerprints([...kept, ...weigh(idle, levels)].sort(inOrder), linesOf)
}

type Weighed = Diagnostic & { readonly rule: string }

function weigh(diagnostics: readonly Diagnostic[], levels: CheckLevels): readonly Weighed[] {
  return diagnostics.flatMap((diagnostic) => {
    const rule = ruleIdOf(diagnostic.code)
    const severity = severityOf(rule, diagnostic, levels)
    return severity ? [{ ...diagnostic, rule, severity }] : []
  })
}

/** A level that was asked for counts; a default level never makes an error of an earlier stage less. */
function severityOf(
  rule: string,
  { code, severity }: Diagnostic,
  { levels, only }: CheckLevels,
): Severity | null {
  if (only && !only.includes(rule)) return null
  const asked = own(levels, rule)
  const level = asked ?? BY_ID.get(rule)?.level
  if (level === 'off') return asked === undefined && only ? severity : null
  if (asked !== undefined) return asked === 'error' ? 'error' : 'warning'
  if (level === undefined) return severity
  if (code.startsWith('check/')) return level === 'warn' && severity === 'error' ? 'warning' : severity
  return severity === 'error' || level === 'error' ? 'error' : 'warning'
}

/** Whether findings of a rule would be shown. */
function runs(rule: string, { levels, only }: CheckLevels): boolean {
  if (only) return only.includes(rule)
  return (own(levels, rule) ?? BY_ID.get(rule)?.level) !== 'off'
}

function silence(findings: readonly Weighed[], ignores: readonly Ignore[]) {
  const used = new Set<Ignore>()
  const kept = findings.filter(({ rule, code, place }) => {
    if (!place || rule === 'ignore') return true
    const matching = ignores.filter(
      (ignore) =>
        ignore.file === place.file &&
        (ignore.rule === rule || ignore.rule === code) &&
        ignore.from <= place.start.line &&
        place.start.line <= ignore.to,
    )
    for (const ignore of matching) used.add(ignore)
    return matching.length === 0
  })
  return { kept, unused: ignores.filter((ignore) => !used.has(ignore)) }
}

function unusedIgnore({ rule, place }: Ignore): Diagnostic {
  const known = BY_ID.has(rule) || BY_CODE.has(rule)
  const message = known ? `nothing is found here by '${rule}'` : `there is no rule '${rule}'`
  return findingOf('ignore', message, place, { hint: known ? 'take the comment away' : undefined })
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  return (
    byCodePoint(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.start.line ?? 0) - (b.place?.start.line ?? 0) ||
    (a.place?.start.column ?? 0) - (b.place?.start.column ?? 0) ||
    byCodePoint(a.code, b.code) ||
    byCodePoint(a.message, b.message)
  )
}

/** Rule, file and the words themselves make a finding; equal ones are counted in the order of the file. */
function withFingerprints(findings: readonly Weighed[], linesOf: Conclusion['linesOf']): readonly Finding[] {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const { rule, place, message } = finding
    const line = place && linesOf(place.file)?.[place.start.line - 1]?.trim()
    const key = [rule, place?.file ?? '', line ?? '', finding.about?.text ?? message].join('\n')
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return { ...finding, fingerprint: hashText(`${key}\n${count}`), docs: docsOf(rule) }
  })
}
