// `@docusaurus/plugin-content-docs/client`: docs instances, versions, and those the page belongs to. For the current doc, id,
// title, URL and tags are available; for other docs of its version, id, title and description. Front matter and the docs of other
// versions are not available.

import { useDocsFacts } from '../../components/providers/docs-facts-context.ts'
import { useVersionCandidates } from '../../components/use-version.ts'
import { usePage, usePreferredVersions, useSite } from '../../contexts.tsx'
import type { DocFacts } from '../../model/docs-facts.ts'
import { own } from '../../model/own.ts'
import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts'
import { type GlobalDocs, type GlobalVersion, globalDocs, globalVersion } from './docs-data.ts'

const DEFAULT = 'default'

/** All docs instances by id. */
export function useAllDocsData(): Readonly<Record<string, GlobalDocs>> {
  return Object.fromEntries(useSite().docs.map((docs) => [docs.id, globalDocs(docs)]))
}

/** A docs instance; throws for an unknown id. */
export function useDocsData(pluginId = DEFAULT): GlobalDocs {
  const docs = own(useAllDocsData(), pluginId)
  if (!docs) throw new Error(`There is no docs instance "${pluginId}".`)
  return docs
}

/** The docs instance of the page. */
export function useActivePlugin() {
  const all = useAllDocsData()
  const { docs } = usePage()
  const pluginData = docs && own(all, docs.instance)
  return pluginData && docs ? { pluginId: docs.instance, pluginData } : undefined
}

/** The docs instance and the version of the page. */
export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin()
  const { docs } = usePage()
  if (!activePlugin) return undefined
  const activeVersion = activePlugin.pluginData.versions.find(({ name }) => name === docs?.version)
  return { activePlugin, activeVersion }
}

/** Versions of a docs instance, newest first. */
export const useVersions = (pluginId?: string): readonly GlobalVersion[] => useDocsData(pluginId).versions

/** The version that readers get by default. */
export function useLatestVersion(pluginId?: string): GlobalVersion {
  const versions = useVersions(pluginId)
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0]
  if (!latest) throw new Error('The docs have no version.')
  return latest
}

/** The version of the page; undefined on pages of other instances and outside docs. */
export function useActiveVersion(pluginId = DEFAULT): GlobalVersion | undefined {
  const { docs } = usePage()
  const versions = useVersions(pluginId)
  return docs?.instance === pluginId ? versions.find(({ name }) => name === docs.version) : undefined
}

/** The version and the doc of the page. Its counterparts in other versions are not known here. */
export function useActiveDocContext(pluginId = DEFAULT) {
  const activeVersion = useActiveVersion(pluginId)
  const page = usePage()
  const activeDoc = activeVersion && page.kind === 'doc' ? { id: page.id, path: page.path } : undefined
  return { activeVersion, activeDoc, alternateDocVersions: {} as Readonly<Record<string, never>> }
}

/** The version of the page, with its banner and its docs by id. */
export function useDocsVersion() {
  const page = usePage()
  const facts = useDocsFacts()
  const version = useSite()
    .docs.find(({ id }) => id === page.docs?.instance)
    ?.versions.find(({ name }) => name === page.docs?.version)
  if (!version || !page.docs) throw new Error('useDocsVersion is called outside of docs.')
  const { kind: banner = null } = ('versionBanner' in page && page.versionBanner) || {}
  const { instance: pluginId } = page.docs
  const { name, label, isLast } = version
  return {
    pluginId,
    version: name,
    label,
    isLast,
    banner,
    badge: 'versionBadge' in page,
    // A getter, because the page data contain exactly what its components have read.
    get docs() {
      return facts.docs
    },
  }
}

/** A doc of the version by id; throws for an unknown id. */
export function useDocById(id: string): DocFacts
export function useDocById(id: string | undefined): DocFacts | undefined
export function useDocById(id: string | undefined): DocFacts | undefined {
  const facts = useDocsFacts()
  if (!id) return undefined
  const doc = own(facts.docs, id)
  if (!doc) throw new Error(`The version has no doc "${id}".`)
  return doc
}

/** The category of the page; throws if there is none. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const { category } = useDocsFacts()
  if (!category) throw new Error('The page is in no category of a sidebar.')
  return category
}

/** Siblings of the page in its sidebar, or its children if it is the page of a category. */
export const useCurrentSidebarSiblings = (): readonly SidebarItem[] => useDocsFacts().siblings

/** The properties of a sidebar item that determine its link. */
export interface LeadingItem {
  readonly href?: string
  readonly items?: readonly LeadingItem[]
  readonly unlisted?: boolean
  readonly linkUnlisted?: boolean
}

/** The link of an item: its own, or that of the first item below it. Unlisted pages are skipped. */
export function findFirstSidebarItemLink(item: LeadingItem): string | undefined {
  const { href, items = [], unlisted, linkUnlisted } = item
  if (href !== undefined && !unlisted && !linkUnlisted) return href
  return items.map(findFirstSidebarItemLink).find((below) => below !== undefined)
}

export { findFirstSidebarItemLink as findFirstSidebarItemCategoryLink }

/** Items that can be shown as cards. */
export const filterDocCardListItems = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.filter((item) => item.type === 'link' || item.type === 'category')

/** The doc of the page. */
export function useDoc() {
  const page = usePage()
  if (page.kind !== 'doc') throw new Error('useDoc is called outside of a doc.')
  const { id, title, path, documentTitle, description, tags, editUrl } = page
  const metadata = {
    id,
    title: title ?? documentTitle,
    description: description ?? '',
    permalink: path,
    version: page.docs?.version ?? 'current',
    tags: tags.map(({ label, href }) => ({ label, permalink: href })),
    ...(editUrl === undefined ? {} : { editUrl }),
    frontMatter: {},
  }
  return { metadata, frontMatter: {}, contentTitle: title, toc: [] }
}

/** The version that the reader chose, and a function to choose one. */
export function useDocsPreferredVersion(pluginId = DEFAULT) {
  const { names, prefer } = usePreferredVersions()
  const found = useVersions(pluginId).find(({ name }) => name === own(names, pluginId))
  return {
    preferredVersion: found ?? null,
    savePreferredVersionName: (name: string) => prefer(pluginId, name),
  }
}

/** The version of the page, the preferred one and the latest, as far as they exist. */
export function useDocsVersionCandidates(pluginId = DEFAULT): readonly GlobalVersion[] {
  return useVersionCandidates(pluginId).versions.map(globalVersion)
}
