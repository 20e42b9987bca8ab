// Docs and what an author wrote -> the sidebars of a version with every folder filled in and every link known to lead
// somewhere. Most edits move nothing: then it is the result of before, and what follows from its items stays good.
import type { DocsConfig, SiteConfig } from '../model/config.ts'
import type { CategoryMetadata, DataFile } from '../model/data-files.ts'
import type { Diagnostic, Report } from '../model/diagnostic.ts'
import type { DocsVersion } from '../model/site.ts'
import { isCategoryIndex } from '../text/doc-id.ts'
import { keepEqual } from '../text/keep-equal.ts'
import { onceFor } from '../text/once-for.ts'
import type { NamedDoc } from './docs.ts'
import { finishSidebars } from './sidebars/finish.ts'
import { generateSidebars, type SidebarDoc } from './sidebars/generate.ts'
import type { FinishedItem, NormalItem, Sidebars } from './sidebars/items.ts'
import { normalizeSidebars } from './sidebars/normalize.ts'

/** Id of the sidebar of a site that has no sidebars file. */
const DEFAULT_SIDEBAR = 'defaultSidebar'

/** What finished sidebars are made from. */
export interface SidebarsInput {
  readonly config: SiteConfig
  readonly docs: DocsConfig
  readonly version: DocsVersion
  readonly baseUrl: string
  /** What the author wrote; null where there is no file. */
  readonly sidebars: DataFile | null
  readonly categories: ReadonlyMap<string, CategoryMetadata>
  readonly named: readonly NamedDoc[]
  readonly draftIds: readonly string[]
  /** Address of a slug of this version. */
  readonly permalink: (slug: string) => string
}

interface Kept {
  readonly from: readonly unknown[]
  readonly sidebars: Sidebars<FinishedItem>
  readonly findings: readonly Diagnostic[]
}

const kept = new WeakMap<DocsVersion, Kept>()

/** The finished sidebars of a version. */
export function finishedSidebars(input: SidebarsInput, report: Report): Sidebars<FinishedItem> {
  const from = madeFrom(input)
  const before = kept.get(input.version)
  const isSame = before?.from.length === from.length && from.every((part, at) => part === before.from[at])
  const made = isSame ? before : withOldParts(before, make(input, from))
  kept.set(input.version, made)
  for (const finding of made.findings) report(finding)
  return made.sidebars
}

/** A page that comes or goes leaves the other categories the objects they were: what was made of them stays good. */
function withOldParts(before: Kept | undefined, now: Kept): Kept {
  const sidebars = [...now.sidebars].map(
    ([id, items]) => [id, keepEqual(before?.sidebars.get(id), items)] as const,
  )
  return { ...now, sidebars: new Map(sidebars) }
}

/** Everything that decides, in parts that are equal for as long as they say the same. */
function madeFrom({ config, docs, baseUrl, sidebars, categories, draftIds, named }: SidebarsInput) {
  const links = [...categories.values()].flatMap(({ link }) => (link?.type === 'doc' ? [link.id] : []))
  const linked = new Set(links)
  const isLinked = ({ doc: { id } }: NamedDoc) =>
    linked.has(id) || linked.has(id.slice(id.lastIndexOf('/') + 1))
  return [
    ...[config, docs, baseUrl, sidebars],
    ...[draftIds.length, ...draftIds],
    ...[categories.size, ...[...categories].flat()],
    ...named.map(placing),
    // A title matters only where a category is named after its page: see `placing` for those that are indexes.
    ...(linked.size === 0 ? [] : named.filter(isLinked).map(({ doc }) => doc.title)),
  ]
}

/** What decides where a doc stands, and what its item says before its title is looked up. */
const placing = onceFor(({ doc, position }: NamedDoc): string => {
  const { id, source, title, frontMatter } = doc
  const { sidebar_label, sidebar_class_name, sidebar_custom_props, sidebar_key } = frontMatter
  const item = [sidebar_label, sidebar_class_name, sidebar_custom_props, sidebar_key]
  return JSON.stringify([id, source, position ?? null, item, isCategoryIndex(source) ? title : null])
})

function make(input: SidebarsInput, from: readonly unknown[]): Kept {
  const { docs: options, categories, named, permalink } = input
  const findings: Diagnostic[] = []
  const note = (finding: Diagnostic) => void findings.push(finding)
  const draftIds = new Set(input.draftIds)
  const generated = generateSidebars(
    writtenSidebars(input, note),
    { docs: named.map(sidebarDoc), draftIds, categories, numberPrefixes: options.numberPrefixParser },
    note,
  )
  const sidebars = finishSidebars(
    generated,
    {
      docIds: new Set(named.map(({ doc }) => doc.id)),
      draftIds,
      collapsible: options.sidebarCollapsible,
      collapsed: options.sidebarCollapsed,
      maxDepth: input.config.limits.sidebarDepth,
      permalink,
    },
    note,
  )
  return { from, sidebars, findings }
}

function sidebarDoc({ doc: { id, source, title, frontMatter }, position }: NamedDoc): SidebarDoc {
  return { id, source, title, frontMatter, ...(position === undefined ? {} : { position }) }
}

/** The sidebars an author wrote, or the one that holds everything. A file that does not exist has been reported. */
function writtenSidebars({ version, sidebars, config }: SidebarsInput, report: Report): Sidebars<NormalItem> {
  if (version.sidebarFile === null) {
    return new Map([[DEFAULT_SIDEBAR, [{ type: 'autogenerated', dirName: '.' }]]])
  }
  return sidebars ? normalizeSidebars(sidebars, config.limits.sidebarDepth, report) : new Map()
}
