// What rules are shown of the things all pages share: navbar, footer, sidebars, and what there is to lead to.
import { configuredLinks } from '../check/configured-links.ts'
import type { SharedSubject } from '../check/site-rule.ts'
import type { Reader } from '../graph/query.ts'
import type { SiteTables } from '../model/site.ts'
import type { SourceFile } from '../model/source.ts'
import { splitUrl } from '../text/url.ts'
import type { Inputs } from './inputs.ts'
import { type linkSubjects, routeAt } from './link-subjects.ts'
import { isPublishedFile } from './published-files.ts'
import type { SiteQueries } from './site.ts'

const CONFIG_FILES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
]

/** The subject of a locale. */
export async function sharedSubject(
  locale: string,
  {
    inputs,
    site,
    subjects,
  }: {
    readonly inputs: Inputs
    readonly site: SiteQueries
    readonly subjects: ReturnType<typeof linkSubjects>
  },
  read: Reader['read'],
): Promise<SharedSubject> {
  const config = await read(inputs.config, '')
  const tables = await read(site.tables, locale)
  const others = await subjects.otherLocales(locale, read)
  const statics = new Set<string>()
  for (const dir of config.staticDirectories)
    for (const file of await read(inputs.listing, dir)) statics.add(file.slice(dir.length + 1))
  const linked = configuredLinks(tables, config.themeConfig.announcementBar?.content)
    .filter(({ href }) => href.includes('#'))
    .map(({ href }) => decoded(splitUrl(href).pathname))
  const anchors = await subjects.anchorSets(linked, [tables, ...others], read)
  return {
    site: tables,
    config,
    isStatic: (path) => statics.has(path),
    settings: await settingsFiles(tables, (file) => read(inputs.source, file)),
    anchorsOf: (path) => anchors.get(path),
    isElsewhere: (path) =>
      [tables, ...others].some((locale) => isPublishedFile(path, locale, config)) ||
      others.some((other) => routeAt(other, path) !== undefined),
  }
}

/** The configuration and the sidebars files, as far as they are there. */
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}
