// Docs instances as menus and search see them: versions with their main pages and the first links of sidebars.
import type { DocsInstanceView, VersionView } from '../../runtime/model/site.ts'
import type { SiteConfig } from '../model/config.ts'
import type { VersionTables } from '../model/site.ts'
import { pathHref } from '../text/path-href.ts'
import { joinUrl, pagePath } from '../text/url.ts'

/** All instances in configuration order. */
export function docsInstances(
  config: SiteConfig,
  baseUrl: string,
  versions: readonly VersionTables[],
): readonly DocsInstanceView[] {
  return config.docs.map(({ id, routeBasePath, breadcrumbs, versionPersistence }) => {
    const path = joinUrl(baseUrl, routeBasePath)
    return {
      id,
      path: pagePath(path),
      versions: versions.filter(({ version }) => version.instance === id).map(versionView),
      breadcrumbs,
      versionPersistence,
    }
  })
}

function versionView(tables: VersionTables): VersionView {
  const { name, label, isLast, path } = tables.version
  const sidebars = Object.entries(tables.sidebars).map(([id, { link }]) => [id, link ?? null] as const)
  return {
    name,
    label,
    isLast,
    path,
    mainDocPath: mainDocPath(tables),
    sidebars: Object.fromEntries(sidebars),
  }
}

/** Address of the main doc of a version, or the version's root if it has no docs. */
export function mainDocPath({ docs, mainDocId, version }: VersionTables): string {
  return pathHref(docs.find(({ id }) => id === mainDocId)?.permalink ?? version.path)
}
