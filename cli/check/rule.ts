// The shapes of rules. A rule looks at one page, at the whole site, or names findings of earlier stages that belong under it.
import type { Report } from '../model/diagnostic.ts'
import type { RuleInfo } from '../model/finding.ts'
import type { LinkSubject, PageSubject } from './page-rule.ts'
import type { SharedSubject, SiteSubject } from './site-rule.ts'

/** A rule over findings that earlier stages have made. */
export interface CoverRule extends RuleInfo {
  /** Codes that belong under the rule. */
  readonly covers: readonly string[]
}

/** A rule over the links of one page, which every build applies. */
export interface LinkRule extends RuleInfo {
  readonly covers?: readonly string[]
  check(subject: LinkSubject, report: Report): void
}

/** A rule over one page. */
export interface PageRule extends RuleInfo {
  readonly covers?: readonly string[]
  check(subject: PageSubject, report: Report): void
}

/** A rule over the whole of a locale. */
export interface SiteRule extends RuleInfo {
  readonly covers?: readonly string[]
  checkSite(subject: SiteSubject, report: Report): void
}

/** A rule over what all pages share, which every build applies. */
export interface SharedRule extends RuleInfo {
  readonly covers?: readonly string[]
  checkShared(subject: SharedSubject, report: Report): void
}

/** Any rule; one without a method is looked after elsewhere (search tests, ignores, external links). */
export type Rule = CoverRule | LinkRule | PageRule | SiteRule | SharedRule | RuleInfo
