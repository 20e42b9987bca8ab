// Everything known of one version of a docs instance: its docs, sidebars, generated indexes, tags and page order.
import type { DocsConfig, SiteConfig } from '../model/config.ts'
import type { CategoryMetadata, DataFile, TagsFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { Doc, DocsVersion, TagEntry, VersionTables } from '../model/site.ts'
import { applyTrailingSlash, removeTrailingSlash } from '../text/url.ts'
import { configuredAddress } from './address.ts'
import { knownTags } from './doc-tags.ts'
import { buildDocs, type NamedDoc } from './docs.ts'
import type { Changes, LocatedHead } from './docs-input.ts'
import { finishedSidebars } from './finished-sidebars.ts'
import { generatedIndexes } from './generated-indexes.ts'
import { reportUntracked } from './last-update.ts'
import { reportNoPages } from './no-pages.ts'
import { paginate } from './pagination.ts'
import { docsOfSidebar, sidebarsOfDocs } from './sidebars/docs-of-sidebar.ts'
import type { FinishedItem, LinkItem, Sidebars } from './sidebars/items.ts'
import { resolveSidebar } from './sidebars/resolve.ts'
import { buildTags, isTaggedAlike } from './tags.ts'
import { type Translate, type Translations, translator } from './translate.ts'

/** What the tables of a version are made from. */
export interface VersionInput {
  readonly config: SiteConfig
  readonly docs: DocsConfig
  readonly version: DocsVersion
  /** Base URL of the locale. */
  readonly baseUrl: string
  readonly heads: readonly LocatedHead[]
  /** Files of any kind in the folder of the version, and those of them that are to be pages. */
  readonly found: { readonly files: number; readonly docs: number }
  /** `_category_` files by folder below the docs folder; empty for the docs folder itself. */
  readonly categories: ReadonlyMap<string, CategoryMetadata>
  /** The file that `version.sidebarFile` names, or null when it does not exist. */
  readonly sidebars: DataFile | null
  readonly tagsFile: TagsFile | null
  /** Translations of sidebar labels and of the version's name. */
  readonly translations: Translations
  readonly history: Changes | null
  readonly mode: 'production' | 'development'
}

/** Builds the tables of a version. */
export function buildVersionTables(input: VersionInput, report: Report): VersionTables {
  const { docs: options, mode } = input
  const permalink = permalinkOf(input)
  const tagNames = input.tagsFile && options.tags !== null ? knownTags(input.tagsFile, report) : null
  const all = buildDocs({ ...input, knownTags: tagNames, permalink }, report)
  const isLeftOut = ({ doc }: NamedDoc) => mode === 'production' && doc.draft
  const draftIds = all.filter(isLeftOut).map(({ doc }) => doc.id)
  const named = all.filter((entry) => !isLeftOut(entry))
  if (named.length === 0) reportNoPages(input, all.length, report)
  const finished = finishedSidebars({ ...input, named, draftIds, permalink }, report)
  const docs = attachSidebars(named, finished)
  if (options.showLastUpdateTime || options.showLastUpdateAuthor) reportUntracked(docs, input.history, report)
  return tables(input, { docs, draftIds, finished }, report)
}

interface Parts {
  readonly docs: readonly Doc[]
  readonly draftIds: readonly string[]
  readonly finished: Sidebars<FinishedItem>
}

function tables(input: VersionInput, { docs, draftIds, finished }: Parts, report: Report): VersionTables {
  const translate = translator(input.translations)
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const drafts = new Set(draftIds)
  const { sequences, pagination } = paginate(finished, { docs: byId, draftIds: drafts, translate, report })
  const resolveInput = {
    docs: byId,
    translate,
    address: sidebarAddress(input, report),
  }
  const sidebars = [...finished].map(([id, items]) => {
    return [
      id,
      { id, ...resolveSidebar(id, items, resolveInput), sequence: sequences.get(id) ?? [] },
    ] as const
  })
  return {
    version: finishedVersion(input, translate),
    docs,
    draftIds,
    mainDocId: mainDocId(docs, finished),
    sidebars: Object.fromEntries(sidebars),
    generatedIndexes: generatedIndexes(finished, translate),
    tags: tagsOf(input.version, docs),
    pagination,
  }
}

const tagged = new WeakMap<
  DocsVersion,
  { readonly docs: readonly Doc[]; readonly tags: readonly TagEntry[] }
>()

/** The tags of before as long as every doc says of them what it said: a new title is not looked at. */
function tagsOf(version: DocsVersion, docs: readonly Doc[]): readonly TagEntry[] {
  const before = tagged.get(version)
  const saysTheSame = (doc: Doc, at: number) => {
    const old = before?.docs[at]
    return old === doc || (old !== undefined && isTaggedAlike(old, doc))
  }
  const isSame = before?.docs.length === docs.length && docs.every(saysTheSame)
  const tags = isSame ? before.tags : buildTags(docs)
  tagged.set(version, { docs, tags })
  return tags
}

function permalinkOf({ version, config: { trailingSlash }, baseUrl }: VersionInput) {
  const root = removeTrailingSlash(version.path)
  return (slug: string) => applyTrailingSlash(root + slug, { trailingSlash, baseUrl })
}

/** The version with its translated name and the address of its list of tags as the site wants addresses. */
function finishedVersion(input: VersionInput, translate: Translate): DocsVersion {
  const { version, config, baseUrl } = input
  const slash = { trailingSlash: config.trailingSlash, baseUrl }
  return {
    ...version,
    label: translate('version.label') ?? version.label,
    tagsPath: applyTrailingSlash(version.tagsPath, slash),
  }
}

function sidebarAddress(input: VersionInput, report: Report) {
  return ({ href, label, place, autoAddBaseUrl }: LinkItem) => {
    const address = configuredAddress(href, input)
    if (!address) {
      report({
        code: 'site/unsafe-address',
        severity: 'error',
        message: `The link '${label}' of the sidebar has an address that may not stand in a page: ${href.trim().split(':', 1)[0]}:`,
        hint: 'use http, https, mailto, tel, or a path of this site',
        ...(place ? { place } : {}),
      })
    }
    return address && !address.external && !autoAddBaseUrl ? { ...address, href } : address
  }
}

/** Docs with the sidebar each is in. */
function attachSidebars(named: readonly NamedDoc[], sidebars: Sidebars<FinishedItem>): readonly Doc[] {
  const owner = sidebarsOfDocs(sidebars)
  return named.map(({ doc }) => {
    const sidebar = owner.get(doc.id)
    return sidebar === undefined ? doc : inSidebar(doc, sidebar)
  })
}

const placed = new WeakMap<Doc, Doc>()

/** The doc with its sidebar: the same object as long as both are the same. */
function inSidebar(doc: Doc, sidebar: string): Doc {
  const known = placed.get(doc)
  if (known?.sidebar === sidebar) return known
  const made = { sidebar, ...doc }
  placed.set(doc, made)
  return made
}

/** The doc at the root of the version, else the first one of the first sidebar, else any. */
function mainDocId(docs: readonly Doc[], sidebars: Sidebars<FinishedItem>): string | undefined {
  const home = docs.find(({ slug }) => slug === '/')
  const [first = []] = sidebars.values()
  return home?.id ?? docsOfSidebar(first)[0] ?? docs[0]?.id
}
