// All rules, in the order in which they look at a page or a site.
import type { Report } from '../model/diagnostic.ts'
import type { PageRule, PageSubject } from './page-rule.ts'
import { brokenAnchor } from './rules/broken-anchor.ts'
import { brokenLink } from './rules/broken-link.ts'
import { brokenSiteLink } from './rules/broken-site-link.ts'
import { missingImage } from './rules/missing-image.ts'
import type { SiteRule, SiteSubject } from './site-rule.ts'

/** Rules that every build runs over every page. */
export const PAGE_RULES: readonly PageRule[] = [brokenLink, brokenAnchor, missingImage]

/** Rules that every build runs over every locale. */
export const SITE_RULES: readonly SiteRule[] = [brokenSiteLink]

/** Runs all rules over a page. */
export function checkPage(subject: PageSubject, report: Report): void {
  for (const rule of PAGE_RULES) rule.check(subject, report)
}

/** Runs all rules over a locale. */
export function checkSite(subject: SiteSubject, report: Report): void {
  for (const rule of SITE_RULES) rule.check(subject, report)
}
