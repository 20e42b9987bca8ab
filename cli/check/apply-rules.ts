// Applies the rules to a page or to a locale: in `check` all of them, in a build and a server those of every command.
import type { Report } from '../model/diagnostic.ts'
import type { BuiltPage, CheckedPage } from './page-subject.ts'
import { RULES } from './registry.ts'
import type { BuiltSite, CheckedSite } from './site-subject.ts'

/** What the rules find on a page of a build or a server. */
export function checkBuiltPage(page: BuiltPage, report: Report): void {
  for (const rule of RULES) if (rule.commands === 'all') rule.checkPage?.(page, report)
}

/** What the rules find in a locale of a build or a server. */
export function checkBuiltSite(site: BuiltSite, report: Report): void {
  for (const rule of RULES) if (rule.commands === 'all') rule.checkSite?.(site, report)
}

/** What the rules find on a page in `check`. */
export function checkPage(page: CheckedPage, report: Report): void {
  for (const rule of RULES) rule.checkPage?.(page, report)
}

/** What the rules find in a locale in `check`. */
export function checkSite(site: CheckedSite, report: Report): void {
  for (const rule of RULES) rule.checkSite?.(site, report)
}
