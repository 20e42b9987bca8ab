// Determines the severity of each finding: the only place where `rules`, `--severity` and the `on…` keys of the
// configuration are weighed against the severity that a stage reported.
import { own } from '../../runtime/model/own.ts'
import { LEVEL_SEVERITY } from '../model/config.ts'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import type { RuleLevel } from '../model/finding.ts'
import { RULES } from './registry.ts'

/** Levels and rules that the user asked for. */
export interface CheckLevels {
  /**
   * Levels by rule or by code; they override the defaults. The level of a code takes precedence over that of its rule.
   */
  readonly levels: Readonly<Record<string, RuleLevel>>
  /** If set, only these rules are applied; null = all. */
  readonly only: readonly string[] | null
}

/** Levels, and the command they apply to. A server uses those of a build. */
export interface LevelContext extends CheckLevels {
  readonly command: 'build' | 'check'
}

/** A diagnostic with its rule and its final severity. */
export type LeveledFinding = Diagnostic & { readonly rule: string }

/**
 * Errors that no level and no ignore comment can downgrade: a file would be missing from the site, or the site would be
 * unusable. Errors of the configuration (`config/…`) stop a run before severities are determined.
 */
export const FIXED_ERRORS: readonly string[] = [
  'build/fewer-pages',
  'emit/path-taken',
  'emit/share-image-font',
  'emit/share-image-package',
  'io/refused',
  'markdown/page-time',
  'scan/invalid-utf-8',
  'scan/too-large',
  'scan/binary',
  'scan/utf-16',
  'site/long-address',
  'site/no-pages',
  'site/no-version',
  'site/reserved-route',
  'theme/bundle',
  'theme/font',
  'theme/missing-export',
  'theme/navbar-item',
  'theme/render',
  'theme/run',
]

const FIXED = new Set(FIXED_ERRORS)
const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))
const COVERED = new Map(RULES.flatMap(({ id, covers = [] }) => covers.map((code) => [code, id])))

/** Ids of all rules. */
export const RULE_IDS: readonly string[] = [...BY_ID.keys()]

/** Names allowed in `rules` and `--severity`: rules, and single codes that belong to a rule. */
export const LEVEL_NAMES: readonly string[] = [
  ...RULE_IDS,
  ...[...COVERED.keys()].filter((code) => !FIXED.has(code)),
]

/** Id of the rule that a code belongs to; the code itself if there is none. */
export function ruleIdOf(code: string): string {
  const covering = COVERED.get(code)
  if (covering !== undefined) return covering
  if (code.startsWith('config/')) return 'configuration'
  const own = code.startsWith('check/') ? code.slice('check/'.length) : code
  return BY_ID.has(own) ? own : code
}

/** Whether an author cannot downgrade this finding. */
export function isFixed({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): boolean {
  return FIXED.has(code) || (code.startsWith('config/') && severity === 'error')
}

/** Findings to show, each with its rule and final severity. */
export function applyLevels(
  diagnostics: readonly Diagnostic[],
  weighing: LevelContext,
): readonly LeveledFinding[] {
  return diagnostics.flatMap((diagnostic) => {
    const rule = ruleIdOf(diagnostic.code)
    const severity = severityOf(rule, diagnostic, weighing)
    return severity ? [{ ...diagnostic, rule, severity }] : []
  })
}

/**
 * A requested level always applies. Otherwise a build uses the severity of the stage, limited by the `on…` key of the
 * finding, and a check the level of the rule.
 */
function severityOf(
  rule: string,
  diagnostic: Diagnostic,
  { command, levels, only }: LevelContext,
): Severity | null {
  const { code, severity, buildLevel } = diagnostic
  if (only && !only.includes(rule)) return null
  if (isFixed(diagnostic)) return severity
  const asked = own(levels, code) ?? own(levels, rule)
  if (asked !== undefined) return RULE_SEVERITY[asked]
  const level = BY_ID.get(rule)?.level
  if (level === 'off') return only ? severity : null
  if (command === 'build') return buildLevel ? lighter(severity, LEVEL_SEVERITY[buildLevel]) : severity
  if (level === undefined) return severity
  if (code.startsWith('check/')) return lighter(severity, RULE_SEVERITY[level])
  // A default level never downgrades an error of an earlier stage.
  return severity === 'error' || level === 'error' ? 'error' : 'warning'
}

/** Name to put into `rules` so that an error with this code no longer fails a build; null if `rules` cannot do that. */
export function downgradeName(code: string): string | null {
  const rule = BY_ID.get(ruleIdOf(code))
  if (FIXED.has(code) || rule?.commands !== 'all' || BY_KEYS.has(rule.id)) return null
  return isKnown(code) ? code : rule.id
}

/** Rules whose level in a build comes from an `on…` key of the configuration. */
const BY_KEYS: ReadonlySet<string> = new Set([
  'broken-link',
  'broken-anchor',
  'broken-site-link',
  'broken-front-matter-link',
  'missing-image',
])

/** Whether a check shows findings of a rule or code. */
export function isReported(name: string, { levels, only }: CheckLevels): boolean {
  const rule = ruleIdOf(name)
  if (only) return only.includes(rule)
  return (own(levels, name) ?? own(levels, rule) ?? BY_ID.get(rule)?.level) !== 'off'
}

/** Whether a rule or code of this name exists. */
export function isKnown(name: string): boolean {
  return BY_ID.has(name) || COVERED.has(name)
}

const RULE_SEVERITY: Readonly<Record<RuleLevel, Severity | null>> = {
  off: null,
  warn: 'warning',
  error: 'error',
}
const WEIGHT = { info: 0, warning: 1, error: 2 } as const

function lighter(one: Severity, other: Severity | null): Severity | null {
  return other && WEIGHT[other] < WEIGHT[one] ? other : other && one
}
