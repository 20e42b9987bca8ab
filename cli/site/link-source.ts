// Where a link stands and what can be looked up from there: docs by file, pages by address.

import type { LinkSyntax } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Doc, DocsVersion, Redirect, SiteTables } from '../model/site.ts'
import { addressMatcher } from '../text/address-patterns.ts'
import { present } from '../text/present.ts'

/** What links know of a doc. */
export type LinkedDoc = Pick<Doc, 'permalink' | 'file' | 'source' | 'instance' | 'version'>

/** What links know of an old address. */
export type LinkedRedirect = Pick<Redirect, 'path' | 'href' | 'page'>

/** All that decides where links lead: most edits of pages leave it as it is. */
export interface LinkTables {
  readonly baseUrl: string
  readonly versions: readonly DocsVersion[]
  readonly docs: readonly LinkedDoc[]
  /** Paths of all pages but the one for what does not exist. */
  readonly paths: readonly string[]
  readonly redirects: readonly LinkedRedirect[]
  /** Patterns of paths that something else than the site answers. */
  readonly elsewhere: readonly string[]
}

/** Look-ups over the pages of a locale. */
export interface LinkIndex extends Pick<LinkTables, 'baseUrl' | 'versions'> {
  /** Docs by site-relative file, translations and originals alike. */
  readonly docs: ReadonlyMap<string, LinkedDoc>
  /** Docs by path. */
  readonly docsByPath: ReadonlyMap<string, LinkedDoc>
  /** Paths of routes by the path without a slash at its end. */
  readonly routes: ReadonlyMap<string, string>
  /** Redirects by the old path without a slash at its end. */
  readonly redirects: ReadonlyMap<string, LinkedRedirect>
  /** Whether something else than the site answers a path of its host. */
  readonly isElsewhere: (path: string) => boolean
}

/** The page a link is on. */
export interface LinkSource {
  readonly doc: LinkedDoc
  readonly site: LinkIndex
  readonly config: Pick<SiteConfig, 'trailingSlash' | 'staticDirectories'> & {
    readonly markdown: Pick<SiteConfig['markdown'], 'schemes'>
  }
}

/** A link or image as written. */
export interface Reference {
  readonly url: string
  readonly syntax: LinkSyntax
  /** The file it is written in: the page's own, or a partial's. */
  readonly file: string
}

/** Published addresses of the site's files. */
export interface AssetLookup {
  /** Address with the base URL, or undefined when there is no such file. */
  assetHref(file: string): string | undefined
}

/** What the tables of a locale say to links. */
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

/** The index of a locale's pages. */
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
    routes: new Map(paths.map((path) => [bare(path), path])),
    redirects: new Map(redirects.map((redirect) => [bare(redirect.path), redirect])),
    isElsewhere: addressMatcher(elsewhere),
  }
}

/** The doc at a path, which must exist. */
export function linkedDoc({ docsByPath }: Pick<LinkIndex, 'docsByPath'>, path: string): LinkedDoc {
  const doc = docsByPath.get(path)
  if (!doc) throw new Error(`no doc at ${path}`)
  return doc
}

/** Folders of a version's docs, the translated one first. */
export function docsFolders(version: DocsVersion | undefined): readonly string[] {
  if (!version) return []
  const { dir, localizedDir } = version
  return localizedDir === undefined ? [dir] : [localizedDir, dir]
}

/** The redirect at an unencoded address, whatever its trailing slash. */
export function redirectAt({ redirects }: LinkIndex, path: string): LinkedRedirect | undefined {
  return redirects.get(bare(path.normalize()))
}

/** Path of the page at an unencoded address, whatever its trailing slash; undefined when there is none. */
export function routeAt({ routes }: LinkIndex, path: string): string | undefined {
  return routes.get(bare(path.normalize()))
}

function bare(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

/** The version the page belongs to. */
export function versionOf({
  doc,
  site,
}: {
  readonly doc: Pick<Doc, 'instance' | 'version'>
  readonly site: Pick<LinkIndex, 'versions'>
}): DocsVersion | undefined {
  return site.versions.find(({ instance, name }) => instance === doc.instance && name === doc.version)
}
