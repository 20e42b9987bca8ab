// Tables of one locale of the site: routes over all versions, navbar, footer, docs instances.
import type { SiteConfig } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import type { SiteTables, VersionTables } from '../model/site.ts'
import { footerView } from './footer.ts'
import { homePath } from './home.ts'
import { docsInstances } from './instances.ts'
import { navbarView } from './navbar/lower.ts'
import { buildRoutes } from './routes.ts'
import { type Translations, translator } from './translate.ts'

/** The locale that tables are made for. */
export interface SiteLocale {
  readonly code: string
  /** With slashes at both ends. */
  readonly baseUrl: string
  readonly navbarTranslations: Translations
  readonly footerTranslations: Translations
}

/** Builds the tables of a locale. */
export function buildSiteTables(
  config: SiteConfig,
  locale: SiteLocale,
  versions: readonly VersionTables[],
  report: Report,
): SiteTables {
  const { baseUrl } = locale
  const routes = buildRoutes({ config, baseUrl, versions }, report)
  const navbarTranslate = translator(locale.navbarTranslations)
  return {
    locale: locale.code,
    baseUrl,
    versions,
    routes,
    home: homePath(baseUrl, routes, versions),
    navbar: navbarView({ config, baseUrl, versions, translate: navbarTranslate, report }),
    footer: footerView(config.themeConfig.footer, {
      config,
      baseUrl,
      translate: translator(locale.footerTranslations),
    }),
    docs: docsInstances(config, baseUrl, versions),
  }
}
