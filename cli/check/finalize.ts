// Turns all diagnostics of a site into its findings: groups them under rules, sets severities, removes duplicates and
// silenced ones, and narrows places to the exact words.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import { byPlace } from '../text/by-place.ts'
import { hashText } from '../text/fingerprint.ts'
import { groupBy } from '../text/group-by.ts'
import { mergeLocaleFindings } from './all-locales.ts'
import { addCommonCauseHints } from './common-cause.ts'
import { dropConsequences } from './consequences.ts'
import { doubtMoves } from './doubtful-moves.ts'
import type { FileIgnores, Ignore } from './ignores.ts'
import { joinRepeatedFindings } from './joined-findings.ts'
import {
  applyLevels,
  isFixed,
  isKnown,
  isReported,
  type LevelContext,
  type LeveledFinding,
  RULE_IDS,
} from './levels.ts'
import { locateWithin } from './locate-within.ts'
import { findingOf } from './report-at.ts'

/** All diagnostics of a command, with what is needed to weigh and silence them. */
export interface FoundInSite {
  /** Diagnostics by locale, the default locale first. */
  readonly diagnostics: readonly (readonly Diagnostic[])[]
  readonly weighing: LevelContext
  readonly ignores: readonly FileIgnores[]
}

/** Returns the lines of a file of the site; undefined if it cannot be shown. */
type LinesOf = (file: string) => readonly string[] | undefined

/** Path of the documentation of a rule, or of a code without a rule. */
export function docsOf(rule: string): string {
  return RULE_IDS.includes(rule)
    ? `cli/reference/rules.md#${rule}`
    : `cli/reference/diagnostics.md#${rule.replace('/', '')}`
}

/** Findings of a build or a server. */
export function finalizeBuild(found: FoundInSite, linesOf: LinesOf): readonly Diagnostic[] {
  return located(leveledOnce(found), linesOf)
}

/** Findings of `check`, sorted by place. Includes findings about unused and malformed ignore comments. */
export function finalizeCheck(found: FoundInSite, linesOf: LinesOf): readonly Finding[] {
  const { ignores, weighing } = found
  const used = new Set<Ignore>()
  const faults = ignores.flatMap((file) => file.faults)
  const unsilenced = located(
    leveledOnce({ ...found, diagnostics: [...found.diagnostics, faults] }, used),
    linesOf,
  )
  const unused = ignores
    .flatMap((file) => file.ignores)
    .filter((ignore) => !used.has(ignore) && isReported(ignore.rule, weighing))
  return withFingerprints(
    [...unsilenced, ...applyLevels(unused.map(unusedIgnore), weighing)].sort(byPlace),
    linesOf,
  )
}

/** Findings of a check that could not run; no level applies to them. */
export function refusalFindings(diagnostics: readonly Diagnostic[], linesOf: LinesOf): readonly Finding[] {
  const weighing: LevelContext = { command: 'check', levels: {}, only: null }
  return withFingerprints(applyLevels(diagnostics, weighing), linesOf)
}

/** Narrows each place to the words that the finding is about. */
function located(findings: readonly LeveledFinding[], linesOf: LinesOf): readonly LeveledFinding[] {
  return findings.map((finding) => {
    const place = finding.about && locateWithin(finding, finding.place && linesOf(finding.place.file))
    return place ? { ...finding, place } : finding
  })
}

/**
 * Removes duplicates, sets severities and drops silenced findings. Adds the comments that silenced something to `used`.
 */
function leveledOnce(
  { diagnostics, weighing, ignores }: FoundInSite,
  used = new Set<Ignore>(),
): readonly LeveledFinding[] {
  const byFile = groupBy(
    ignores.flatMap((file) => file.ignores),
    ({ file }) => file,
  )
  const spoken = applyLevels(
    addCommonCauseHints(doubtMoves(dropConsequences(mergeLocaleFindings(diagnostics)))),
    weighing,
  ).filter((finding) => {
    const silencing = silencingOf(finding, byFile)
    for (const ignore of silencing) used.add(ignore)
    return silencing.length === 0
  })
  return joinRepeatedFindings(spoken)
}

/** Ignore comments that apply to a finding. */
function silencingOf(
  finding: LeveledFinding,
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
  const message = known ? `the comment silences no finding of '${rule}'` : `there is no rule '${rule}'`
  return findingOf('ignore', message, place, {
    hint: known ? 'remove the comment' : 'write the name that `check` prints after a finding',
  })
}

/**
 * A fingerprint is made of the rule, the file and the words that the finding is about, so it survives edits of the
 * surrounding paragraph. Findings without such words use their line and message. Duplicates are numbered in file order.
 */
function withFingerprints(findings: readonly LeveledFinding[], linesOf: LinesOf): readonly Finding[] {
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
