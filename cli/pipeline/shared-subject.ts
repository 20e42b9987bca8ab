// What rules see of the things all pages share: navbar, footer, sidebars, and the possible targets of links.
import { configuredLinks } from '../check/configured-links.ts'
import type { BuiltSite } from '../check/site-subject.ts'
import type { Reader } from '../graph/query.ts'
import type { SiteTables } from '../model/site.ts'
import type { SourceFile } from '../model/source.ts'
import { addressMatcher } from '../text/address-patterns.ts'
import { normalizedPath, splitUrl } from '../text/url.ts'
import { CONFIG_FILES } from './key-places.ts'
import { type LinkSubjects, routeAt } from './link-subjects.ts'
import type { Parts } from './parts.ts'
import { isPublishedFile } from './published-files.ts'

/** A locale as rules see it, without the unknown names on its pages. */
export async function sharedSubject(
  locale: string,
  { inputs, site, subjects }: Pick<Parts, 'inputs' | 'site'> & { readonly subjects: LinkSubjects },
  read: Reader['read'],
): Promise<Omit<BuiltSite, 'unknownNames' | 'themeComponents' | 'sourcesOfSiteCode'>> {
  const config = await read(inputs.config, '')
  const tables = await read(site.tables, locale)
  const others = await subjects.otherLocales(locale, read)
  const statics = await read(subjects.statics, '')
  const moved = Object.values(tables.redirects.anchors).flat()
  const linked = [
    ...configuredLinks(tables, config.themeConfig.announcementBar?.content),
    ...tables.redirects.redirects,
    ...moved,
  ]
    .filter(({ href }) => href.includes('#'))
    .map(({ href }) => {
      const { pathname } = splitUrl(href)
      return normalizedPath(pathname)
    })
  const paths = [...linked, ...Object.keys(tables.redirects.anchors)]
  const anchors = await subjects.anchorSets(paths, [tables, ...others], read)
  const isAnswered = addressMatcher(tables.redirects.elsewhere)
  return {
    site: tables,
    config,
    isStatic: (path) => statics.has(path),
    settings: await settingsFiles(tables, (file) => read(inputs.source, file)),
    anchorsOf: (path) => anchors.get(path),
    isElsewhere: (path) =>
      [tables, ...others].some((locale) => isPublishedFile(path, locale, config)) ||
      others.some((other) => routeAt(other, path) !== undefined) ||
      isAnswered(path) ||
      isAnswered(`/${path.slice(tables.baseUrl.length)}`),
  }
}

/** The existing config and sidebar files. */
async function settingsFiles(
  { versions }: SiteTables,
  read: (file: string) => Promise<SourceFile | null>,
): Promise<readonly SourceFile[]> {
  const sidebars = versions
    .map(({ version }) => version.sidebarFile)
    .filter((file) => typeof file === 'string')
  const files = await Promise.all([...CONFIG_FILES, ...new Set(sidebars)].map(read))
  return files.filter((file) => file !== null)
}
