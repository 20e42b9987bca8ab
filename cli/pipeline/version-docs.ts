// Docs of a version and the sidebars built from them. The data that determines the position of docs is a value of its own,
// separate from what sidebars display: a new title re-renders a sidebar without rebuilding its structure.
import { query } from '../graph/query.ts'
import type { CategoryMetadata } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { Doc, DocsVersion } from '../model/site.ts'
import { reportExtraCategoryFiles, reportMisnamedFiles } from '../scan/category-file.ts'
import { knownTags } from '../site/doc-tags.ts'
import { buildDocs, type NamedDoc, type PublishedDocs, publishedDocs } from '../site/docs.ts'
import type { KnownTags } from '../site/docs-input.ts'
import { finishedSidebars, sidebarDocs } from '../site/finished-sidebars.ts'
import { reportUntracked } from '../site/last-update.ts'
import { reportNoPages } from '../site/no-pages.ts'
import type { SidebarDoc } from '../site/sidebars/generate.ts'
import type { FinishedItem } from '../site/sidebars/items.ts'
import { attachSidebars } from '../site/version-tables.ts'
import type { Content } from './content.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { joinKey, splitKey } from './keys.ts'
import { RANK } from './rank.ts'
import type { Heads, Versions } from './versions.ts'

/** The queries over single docs: names and addresses. Keys end with `locale|instance|version`. */
export function docQueries(
  { mode }: PipelinePorts,
  inputs: Inputs,
  content: Content,
  { settingsOf }: Versions,
  { docParts, heads }: Heads,
) {
  /** Tags declared in the tags file of a version. */
  const declaredTags = query<KnownTags | null>({
    name: 'declared-tags',
    rank: RANK.heads,
    fingerprint: 'reads',
    compute: async (key, { read, report }) => {
      const { docs, version } = await settingsOf(key, read)
      const file = docs.tags === null ? null : await read(content.tagsFile, `${version.dir}/${docs.tags}`)
      return file && knownTags(file, report)
    },
  })

  /** Docs of one part, drafts included. Keys begin with the part number. */
  const docsPart = query<readonly NamedDoc[]>({
    name: 'docs-part',
    rank: RANK.docsPart,
    compute: async (key, { read, report }) => {
      const [, version] = splitKey(key)
      const settings = await settingsOf(version, read)
      const { showLastUpdateTime, showLastUpdateAuthor } = settings.docs
      const history = showLastUpdateTime || showLastUpdateAuthor ? await read(inputs.history, '') : null
      const tags = await read(declaredTags, version)
      return buildDocs(await read(heads, key), { ...settings, knownTags: tags, history, mode }, report)
    },
  })

  /** Published docs. */
  const named = query<PublishedDocs>({
    name: 'named-docs',
    rank: RANK.namedDocs,
    fingerprint: 'reads',
    compute: async (key, { read, report }) => {
      const { docs, version } = await settingsOf(key, read)
      const files = await read(docParts, key)
      const parts = files.map((_part, number) => read(docsPart, joinKey(`${number}`, key)))
      const all = (await Promise.all(parts)).flat()
      const published = publishedDocs(all, { version, mode }, report)
      if (published.named.length === 0) {
        // Other files in the folder matter only if there are no docs.
        const pages = files.flat().length
        const found = { docs: pages, files: pages || (await read(inputs.listing, version.dir)).length }
        reportNoPages({ version, found }, published.draftIds.length, report)
      }
      if (docs.showLastUpdateTime || docs.showLastUpdateAuthor)
        reportUntracked(published.named, await read(inputs.history, ''), report)
      return published
    },
  })

  return { declaredTags, docsPart, named }
}

export type Docs = ReturnType<typeof docQueries>

/** Sidebars in a form that can be stored: a map is not JSON. */
type SidebarEntries = readonly (readonly [id: string, items: readonly FinishedItem[]])[]

/** The queries over positions of docs in sidebars. Keys are `locale|instance|version`. */
export function sidebarPositionQueries(
  inputs: Inputs,
  content: Content,
  { queries: { folder }, settingsOf, translatedFiles }: Versions,
  { named }: Docs,
) {
  /** `_category_` files by folder, relative to the docs folder. */
  const categories = query<readonly (readonly [folder: string, metadata: CategoryMetadata])[]>({
    name: 'categories',
    rank: RANK.docFiles,
    compute: async (key, { read, report }) => {
      const { version } = await settingsOf(key, read)
      const { categories: found, misnamed } = await read(folder, joinKey(version.instance, version.dir))
      reportMisnamedFiles(misnamed, report)
      const fileOf = await translatedFiles(version, read)
      const all: (readonly [string, CategoryMetadata])[] = []
      for (const { folder: path, files } of found) {
        reportExtraCategoryFiles(files, report)
        const [used] = files
        const source = used?.slice(version.dir.length + 1) ?? ''
        const metadata = used === undefined ? null : await read(content.category, fileOf(source, used))
        if (metadata) all.push([path, metadata])
      }
      return all
    },
  })

  /** The data of docs that determines their position. */
  const placed = query<{ readonly pages: readonly SidebarDoc[]; readonly draftIds: readonly string[] }>({
    name: 'sidebar-docs',
    rank: RANK.sidebarDocs,
    compute: async (key, { read }) => {
      const { named: docs, draftIds } = await read(named, key)
      const { docs: options } = await settingsOf(key, read)
      const isWhole = options.sidebarItemsGenerator !== null
      return { pages: sidebarDocs(docs, new Map(await read(categories, key)), isWhole), draftIds }
    },
  })

  /** Sidebars with every folder expanded. */
  const finished = query<SidebarEntries>({
    name: 'finished-sidebars',
    rank: RANK.finishedSidebars,
    compute: async (key, { read, report }) => {
      const settings = await settingsOf(key, read)
      const { sidebarFile } = settings.version
      const sidebars = typeof sidebarFile === 'string' ? await read(content.exported, sidebarFile) : null
      // A file that exists but cannot be used has already been reported.
      if (typeof sidebarFile === 'string' && !sidebars && (await read(inputs.bytes, sidebarFile)) === null)
        reportMissingSidebars(sidebarFile, settings.version, report)
      const { pages, draftIds } = await read(placed, key)
      const input = { sidebars, pages, draftIds, categories: new Map(await read(categories, key)) }
      return [...finishedSidebars({ ...settings, ...input }, report)]
    },
  })

  /** Docs with the sidebar that contains each. */
  const docs = query<readonly Doc[]>({
    name: 'docs',
    rank: RANK.docs,
    fingerprint: 'reads',
    compute: async (key, { read }) =>
      attachSidebars((await read(named, key)).named, new Map(await read(finished, key))),
  })

  return { categories, placed, finished, docs }
}

export type Places = ReturnType<typeof sidebarPositionQueries>

function reportMissingSidebars(file: string, version: DocsVersion, report: Report): void {
  report({
    code: 'site/no-sidebars-file',
    severity: 'error',
    message: `The sidebars file ${file} of version '${version.name}' does not exist`,
    hint: 'Create it, correct `docs.sidebarPath`, or leave `docs.sidebarPath` out to generate the sidebar from the folders',
    place: startOf(file),
  })
}
