// Pages that a locale shows in the language of the site, for want of a translation.
import type { SiteConfig } from './config.ts'
import type { Doc, DocsVersion, SiteTables } from './site.ts'

/** Path of a page -> codes of the locales whose readers get the original. Pages that are translated everywhere are left out. */
export type Originals = Readonly<Record<string, readonly string[]>>

/** Whether readers of a locale that is to be translated get the original of a page. */
export const isOriginal = (
  { file }: Pick<Doc, 'file'>,
  { locale, localizedDir }: Pick<DocsVersion, 'locale' | 'localizedDir'>,
  { defaultLocale }: SiteConfig['i18n'],
): boolean => locale !== defaultLocale && localizedDir !== undefined && !file.startsWith(`${localizedDir}/`)

/** Paths, below the base URL, of the pages of a locale that are originals. */
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

/** Of the pages of a locale, with those of all locales. */
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
