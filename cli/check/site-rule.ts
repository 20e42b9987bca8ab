// A rule over what all pages share: navbar, footer, sidebars.
import type { SiteConfig } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import type { SiteTables } from '../model/site.ts'

/** A locale of the site to check. */
export interface SiteSubject {
  readonly site: SiteTables
  readonly config: SiteConfig
  /** Whether a static file is published at a path below the base URL, e.g. `files/guide.pdf`. */
  readonly isStatic: (path: string) => boolean
}

/** A rule over a locale of the site. */
export interface SiteRule {
  readonly id: string
  readonly summary: string
  check(subject: SiteSubject, report: Report): void
}
