// Handmade tables, for tests of code that uses tables.
import type { Doc, DocsVersion, Route, SiteTables, VersionTables } from '../../cli/model/site.ts'

/** A version `current` at `/docs`. */
export function versionOf(fields: Partial<DocsVersion> = {}): DocsVersion {
  return {
    instance: 'default',
    locale: 'en',
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    tagsPath: '/docs/tags',
    dir: 'docs',
    sidebarFile: null,
    banner: 'none',
    badge: false,
    noIndex: false,
    className: 'docs-version-current',
    ...fields,
  }
}

/** A doc of that version: its id is its path below the docs folder. */
export function docOf(id: string, fields: Partial<Doc> = {}): Doc {
  return {
    id,
    instance: 'default',
    version: 'current',
    locale: 'en',
    file: `docs/${id}.md`,
    source: `${id}.md`,
    slug: `/${id}`,
    permalink: `/docs/${id}`,
    title: id,
    description: '',
    frontMatter: {},
    keyPlaces: {},
    tags: [],
    draft: false,
    unlisted: false,
    ...fields,
  }
}

/** Tables of a version with only these docs. */
export function versionTablesOf(docs: readonly Doc[], fields: Partial<VersionTables> = {}): VersionTables {
  return {
    version: versionOf(),
    docs,
    draftIds: [],
    mainDocId: docs[0]?.id,
    sidebars: {},
    generatedIndexes: [],
    tags: [],
    pagination: {},
    ...fields,
  }
}

/** Tables of a locale with these versions and a route for each doc. */
export function siteTablesOf(
  versions: readonly VersionTables[],
  fields: Partial<SiteTables> = {},
): SiteTables {
  const routes = versions.flatMap(({ version, docs }) =>
    docs.map(({ permalink, id, file }): Route => {
      const { instance, name } = version
      return { path: permalink, target: { kind: 'doc', instance, version: name, id }, file }
    }),
  )
  return {
    locale: 'en',
    baseUrl: '/',
    versions,
    routes,
    home: routes[0]?.path ?? null,
    navbar: { hideOnScroll: false, items: [] },
    footer: null,
    docs: [],
    redirects: { redirects: [], anchors: {}, gone: [], problems: [], elsewhere: [] },
    ...fields,
  }
}
