// All diagnostics of a site -> its findings: each under its rule, weighed, once, with what its file silences taken away; those of
// `check` at the very words they are about.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import { byPlace } from '../text/by-place.ts'
import { hashText } from '../text/fingerprint.ts'
import { groupBy } from '../text/group-by.ts'
import { ofAllLocales } from './all-locales.ts'
import { withCommonCause } from './common-cause.ts'
import { withoutConsequences } from './consequences.ts'
import type { FileIgnores, Ignore } from './ignores.ts'
import { withJoinedKeys } from './joined-keys.ts'
import { isFixed, isKnown, RULE_IDS, speaks, type Weighed, type Weighing, weigh } from './levels.ts'
import { locateWithin } from './locate-within.ts'
import { findingOf } from './report-at.ts'

/** What a command has found. */
export interface FoundInSite {
  /** Diagnostics of each locale, of the default one first. */
  readonly diagnostics: readonly (readonly Diagnostic[])[]
  readonly weighing: Weighing
  readonly ignores: readonly FileIgnores[]
}

/** Lines of a file of the site; undefined when it cannot be shown. */
type LinesOf = (file: string) => readonly string[] | undefined

/** Where a rule is documented, or a code that belongs under none. */
export function docsOf(rule: string): string {
  return RULE_IDS.includes(rule)
    ? `cli/reference/rules.md#${rule}`
    : `cli/reference/diagnostics.md#${rule.replace('/', '')}`
}

/** The findings of a build or a server. */
export function finalizeBuild(found: FoundInSite, linesOf: LinesOf): readonly Diagnostic[] {
  return located(weighedOnce(found), linesOf)
}

/** The findings of `check`, in one order. Ignores that silence nothing and ignores with faults are findings too. */
export function finalizeCheck(found: FoundInSite, linesOf: LinesOf): readonly Finding[] {
  const { ignores, weighing } = found
  const used = new Set<Ignore>()
  const faults = ignores.flatMap((file) => file.faults)
  const unsilenced = located(
    weighedOnce({ ...found, diagnostics: [...found.diagnostics, faults] }, used),
    linesOf,
  )
  const unused = ignores
    .flatMap((file) => file.ignores)
    .filter((ignore) => !used.has(ignore) && speaks(ignore.rule, weighing))
  return withFingerprints(
    [...unsilenced, ...weigh(unused.map(unusedIgnore), weighing)].sort(byPlace),
    linesOf,
  )
}

/** The findings of a check that could not be made: nothing makes them less. */
export function refusalFindings(diagnostics: readonly Diagnostic[], linesOf: LinesOf): readonly Finding[] {
  const weighing: Weighing = { command: 'check', levels: {}, only: null }
  return withFingerprints(weigh(diagnostics, weighing), linesOf)
}

/** The findings at the very words they are about. */
function located(findings: readonly Weighed[], linesOf: LinesOf): readonly Weighed[] {
  return findings.map((finding) => {
    const place = finding.about && locateWithin(finding, finding.place && linesOf(finding.place.file))
    return place ? { ...finding, place } : finding
  })
}

/** Each finding once and weighed, without those that a comment silences; `used` receives the comments that silence any. */
function weighedOnce(
  { diagnostics, weighing, ignores }: FoundInSite,
  used = new Set<Ignore>(),
): readonly Weighed[] {
  const byFile = groupBy(
    ignores.flatMap((file) => file.ignores),
    ({ file }) => file,
  )
  const spoken = weigh(withCommonCause(withoutConsequences(ofAllLocales(diagnostics))), weighing).filter(
    (finding) => {
      const silencing = silencingOf(finding, byFile)
      for (const ignore of silencing) used.add(ignore)
      return silencing.length === 0
    },
  )
  return withJoinedKeys(spoken)
}

/** The comments that silence a finding. */
function silencingOf(
  finding: Weighed,
  ignoresByFile: ReadonlyMap<string, readonly Ignore[]>,
): readonly Ignore[] {
  const { rule, code, place } = finding
  if (!place || rule === 'ignore' || isFixed(finding)) return []
  return (ignoresByFile.get(place.file) ?? []).filter(
    (ignore) =>
      (ignore.rule === rule || ignore.rule === code) &&
      ignore.from <= place.start.line &&
      place.start.line <= ignore.to,
  )
}

function unusedIgnore({ rule, place }: Ignore): Diagnostic {
  const known = isKnown(rule)
  const message = known ? `nothing is found here by '${rule}'` : `there is no rule '${rule}'`
  return findingOf('ignore', message, place, {
    hint: known ? 'take the comment away' : 'name a rule as `check` prints it behind a finding',
  })
}

/**
 * Rule, file and the words it is about make a finding, so that a paragraph may be edited around them; without such words its line
 * and its message do. Equal ones are counted in the order of the file.
 */
function withFingerprints(findings: readonly Weighed[], linesOf: LinesOf): readonly Finding[] {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const { rule, place, message, about } = finding
    const line = about ? undefined : place && linesOf(place.file)?.[place.start.line - 1]?.trim()
    const key = [rule, place?.file ?? '', line ?? '', about?.text ?? message].join('\n')
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return { ...finding, fingerprint: hashText(`${key}\n${count}`), docs: docsOf(rule) }
  })
}
