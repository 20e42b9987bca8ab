// Data shared by pages inside a docs version: sidebar, breadcrumbs, version badge and banner, neighbours.

import { message } from '../../runtime/messages/message.ts'
import { own } from '../../runtime/model/own.ts'
import type { Breadcrumb, DocsPageBase, VersionBanner } from '../../runtime/model/page.ts'
import type { MoreText } from '../../runtime/model/sidebar.ts'
import { samePath } from '../../runtime/routing/same-path.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { Sidebar, VersionTables } from '../model/site.ts'
import { pathHref } from '../text/path-href.ts'
import { breadcrumbs, homeCrumb } from './breadcrumbs.ts'
import { type PageHeadInput, pageHead } from './site-head.ts'
import { documentTitle, lastVersion } from './view-context.ts'

/** The page within its version. */
export interface PageInVersion extends PageHeadInput {
  readonly id: string
  readonly title: string
  readonly sidebar: string | undefined
  /** Path of the sidebar item that represents the page; default: its own path. */
  readonly sidebarPath?: string
  readonly htmlClass: readonly string[]
  /** Document title, if it differs from the page title combined with the site title. */
  readonly documentTitle?: string | undefined
}

/** The shared part of a page's view. */
export function docsPageBase(
  place: PageInVersion,
  version: VersionTables,
  context: ViewContext,
): DocsPageBase {
  const { instance, name, label, badge } = version.version
  const sidebar = place.sidebar === undefined ? undefined : own(version.sidebars, place.sidebar)
  const config = context.config.docs.find(({ id }) => id === instance)
  const neighbours = own(version.pagination, place.id) ?? {}
  const alternates = alternatesOf(place.id, version, context)
  const banner = versionBanner(place.id, version, context)
  const index = sidebar && context.lookup.sidebarIndex(sidebar)
  const sidebarPath = place.sidebarPath ?? place.path
  const way = index?.place(sidebarPath)
  return {
    path: place.path,
    documentTitle: place.documentTitle ?? documentTitle(context, place.title),
    ...pageHead({ ...place, noIndex: place.noIndex || version.version.noIndex }, context),
    htmlClass: place.htmlClass.join(' '),
    docs: { instance, version: name },
    siteHash: context.siteHash,
    ...(index
      ? {
          sidebar: {
            key: `${instance}/${name}/${sidebar.id}`,
            ...(way ? { way } : {}),
            ...(sidebarPath === place.path ? {} : { path: sidebarPath }),
            items: index.pruned(sidebarPath, moreText(context)),
          },
        }
      : {}),
    breadcrumbs: sidebar && config?.breadcrumbs !== false ? crumbs(sidebar, sidebarPath, context) : [],
    ...(alternates ? { alternates } : {}),
    ...(badge ? { versionBadge: label } : {}),
    ...(banner ? { versionBanner: banner } : {}),
    ...(neighbours.previous ? { previous: neighbours.previous } : {}),
    ...(neighbours.next ? { next: neighbours.next } : {}),
  }
}

/** Text at the end of a long level that is cut off. */
const moreText =
  ({ messages }: ViewContext): MoreText =>
  (side, count) =>
    message(messages, `theme.DocSidebarItem.${side}`, { count })

/** The path from the home page, if there is one, through the sidebar. The last entry is the page itself and needs no address. */
function crumbs(
  sidebar: Sidebar,
  path: string,
  { tables, lookup, messages }: ViewContext,
): readonly Breadcrumb[] {
  const way = breadcrumbs(lookup.sidebarIndex(sidebar), path).map((crumb, at, { length }) =>
    at === length - 1 ? { label: crumb.label } : crumb,
  )
  if (way.length === 0 || samePath(tables.baseUrl, path)) return way
  return [...homeCrumb(tables, message(messages, 'theme.docs.breadcrumbs.home')), ...way]
}

/** The page in the other versions that have it; `undefined` if there are none. */
function alternatesOf(
  id: string,
  { version }: VersionTables,
  { tables, lookup }: ViewContext,
): DocsPageBase['alternates'] {
  const found = tables.versions.flatMap((others) => {
    const { version: other } = others
    if (other.instance !== version.instance || other.name === version.name) return []
    const doc = lookup.docById(others, id)
    return doc ? [[other.name, pathHref(doc.permalink)] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** The banner of an old or unreleased version, with a link to the same doc in the last version or to that version's main doc. */
function versionBanner(id: string, { version }: VersionTables, context: ViewContext): VersionBanner | null {
  if (version.banner === 'none') return null
  const last = lastVersion(context, version.instance)
  const docOf = (wanted: string) => last && context.lookup.docById(last, wanted)
  const target = docOf(id) ?? docOf(last?.mainDocId ?? '')
  if (!last || !target) return null
  return {
    kind: version.banner,
    latest: { label: target.title, href: pathHref(target.permalink) },
    latestVersion: last.version.name,
    ...(version.endOfLife === undefined
      ? {}
      : { endOfLife: { date: version.endOfLife, text: dateText(version.endOfLife, context) } }),
  }
}

/** A date in the reader's language, independent of the time zone. */
function dateText(date: string, { config, plan }: ViewContext): string {
  const locale = config.i18n.locales.find(({ code }) => code === plan.code)
  return new Intl.DateTimeFormat(locale?.htmlLang ?? plan.code, {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(locale ? { calendar: locale.calendar } : {}),
  }).format(new Date(date))
}
