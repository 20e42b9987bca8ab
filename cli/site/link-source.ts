// Where a link stands and what can be looked up from there: docs by file, pages by address.

import type { LinkSyntax } from '../model/article.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Doc, DocsVersion, Route, SiteTables } from '../model/site.ts'
import { onceFor } from '../text/once-for.ts'

/** The page a link is on. */
export interface LinkSource {
  readonly doc: Pick<Doc, 'permalink' | 'file' | 'source' | 'instance' | 'version'>
  readonly site: SiteTables
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

/** Look-ups over the tables of a locale. */
export interface SiteIndex {
  /** Docs by site-relative file, translations and originals alike. */
  readonly docs: ReadonlyMap<string, Doc>
  /** Paths of routes by the path without a slash at its end. */
  readonly routes: ReadonlyMap<string, string>
}

/** The index of a locale's tables, made once. */
export const siteIndex = onceFor(({ versions, routes }: SiteTables): SiteIndex => {
  const docs = new Map<string, Doc>()
  for (const { version, docs: versionDocs } of versions) {
    for (const doc of versionDocs) {
      for (const dir of docsFolders(version)) {
        docs.set((dir === '' ? doc.source : `${dir}/${doc.source}`).normalize(), doc)
      }
    }
  }
  return { docs, routes: pathsOf(routes) }
})

/** Routes outlive the tables they are part of: a title leaves them as they are. */
const pathsOf = onceFor((routes: readonly Route[]): SiteIndex['routes'] => {
  const pages = routes.filter(({ target }) => target.kind !== 'not-found')
  return new Map(pages.map(({ path }) => [bare(path), path]))
})

/** Folders of a version's docs, the translated one first. */
export function docsFolders({ dir, localizedDir }: DocsVersion): readonly string[] {
  return localizedDir === undefined ? [dir] : [localizedDir, dir]
}

/** Path of the page at an unencoded address, whatever its trailing slash; undefined when there is none. */
export function routeAt(site: SiteTables, path: string): string | undefined {
  return siteIndex(site).routes.get(bare(path.normalize()))
}

function bare(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

/** The version the page belongs to. */
export function versionOf({ doc, site }: LinkSource): DocsVersion | undefined {
  return site.versions.find(
    ({ version }) => version.instance === doc.instance && version.name === doc.version,
  )?.version
}
