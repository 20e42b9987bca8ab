// How much a finding weighs: the one place where `rules`, `--severity` and the keys `on…` of the configuration are weighed up
// against what a stage said.
import { own } from '../../runtime/model/own.ts'
import { LEVEL_SEVERITY } from '../model/config.ts'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import type { RuleLevel } from '../model/finding.ts'
import { RULES } from './registry.ts'

/** What is asked for. */
export interface CheckLevels {
  /** Levels by rule or by code that replace the defaults; the level of a code goes before that of its rule. */
  readonly levels: Readonly<Record<string, RuleLevel>>
  /** Only these rules; null = all. */
  readonly only: readonly string[] | null
}

/** Who weighs. A server weighs as a build does. */
export interface Weighing extends CheckLevels {
  readonly command: 'build' | 'check'
}

/** A finding under its rule, with the severity that counts. */
export type Weighed = Diagnostic & { readonly rule: string }

/**
 * Errors that no level and no comment makes less: a file of the author would be missing from the site, or the site could not
 * be used. Errors of the configuration (`config/…`) end a run before anything is weighed.
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

/** What `rules` and `--severity` may name: rules, and single codes that belong under one. */
export const LEVEL_NAMES: readonly string[] = [
  ...RULE_IDS,
  ...[...COVERED.keys()].filter((code) => !FIXED.has(code)),
]

/** Id of the rule a diagnostic belongs to; its code when it belongs to none. */
export function ruleIdOf(code: string): string {
  const covering = COVERED.get(code)
  if (covering !== undefined) return covering
  if (code.startsWith('config/')) return 'configuration'
  const own = code.startsWith('check/') ? code.slice('check/'.length) : code
  return BY_ID.has(own) ? own : code
}

/** Whether nothing an author writes makes a finding less. */
export function isFixed({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): boolean {
  return FIXED.has(code) || (code.startsWith('config/') && severity === 'error')
}

/** The findings that are to be shown, each with its severity. */
export function weigh(diagnostics: readonly Diagnostic[], weighing: Weighing): readonly Weighed[] {
  return diagnostics.flatMap((diagnostic) => {
    const rule = ruleIdOf(diagnostic.code)
    const severity = severityOf(rule, diagnostic, weighing)
    return severity ? [{ ...diagnostic, rule, severity }] : []
  })
}

/** What was asked for counts; else a build takes the word of the stage or of the key that it names, a check that of the rule. */
function severityOf(
  rule: string,
  diagnostic: Diagnostic,
  { command, levels, only }: Weighing,
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
  // A default level never makes an error of an earlier stage less.
  return severity === 'error' || level === 'error' ? 'error' : 'warning'
}

/** What `rules` has to name so that an error of this code ends no build; null when nothing keeps it from that, or it does not. */
export function lighterName(code: string): string | null {
  const rule = BY_ID.get(ruleIdOf(code))
  if (FIXED.has(code) || rule?.commands !== 'all' || BY_KEYS.has(rule.id)) return null
  return isKnown(code) ? code : rule.id
}

/** Rules whose level in a build a key of the configuration gives. */
const BY_KEYS: ReadonlySet<string> = new Set([
  'broken-link',
  'broken-anchor',
  'broken-site-link',
  'broken-front-matter-link',
  'missing-image',
])

/** Whether findings of a rule would be shown by a check. */
export function speaks(name: string, { levels, only }: CheckLevels): boolean {
  const rule = ruleIdOf(name)
  if (only) return only.includes(rule)
  return (own(levels, name) ?? own(levels, rule) ?? BY_ID.get(rule)?.level) !== 'off'
}

/** Whether there is a rule or a code of this name. */
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
