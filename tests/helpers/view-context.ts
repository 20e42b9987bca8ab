// The context for building views in tests: English strings, one locale at the root.
import type { SiteConfig } from '../../cli/model/config.ts'
import type { ViewContext } from '../../cli/model/page-inputs.ts'
import type { SiteTables } from '../../cli/model/site.ts'
import { siteLookup } from '../../cli/view/site-lookup.ts'
import { messagesFor } from '../../runtime/messages/messages-for.ts'
import { configOf } from './tables.ts'

/** A context for these tables. */
export function viewContextOf(tables: SiteTables, config: SiteConfig = configOf()): ViewContext {
  const plan = {
    code: tables.locale,
    baseUrl: tables.baseUrl,
    outPrefix: '',
    origin: `${config.url}${tables.baseUrl}`,
  }
  return {
    config,
    plan,
    plans: [plan],
    tables,
    lookup: siteLookup(tables),
    messages: messagesFor(tables.locale),
    siteHash: 'hash',
    elsewhere: {},
    originals: {},
    isDevelopment: false,
    shareStyle: null,
  }
}
