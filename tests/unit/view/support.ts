// A context for views of a small site.
import type { SiteConfig } from '../../../cli/model/config.ts'
import type { ViewContext } from '../../../cli/model/page-inputs.ts'
import type { LocalePlan } from '../../../cli/model/reader.ts'
import type { VersionTables } from '../../../cli/model/site.ts'
import { siteLookup } from '../../../cli/view/site-lookup.ts'
import { siteView } from '../../../cli/view/site-view.ts'
import { messagesFor } from '../../../runtime/messages/messages-for.ts'
import type { SiteView } from '../../../runtime/model/site.ts'
import type { Files, TablesOptions } from '../../helpers/tables.ts'
import { build } from '../site/support.ts'

/** Tables, configuration and a view context in one. */
export interface ViewSite {
  readonly context: ViewContext
  readonly version: VersionTables
  readonly config: SiteConfig
}

/** The site of these pages as views see it. */
export function viewSite(pages: Files, options: TablesOptions = {}): ViewSite {
  const { site, version, config } = build(pages, options)
  const plans = config.i18n.locales.map(({ code, path }): LocalePlan => {
    const isDefault = code === config.i18n.defaultLocale
    const baseUrl = isDefault ? config.baseUrl : `${config.baseUrl}${path}/`
    return { code, baseUrl, outPrefix: isDefault ? '' : `${path}/`, origin: config.url + baseUrl }
  })
  const plan = plans.find(({ code }) => code === site.locale)
  if (!plan) throw new Error(site.locale)
  const context = {
    config,
    plan,
    plans,
    tables: site,
    lookup: siteLookup(site),
    messages: messagesFor(site.locale),
    siteHash: 'hash',
    elsewhere: {},
    originals: {},
    isDevelopment: false,
    shareStyle: null,
  }
  return { context, version, config }
}

/** What all pages of this site share. */
export const siteViewOf = (context: ViewContext): SiteView =>
  siteView({ ...context, sidebars: {}, announcementClass: undefined })
