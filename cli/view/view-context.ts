// What every view of a locale is made from.
import type { SiteConfig } from '../model/config.ts'
import type { LocalePlan } from '../model/reader.ts'
import type { DocsVersion, SiteTables, VersionTables } from '../model/site.ts'

/** Tables and settings of one locale. */
export interface ViewContext {
  readonly config: SiteConfig
  readonly plan: LocalePlan
  /** All locales of this build. */
  readonly plans: readonly LocalePlan[]
  readonly tables: SiteTables
  readonly messages: Readonly<Record<string, string>>
  readonly siteHash: string
}

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

/** `Page | Site`; the site's title alone for a page without one. */
export function documentTitle({ config }: ViewContext, title: string): string {
  const own = title.trim()
  return own === '' || own === config.title ? config.title : `${own} ${config.titleDelimiter} ${config.title}`
}

/** Classes of the html element on pages of a version. */
export function versionClasses(version: DocsVersion): readonly string[] {
  return ['docs-wrapper', `plugin-docs`, `plugin-id-${version.instance}`, version.className]
}
