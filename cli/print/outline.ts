// The sidebars of versions and the requested part -> the outline of a printed book, in sidebar order, each page once.
import { own } from '../../runtime/model/own.ts'
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import type { Doc, VersionTables } from '../model/site.ts'
import { hrefPath } from '../text/path-href.ts'
import { pagePath, pathnameOf, removeTrailingSlash } from '../text/url.ts'

/** An entry of a book: a page, a heading over others, or both. */
export interface OutlineEntry {
  readonly label: string
  readonly doc?: Doc
  readonly below: readonly OutlineEntry[]
}

/** The requested part of a site. */
export interface OutlinePart {
  /** Title of the part; absent when the site's title applies. */
  readonly title?: string
  readonly entries: readonly OutlineEntry[]
}

/** All pages of these versions: those in sidebars first, then the others. */
export function siteOutline(versions: readonly VersionTables[]): readonly OutlineEntry[] {
  return versions.flatMap((tables) => {
    const listed = tables.docs.filter(({ unlisted }) => !unlisted)
    const docs = new Map(listed.map((doc) => [pathOf(doc.permalink), doc]))
    const sidebars = Object.values(tables.sidebars).flatMap(({ items }) => entriesOf(items, docs))
    return [...sidebars, ...[...docs.values()].map((doc) => ({ label: doc.title, doc, below: [] }))]
  })
}

/** Converts sidebar items, and removes their docs from `docs`. */
function entriesOf(items: readonly SidebarItem[], docs: Map<string, Doc>): readonly OutlineEntry[] {
  return items.flatMap((item): readonly OutlineEntry[] => {
    if (item.type === 'html') return []
    const key = item.href === undefined ? undefined : pathOf(item.href)
    const doc = key === undefined ? undefined : docs.get(key)
    if (doc && key !== undefined) docs.delete(key)
    const below = item.type === 'category' ? entriesOf(item.items ?? [], docs) : []
    return doc || below.length > 0 ? [{ label: item.label, ...(doc ? { doc } : {}), below }] : []
  })
}

/** Normalized page path, for comparisons. */
const pathOf = (href: string): string => pagePath(hrefPath(pathnameOf(href)))

/** The part with a name: a sidebar, a tag, or a section by its label, path or folder; null if there is none. */
export function namedOutline(
  versions: readonly VersionTables[],
  name: string,
  baseUrl: string,
): OutlinePart | null {
  const sidebars = versions.flatMap((tables) => {
    const sidebar = own(tables.sidebars, name)
    return sidebar
      ? siteOutline([{ ...tables, docs: docsIn(sidebar.items, tables), sidebars: { [name]: sidebar } }])
      : []
  })
  if (sidebars.length > 0) return { entries: sidebars }
  const all = siteOutline(versions)
  return section(all, name, baseUrl) ?? tagged(all, versions, name)
}

function docsIn(items: readonly SidebarItem[], { docs }: VersionTables): readonly Doc[] {
  const paths = new Set<string>()
  const visit = (item: SidebarItem): void => {
    if (item.type !== 'html' && item.href !== undefined) paths.add(pathOf(item.href))
    if (item.type === 'category') item.items?.forEach(visit)
  }
  items.forEach(visit)
  return docs.filter(({ permalink }) => paths.has(pathOf(permalink)))
}

/** A category or page by its label or path; otherwise the contents of a folder. */
function section(all: readonly OutlineEntry[], name: string, baseUrl: string): OutlinePart | null {
  const path = name.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '')
  const isMeant = ({ label, doc }: OutlineEntry) =>
    label === name ||
    (doc !== undefined &&
      [below(doc, baseUrl), withoutEnding(doc.file), withoutEnding(doc.source)].includes(path))
  const entry = find(all, isMeant)
  if (entry) return { title: entry.label, entries: [entry] }
  // A folder below the docs folder may be named without its ancestors.
  const entries = filtered(all, ({ file }) => `/${file}`.includes(`/${path}/`))
  return entries.length > 0 ? partOf(entries) : null
}

const below = ({ permalink }: Doc, baseUrl: string) => removeTrailingSlash(permalink.slice(baseUrl.length))
const withoutEnding = (file: string) => file.replace(/\.mdx?$/, '').replace(/\/(?:index|readme)$/i, '')

function tagged(
  all: readonly OutlineEntry[],
  versions: readonly VersionTables[],
  name: string,
): OutlinePart | null {
  const isMeant = ({ label }: { readonly label: string }) =>
    label === name || label.toLowerCase() === name.toLowerCase()
  const found = versions.flatMap(({ tags }) => tags.filter(isMeant))
  const [first] = found
  if (!first) return null
  const isTagged = ({ tags }: Doc) =>
    tags.some(({ permalink }) => found.some((tag) => tag.permalink === permalink))
  return { title: first.label, entries: filtered(all, isTagged) }
}

/** The first matching entry, depth first. */
function find(
  entries: readonly OutlineEntry[],
  isMeant: (entry: OutlineEntry) => boolean,
): OutlineEntry | undefined {
  for (const entry of entries) {
    const found = isMeant(entry) ? entry : find(entry.below, isMeant)
    if (found) return found
  }
  return undefined
}

/** The matching pages, under their headings. */
function filtered(entries: readonly OutlineEntry[], isMeant: (doc: Doc) => boolean): readonly OutlineEntry[] {
  return entries.flatMap(({ label, doc, below }) => {
    const inside = filtered(below, isMeant)
    if (doc && isMeant(doc)) return [{ label, doc, below: inside }]
    return inside.length > 0 ? [{ label, below: inside }] : []
  })
}

/** Skips headings that contain only one other heading. */
function partOf(entries: readonly OutlineEntry[]): OutlinePart {
  const [only] = entries
  if (entries.length !== 1 || !only) return { entries }
  return only.doc ? { title: only.label, entries } : { title: only.label, ...titled(only) }
}

const titled = ({ label, below }: OutlineEntry): OutlinePart => {
  const inner = partOf(below)
  return { title: inner.title ?? label, entries: inner.entries }
}

/** All docs of the entries, in order. */
export const docsOf = (entries: readonly OutlineEntry[]): readonly Doc[] =>
  entries.flatMap(({ doc, below }) => [...(doc ? [doc] : []), ...docsOf(below)])

/** Names that can be requested. */
export const outlineNames = (versions: readonly VersionTables[]): readonly string[] => [
  ...versions.flatMap(({ sidebars, tags }) => [...Object.keys(sidebars), ...tags.map(({ label }) => label)]),
  ...labelsOf(siteOutline(versions)),
]

const labelsOf = (entries: readonly OutlineEntry[]): readonly string[] =>
  entries.flatMap(({ label, below }) => [label, ...labelsOf(below)])
