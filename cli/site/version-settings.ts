// A version and the settings that affect its tables.
import type { DocsConfig, SiteConfig } from '../model/config.ts'
import type { DocsVersion } from '../model/site.ts'
import { applyTrailingSlash, removeTrailingSlash } from '../text/url.ts'

/** A version with its settings. */
export interface VersionSettings {
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'limits'>
  /** Options of its docs instance. */
  readonly docs: DocsConfig
  readonly version: DocsVersion
  /** Base URL of the locale. */
  readonly baseUrl: string
}

/** Returns a function that maps a slug of the version to its address. */
export function permalinksOf({ version, config: { trailingSlash }, baseUrl }: VersionSettings) {
  const root = removeTrailingSlash(version.path)
  return (slug: string): string => applyTrailingSlash(root + slug, { trailingSlash, baseUrl })
}
