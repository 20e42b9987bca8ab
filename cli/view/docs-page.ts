// What pages inside a docs version share: sidebar, breadcrumbs, version badge and banner, neighbours.
import type { DocsPageBase, VersionBanner } from '../../runtime/model/page.ts'
import { pruneSidebar } from '../../runtime/routing/prune-sidebar.ts'
import type { VersionTables } from '../model/site.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { documentTitle, lastVersion, type ViewContext } from './view-context.ts'

/** The page among the others of its version. */
export interface PagePlace {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly sidebar: string | undefined
  readonly htmlClass: readonly string[]
}

/** The shared part of the view of a page. */
export function docsPageBase(place: PagePlace, version: VersionTables, context: ViewContext): DocsPageBase {
  const { instance, name, label, badge } = version.version
  const sidebar = place.sidebar === undefined ? undefined : version.sidebars[place.sidebar]
  const config = context.config.docs.find(({ id }) => id === instance)
  const neighbours = version.pagination[place.id] ?? {}
  const banner = versionBanner(place.id, version, context)
  return {
    path: place.path,
    documentTitle: documentTitle(context, place.title),
    ...(place.description === '' ? {} : { description: place.description }),
    htmlClass: place.htmlClass.join(' '),
    docs: { instance, version: name },
    siteHash: context.siteHash,
    ...(sidebar
      ? {
          sidebar: {
            key: `${instance}/${name}/${sidebar.id}`,
            items: pruneSidebar(sidebar.items, place.path),
          },
        }
      : {}),
    breadcrumbs: sidebar && config?.breadcrumbs !== false ? breadcrumbs(sidebar.items, place.path) : [],
    ...(badge ? { versionBadge: label } : {}),
    ...(banner ? { versionBanner: banner } : {}),
    ...(neighbours.previous ? { previous: neighbours.previous } : {}),
    ...(neighbours.next ? { next: neighbours.next } : {}),
  }
}

/** Leads to the same doc in the last version, or to that version's main doc. */
function versionBanner(id: string, { version }: VersionTables, context: ViewContext): VersionBanner | null {
  if (version.banner === 'none') return null
  const last = lastVersion(context, version.instance)
  const target =
    last?.docs.find((doc) => doc.id === id) ?? last?.docs.find((doc) => doc.id === last.mainDocId)
  if (!last || !target) return null
  return {
    kind: version.banner,
    latest: { label: target.title, href: target.permalink },
    latestVersion: last.version.name,
  }
}
