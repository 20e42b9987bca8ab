// `@docusaurus/useDocusaurusContext`: data of the site. `siteConfig` has its title, tagline, URLs, locales and `customFields`;
// the rest of the configuration never reaches the browser. Presets, plugins and themes read as empty stand-ins.
import { customFields } from 'docsite:custom-fields'
import { useSite } from '../../contexts.tsx'
import type { SiteView } from '../../model/site.ts'
import { anything } from './anything.ts'
import { globalData } from './docs-data.ts'
import { themeConfig } from './theme-config.ts'

/** The site as components see it. */
export function useDocusaurusContext() {
  const site = useSite()
  const i18n = i18nOf(site)
  const { title, tagline, url, baseUrl, trailingSlash, titleDelimiter } = site
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      titleDelimiter,
      trailingSlash: trailingSlash ?? undefined,
      customFields,
      themeConfig,
      presets: anything,
      plugins: anything,
      themes: anything,
      i18n: { defaultLocale: i18n.defaultLocale, locales: i18n.locales },
    },
    i18n,
    globalData: globalData(site),
    codeTranslations: site.messages,
    siteMetadata: { docusaurusVersion: '3', pluginVersions: {} },
  }
}

function i18nOf({ locale, locales }: SiteView) {
  return {
    currentLocale: locale.code,
    defaultLocale: locales[0]?.code ?? locale.code,
    locales: locales.map(({ code }) => code),
    localeConfigs: Object.fromEntries(
      locales.map(({ code, label, htmlLang, direction, baseUrl }) => [
        code,
        { label, htmlLang, direction, baseUrl },
      ]),
    ),
  }
}

export { useDocusaurusContext as default }
