// Everything except routes that the pages of a locale share: start page, navbar, footer, docs instances.
import type { SiteConfig } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import type { Route, SiteTables, VersionTables } from '../model/site.ts'
import { footerView } from './footer.ts'
import { homePath } from './home.ts'
import { docsInstances } from './instances.ts'
import { navbarView } from './navbar/lower.ts'
import type { RedirectEntry } from './redirect-sources.ts'
import { type HostRedirectsFile, redirectTable } from './redirects.ts'
import { type Translations, translator } from './translate.ts'

/** The locale for which tables are built. */
export interface SiteLocale {
  readonly code: string
  /** With leading and trailing slashes. */
  readonly baseUrl: string
  readonly navbarTranslations: Translations
  readonly footerTranslations: Translations
  /** Entries of the redirects file. */
  readonly listedRedirects: readonly RedirectEntry[]
  /** The author's own `_redirects`. */
  readonly host: HostRedirectsFile | null
  /** Base URLs of the other locales. */
  readonly otherBaseUrls: readonly string[]
}

/** The parts of a locale's tables through which its pages are linked. */
export type SiteNavigation = Pick<SiteTables, 'home' | 'navbar' | 'footer' | 'docs' | 'redirects'>

/** Builds the navigation of a locale. */
export function siteNavigation(
  config: SiteConfig,
  { code, baseUrl, navbarTranslations, footerTranslations, listedRedirects, host, otherBaseUrls }: SiteLocale,
  { versions, routes }: { readonly versions: readonly VersionTables[]; readonly routes: readonly Route[] },
  report: Report,
): SiteNavigation {
  const translate = translator(footerTranslations)
  return {
    home: homePath(baseUrl, routes, versions),
    navbar: navbarView({ config, baseUrl, versions, translate: translator(navbarTranslations), report }),
    footer: footerView(config.themeConfig.footer, { config, baseUrl, translate }),
    docs: docsInstances(config, baseUrl, versions),
    redirects: redirectTable({
      locale: code,
      config,
      baseUrl,
      routes,
      listed: listedRedirects,
      host,
      otherBaseUrls,
    }),
  }
}
