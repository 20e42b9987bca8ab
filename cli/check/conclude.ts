// All diagnostics of a site -> its findings: each under its rule, weighed, once, with what its file silences taken away; those of
// `check` at the very words they are about.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import { byCodePoint } from '../text/compare.ts'
import { hashText } from '../text/fingerprint.ts'
import { ofAllLocales } from './all-locales.ts'
import { withCommonCause } from './common-cause.ts'
import type { FileIgnores, Ignore } from './ignores.ts'
import { isFixed, isKnown, speaks, type Weighed, type Weighing, weigh } from './levels.ts'
import { narrowed } from './narrow.ts'
import { findingOf } from './report-at.ts'

/** What the findings are concluded from. */
export interface Conclusion {
  /** Diagnostics of each locale, of the default one first. */
  readonly diagnostics: readonly (readonly Diagnostic[])[]
  readonly weighing: Weighing
  readonly ignores: readonly FileIgnores[]
  /** Lines of a file of the site; undefined when it cannot be shown. */
  readonly linesOf: (file: string) => readonly string[] | undefined
}

/** Where a rule is documented. */
export function docsOf(rule: string): string {
  return `cli/reference/rules.md#${rule}`
}

/** The findings of `check`, in one order. Ignores that silence nothing and ignores with faults are findings too. */
export function conclude({ diagnostics, weighing, ignores, linesOf }: Conclusion): readonly Finding[] {
  const faults = ignores.flatMap((file) => file.faults)
  const weighed = weigh([...withCommonCause(ofAllLocales(diagnostics)), ...faults], weighing)
  const placed = weighed.map((finding) => {
    const place = narrowed(finding, finding.place && linesOf(finding.place.file))
    return place ? { ...finding, place } : finding
  })
  const { kept, unused } = silence(placed, ignores)
  const idle = unused.filter(({ rule }) => speaks(rule, weighing)).map(unusedIgnore)
  return withFingerprints([...kept, ...weigh(idle, weighing)].sort(inOrder), linesOf)
}

/** The findings of a build or a server, weighed; what the files silence is left out. */
export function concludeBuild({
  diagnostics,
  weighing,
  ignores,
}: Omit<Conclusion, 'linesOf'>): readonly Diagnostic[] {
  return silence(weigh(withCommonCause(ofAllLocales(diagnostics)), weighing), ignores).kept
}

function silence(findings: readonly Weighed[], files: readonly FileIgnores[]) {
  const ignores = files.flatMap((file) => file.ignores)
  const used = new Set<Ignore>()
  const kept = findings.filter((finding) => {
    const { rule, code, place } = finding
    if (!place || rule === 'ignore' || isFixed(finding)) return true
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
  const known = isKnown(rule)
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
