// What a rule is: what it tells, the commands that apply it, and how it looks at a page or at a locale. One that looks at neither
// gives findings of earlier stages their place among the rules, or is applied elsewhere (search tests, ignores, external links).
import type { Report } from '../model/diagnostic.ts'
import type { RuleInfo } from '../model/finding.ts'
import type { BuiltPage, CheckedPage } from './page-subject.ts'
import type { BuiltSite, CheckedSite } from './site-subject.ts'

/** Codes of earlier stages that belong under a rule. */
interface Covering {
  readonly covers?: readonly string[]
}

/** A rule of every command: it looks at what a build has at hand anyway. */
interface CommonRule extends RuleInfo, Covering {
  readonly commands: 'all'
  checkPage?(page: BuiltPage, report: Report): void
  checkSite?(site: BuiltSite, report: Report): void
}

/** A rule of `check`, which reads more for it than a build needs. */
interface CheckRule extends RuleInfo, Covering {
  readonly commands: 'check'
  checkPage?(page: CheckedPage, report: Report): void
  checkSite?(site: CheckedSite, report: Report): void
}

/** Any rule. */
export type Rule = CommonRule | CheckRule
