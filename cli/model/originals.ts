// Pages that a locale shows in the site's default language because they have not been translated.
import type { SiteConfig } from './config.ts'
import type { Doc, DocsVersion, SiteTables } from './site.ts'

/** Page path -> codes of the locales that show the original. Pages translated into every locale are left out. */
export type Originals = Readonly<Record<string, readonly string[]>>

/** Whether a locale that is to be translated shows the original of a page. */
export const isOriginal = (
  { file }: Pick<Doc, 'file'>,
  { locale, localizedDir }: Pick<DocsVersion, 'locale' | 'localizedDir'>,
  { defaultLocale }: SiteConfig['i18n'],
): boolean => locale !== defaultLocale && localizedDir !== undefined && !file.startsWith(`${localizedDir}/`)

/** Paths, relative to the base URL, of the untranslated pages of a locale. */
export function originalPaths(
  { versions, baseUrl }: SiteTables,
  i18n: SiteConfig['i18n'],
): ReadonlySet<string> {
  return new Set(
    versions.flatMap(({ version, docs }) =>
      docs.flatMap((doc) => (isOriginal(doc, version, i18n) ? doc.permalink.slice(baseUrl.length) : [])),
    ),
  )
}

/** The originals in all locales, by the page paths of one locale. */
export function originalsOf(
  own: SiteTables,
  all: readonly SiteTables[],
  i18n: SiteConfig['i18n'],
): Originals {
  const found = new Map<string, string[]>()
  for (const tables of all)
    for (const below of originalPaths(tables, i18n)) {
      const path = own.baseUrl + below
      found.set(path, [...(found.get(path) ?? []), tables.locale])
    }
  return Object.fromEntries(found)
}
