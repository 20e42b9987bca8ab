// Lookups that views make in their context, and the titles and classes derived from it.
import type { ViewContext } from '../model/page-inputs.ts'
import type { DocsVersion, VersionTables } from '../model/site.ts'

/** Tables of one version. */
export function versionTables({ tables }: ViewContext, instance: string, version: string): VersionTables {
  const found = tables.versions.find(
    (candidate) => candidate.version.instance === instance && candidate.version.name === version,
  )
  if (!found) throw new Error(`no version ${version} of ${instance}`)
  return found
}

/** The last version of a docs instance. */
export function lastVersion({ tables }: ViewContext, instance: string): VersionTables | undefined {
  return tables.versions.find(({ version }) => version.instance === instance && version.isLast)
}

/** `Page | Site`; only the site's title for a page without a title. */
export function documentTitle({ config }: ViewContext, title: string): string {
  const own = title.trim()
  return own === '' || own === config.title ? config.title : `${own} ${config.titleDelimiter} ${config.title}`
}

/** Classes of the html element on pages of a version. */
export function versionClasses(version: DocsVersion): readonly string[] {
  return ['docs-wrapper', `plugin-docs`, `plugin-id-${version.instance}`, version.className]
}
