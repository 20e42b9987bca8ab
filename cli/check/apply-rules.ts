// Applies the rules to a page or to a locale. `check` applies all of them; a build or a server only those whose
// `commands` is `all`.
import type { Report } from '../model/diagnostic.ts'
import type { BuiltPage, CheckedPage } from './page-subject.ts'
import { RULES } from './registry.ts'
import type { BuiltSite, CheckedSite } from './site-subject.ts'

/** Checks a page in a build or a server. */
export function checkBuiltPage(page: BuiltPage, report: Report): void {
  for (const rule of RULES) if (rule.commands === 'all') rule.checkPage?.(page, report)
}

/** Checks a locale in a build or a server. */
export function checkBuiltSite(site: BuiltSite, report: Report): void {
  for (const rule of RULES) if (rule.commands === 'all') rule.checkSite?.(site, report)
}

/** Checks a page in `check`. */
export function checkPage(page: CheckedPage, report: Report): void {
  for (const rule of RULES) rule.checkPage?.(page, report)
}

/** Checks a locale in `check`. */
export function checkSite(site: CheckedSite, report: Report): void {
  for (const rule of RULES) rule.checkSite?.(site, report)
}
