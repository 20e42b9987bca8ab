// All rules over pages, in the order in which they look at one.
import type { Report } from '../model/diagnostic.ts'
import type { PageRule, PageSubject } from './page-rule.ts'
import { brokenAnchor } from './rules/broken-anchor.ts'
import { brokenLink } from './rules/broken-link.ts'
import { missingImage } from './rules/missing-image.ts'

/** Rules that every build runs. */
export const PAGE_RULES: readonly PageRule[] = [brokenLink, brokenAnchor, missingImage]

/** Runs all rules over a page. */
export function checkPage(subject: PageSubject, report: Report): void {
  for (const rule of PAGE_RULES) rule.check(subject, report)
}
