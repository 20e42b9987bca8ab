// The shapes of rules. A rule looks at one page, at the whole site, or names findings of earlier stages that belong under it.
// Those with `inBuild` speak in every command, the others only in `check`, which alone gathers what they look at.
import type { Report } from '../model/diagnostic.ts'
import type { RuleInfo } from '../model/finding.ts'
import type { LinkSubject, PageSubject } from './page-rule.ts'
import type { SharedSubject, SiteSubject } from './site-rule.ts'

interface RuleBase extends RuleInfo {
  /** Codes of earlier stages that belong under the rule. */
  readonly covers?: readonly string[]
}

/** A rule over findings that earlier stages have made. */
export interface CoverRule extends RuleBase {
  readonly covers: readonly string[]
}

/** A rule over the links of one page. */
export interface LinkRule extends RuleBase {
  readonly inBuild: true
  check(subject: LinkSubject, report: Report): void
}

/** A rule over one page. */
export interface PageRule extends RuleBase {
  readonly inBuild?: never
  check(subject: PageSubject, report: Report): void
}

/** A rule over what all pages share. */
export interface SharedRule extends RuleBase {
  readonly inBuild: true
  checkSite(subject: SharedSubject, report: Report): void
}

/** A rule over the whole of a locale. */
export interface SiteRule extends RuleBase {
  readonly inBuild?: never
  checkSite(subject: SiteSubject, report: Report): void
}

/** Any rule; one without a method is looked after elsewhere (search tests, ignores, external links). */
export type Rule = RuleInfo | CoverRule | LinkRule | PageRule | SharedRule | SiteRule
