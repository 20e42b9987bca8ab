// The context of a link and its lookups: docs by file, pages by address.
import type { LinkSyntax } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Doc, DocsVersion, Redirect, SiteTables } from '../model/site.ts'
import { addressMatcher } from '../text/address-patterns.ts'
import { present } from '../text/present.ts'
import { removeTrailingSlash } from '../text/url.ts'

/** The properties of a doc that link resolution needs. */
export type LinkedDoc = Pick<Doc, 'permalink' | 'file' | 'source' | 'instance' | 'version'>

/** The properties of an old address that link resolution needs. */
export type LinkedRedirect = Pick<Redirect, 'path' | 'href' | 'page'>

/** Everything that determines where links lead; most page edits do not change it. */
export interface LinkTables {
  readonly baseUrl: string
  readonly versions: readonly DocsVersion[]
  readonly docs: readonly LinkedDoc[]
  /** Paths of all pages except the not-found page. */
  readonly paths: readonly string[]
  readonly redirects: readonly LinkedRedirect[]
  /** Patterns of paths that are not served by the site. */
  readonly elsewhere: readonly string[]
}

/** Lookups over the pages of a locale. */
export interface LinkIndex extends Pick<LinkTables, 'baseUrl' | 'versions'> {
  /** Docs by site-relative file, for translations and originals. */
  readonly docs: ReadonlyMap<string, LinkedDoc>
  /** Docs by path. */
  readonly docsByPath: ReadonlyMap<string, LinkedDoc>
  /** Paths of routes by path without a trailing slash. */
  readonly routes: ReadonlyMap<string, string>
  /** Redirects by the old path without a trailing slash. */
  readonly redirects: ReadonlyMap<string, LinkedRedirect>
  /** Whether a path on the site's host is served by something other than the site. */
  readonly isElsewhere: (path: string) => boolean
}

/** The page that contains a link. */
export interface LinkSource {
  readonly doc: LinkedDoc
  readonly site: LinkIndex
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'staticDirectories'> & {
    readonly markdown: Pick<SiteConfig['markdown'], 'schemes' | 'aliases'>
  }
}

/** A link or image as written. */
export interface Reference {
  readonly url: string
  readonly syntax: LinkSyntax
  /** The file it is written in: that of the page, or a partial. */
  readonly file: string
}

/** Published addresses of the site's files. */
export interface AssetLookup {
  /** Address with the base URL, or `undefined` if the file does not exist. */
  assetHref(file: string): string | undefined
}

/** Extracts what link resolution needs from the tables of a locale. */
export function linkTables({ baseUrl, versions, routes, redirects }: SiteTables): LinkTables {
  return {
    baseUrl,
    versions: versions.map(({ version }) => version),
    docs: versions.flatMap(({ docs }) =>
      docs.map(({ permalink, file, source, instance, version }) => ({
        permalink,
        file,
        source,
        instance,
        version,
      })),
    ),
    paths: routes.flatMap(({ path, target }) => (target.kind === 'not-found' ? [] : [path])),
    redirects: redirects.redirects.map(({ path, href, page }) => present({ path, href, page })),
    elsewhere: redirects.elsewhere,
  }
}

/** Builds the index of a locale's pages. */
export function linkIndex({ baseUrl, versions, docs, paths, redirects, elsewhere }: LinkTables): LinkIndex {
  const byFile = new Map<string, LinkedDoc>()
  for (const doc of docs) {
    for (const dir of docsFolders(versionOf({ doc, site: { versions } })))
      byFile.set((dir === '' ? doc.source : `${dir}/${doc.source}`).normalize(), doc)
  }
  return {
    baseUrl,
    versions,
    docs: byFile,
    docsByPath: new Map(docs.map((doc) => [doc.permalink, doc])),
    routes: new Map(paths.map((path) => [removeTrailingSlash(path), path])),
    redirects: new Map(redirects.map((redirect) => [removeTrailingSlash(redirect.path), redirect])),
    isElsewhere: addressMatcher(elsewhere),
  }
}

/** The doc at a path, which must exist. */
export function linkedDoc({ docsByPath }: Pick<LinkIndex, 'docsByPath'>, path: string): LinkedDoc {
  const doc = docsByPath.get(path)
  if (!doc) throw new Error(`no doc at ${path}`)
  return doc
}

/** Docs folders of a version, the translated one first. */
export function docsFolders(version: DocsVersion | undefined): readonly string[] {
  if (!version) return []
  const { dir, localizedDir } = version
  return localizedDir === undefined ? [dir] : [localizedDir, dir]
}

/** The redirect at a decoded address, with or without a trailing slash. */
export function redirectAt({ redirects }: LinkIndex, path: string): LinkedRedirect | undefined {
  return redirects.get(removeTrailingSlash(path.normalize()))
}

/** Path of the page at a decoded address, with or without a trailing slash; `undefined` if there is none. */
export function routeAt({ routes }: LinkIndex, path: string): string | undefined {
  return routes.get(removeTrailingSlash(path.normalize()))
}

/** The version that the page belongs to. */
export function versionOf({
  doc,
  site,
}: {
  readonly doc: Pick<Doc, 'instance' | 'version'>
  readonly site: Pick<LinkIndex, 'versions'>
}): DocsVersion | undefined {
  return site.versions.find(({ instance, name }) => instance === doc.instance && name === doc.version)
}
