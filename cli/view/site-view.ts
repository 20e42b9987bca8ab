// Builds the data that all pages of a locale share in the browser, from the configuration and the tables.
import type {
  AnnouncementView,
  LocaleView,
  SearchView,
  SiteView,
  ZoomView,
} from '../../runtime/model/site.ts'
import type { SiteConfig } from '../model/config.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { LocalePlan } from '../model/reader.ts'
import type { SiteTables } from '../model/site.ts'
import { originOf, siteHead } from './site-head.ts'

/** Input of the site view. */
export interface SiteViewInput
  extends Pick<ViewContext, 'config' | 'plan' | 'plans' | 'tables' | 'messages'> {
  /** Sidebar key -> URL of its tree. */
  readonly sidebars: Readonly<Record<string, string>>
  /** Class of the announcement bar in the stylesheet of the configuration. */
  readonly announcementClass: string | undefined
}

/** The shared view of a locale. */
export function siteView(input: SiteViewInput): SiteView {
  const { config, plan, plans, tables } = input
  const { themeConfig } = config
  const locales = plans.map((other) => localeView(config, other, plan))
  const locale = locales.find(({ code }) => code === plan.code)
  if (!locale) throw new Error(`no locale ${plan.code}`)
  return {
    title: config.title,
    tagline: config.tagline,
    url: originOf(plan),
    baseUrl: plan.baseUrl,
    titleDelimiter: config.titleDelimiter,
    trailingSlash: config.trailingSlash,
    locale,
    locales,
    defaultLocale: config.i18n.defaultLocale,
    head: siteHead(config, plan),
    messages: input.messages,
    navbar: { ...tables.navbar, home: tables.home ?? plan.baseUrl },
    footer: tables.footer,
    announcement: announcementView(config, input.announcementClass),
    colorMode: themeConfig.colorMode,
    zoom: zoomView(config),
    search: searchView(config, tables),
    docs: tables.docs,
    sidebars: input.sidebars,
    sidebarOptions: themeConfig.docs.sidebar,
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    mermaidOptions: themeConfig.mermaid.options,
  }
}

/** A locale on another domain gets its absolute URL. */
function localeView(config: SiteConfig, plan: LocalePlan, current: LocalePlan): LocaleView {
  const locale = config.i18n.locales.find(({ code }) => code === plan.code)
  const sameOrigin = originOf(plan) === originOf(current)
  return {
    code: plan.code,
    label: locale?.label ?? plan.code,
    htmlLang: locale?.htmlLang ?? plan.code,
    ...(locale && locale.calendar !== 'gregory' ? { calendar: locale.calendar } : {}),
    direction: locale?.direction ?? 'ltr',
    baseUrl: sameOrigin ? plan.baseUrl : plan.origin,
  }
}

function announcementView(
  { themeConfig }: SiteConfig,
  className: string | undefined,
): AnnouncementView | null {
  const bar = themeConfig.announcementBar
  return (
    bar && {
      id: bar.id,
      content: bar.content,
      closeable: bar.isCloseable,
      ...(className === undefined ? {} : { className }),
    }
  )
}

function zoomView({ themeConfig }: SiteConfig): ZoomView | null {
  const zoom = themeConfig.zoom
  return (
    zoom && {
      selector: zoom.selector,
      background: zoom.background,
      margin: zoom.config.margin,
      scrollOffset: zoom.config.scrollOffset,
    }
  )
}

function searchView({ search }: SiteConfig, tables: SiteTables): SearchView {
  const versions = search.indexDocs ? tables.versions.filter(({ docs }) => docs.length > 0) : []
  return {
    engine: search.engine,
    maxResults: search.maxSearchResults,
    boosts: {
      title: search.lunr.titleBoost,
      content: search.lunr.contentBoost,
      tags: search.lunr.tagsBoost,
      parentCategories: search.lunr.parentCategoriesBoost,
      ...(search.indexKeywords ? { keywords: search.lunr.keywordsBoost } : {}),
    },
    languages: search.language,
    ...(search.synonyms.length > 0 ? { synonyms: search.synonyms } : {}),
    tokenSeparator: search.lunr.tokenizerSeparator,
    tags: versions.map(({ version }) => `docs-${version.instance}-${version.name}`),
    shortcuts: search.shortcuts,
  }
}
