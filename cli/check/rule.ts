// Interface of rules: their description, the commands that apply them, and their checks of a page or a locale. A rule
// without checks covers findings of earlier stages or is applied elsewhere (search tests, ignores, external links).
import type { Report } from '../model/diagnostic.ts'
import type { RuleInfo } from '../model/finding.ts'
import type { BuiltPage, CheckedPage } from './page-subject.ts'
import type { BuiltSite, CheckedSite } from './site-subject.ts'

/** Codes of earlier stages that belong to a rule. */
interface Covering {
  readonly covers?: readonly string[]
}

/** A rule of all commands. It only uses what a build computes anyway. */
interface CommonRule extends RuleInfo, Covering {
  readonly commands: 'all'
  checkPage?(page: BuiltPage, report: Report): void
  checkSite?(site: BuiltSite, report: Report): void
}

/** A rule of `check`, which reads more input than a build needs. */
interface CheckRule extends RuleInfo, Covering {
  readonly commands: 'check'
  checkPage?(page: CheckedPage, report: Report): void
  checkSite?(site: CheckedSite, report: Report): void
}

/** Any rule. */
export type Rule = CommonRule | CheckRule
