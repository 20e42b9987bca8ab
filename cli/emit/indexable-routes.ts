// The routes that may be listed publicly: no not-found pages, nothing unlisted, no versions with `noIndex`.
import type { SiteConfig } from '../model/config.ts'
import { originalPaths } from '../model/originals.ts'
import type { Route, SiteTables } from '../model/site.ts'

/** Routes for the sitemap and for language models. */
export function indexableRoutes(tables: SiteTables): readonly Route[] {
  const hidden = new Set<string>()
  for (const { version, docs, generatedIndexes, tags } of tables.versions) {
    for (const doc of docs) if (doc.unlisted || version.noIndex) hidden.add(doc.permalink)
    for (const tag of tags) if (tag.unlisted || version.noIndex) hidden.add(tag.permalink)
    if (version.noIndex) for (const index of generatedIndexes) hidden.add(index.permalink)
    if (version.noIndex) hidden.add(version.tagsPath)
  }
  return tables.routes.filter(
    ({ path, part, target }) => target.kind !== 'not-found' && !hidden.has(part?.first ?? path),
  )
}

/** The pages of a locale in its own language: an untranslated original belongs in the sitemap of its own language. */
export function sitemapRoutes(tables: SiteTables, i18n: SiteConfig['i18n']): readonly Route[] {
  const originals = originalPaths(tables, i18n)
  return indexableRoutes(tables).filter(({ path }) => !originals.has(path.slice(tables.baseUrl.length)))
}
