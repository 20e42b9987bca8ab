// Previous and next page in a sidebar. A category with a page comes before its children; references, external links and
// unlisted pages are skipped.
import type { Report } from '../model/diagnostic.ts'
import { largeRecord } from '../model/large-record.ts'
import type { Doc, PaginationLink, VersionTables } from '../model/site.ts'
import { keyPlace } from '../text/key-place.ts'
import { pathHref } from '../text/path-href.ts'
import { present } from '../text/present.ts'
import { unknownDoc, unknownSidebar } from './messages.ts'
import type { FinishedCategory, FinishedItem, Sidebars } from './sidebars/items.ts'
import { sidebarTextId } from './sidebars/text-id.ts'
import { type Translate, translated } from './translate.ts'

/** A step in the page order of a sidebar. */
interface Step {
  /** Doc id, or slug of a generated index. */
  readonly id: string
  readonly link: PaginationLink
}

interface Context {
  readonly docs: ReadonlyMap<string, Doc>
  readonly draftIds: ReadonlySet<string>
  readonly translate: Translate
  readonly report: Report
}

/** The order of the pages of a version. */
export interface PageOrder extends Pick<VersionTables, 'pagination'> {
  /** Ids of docs and generated indexes, by sidebar. */
  readonly sequences: Readonly<Record<string, readonly string[]>>
}

/** The page order of all sidebars, and the neighbours of every page. */
export function paginate(sidebars: Sidebars<FinishedItem>, context: Context): PageOrder {
  const steps = new Map([...sidebars].map(([id, items]) => [id, stepsOf(items, id, context)]))
  return {
    sequences: Object.fromEntries([...steps].map(([id, sequence]) => [id, sequence.map((step) => step.id)])),
    pagination: neighbours(steps, context),
  }
}

function stepsOf(items: readonly FinishedItem[], sidebar: string, context: Context): readonly Step[] {
  return items.flatMap((item): readonly Step[] => {
    if (item.type === 'doc') return docStep(item.id, item.label, context)
    return item.type === 'category' ? stepsOfCategory(item, sidebar, context) : []
  })
}

function stepsOfCategory(item: FinishedCategory, sidebar: string, context: Context): readonly Step[] {
  const children = stepsOf(item.items, sidebar, context)
  if (!item.link) return children
  if (item.link.type === 'doc') return [...docStep(item.link.id, undefined, context), ...children]
  const { id, permalink } = item.link
  const label = translated(context.translate, sidebarTextId(sidebar, 'category', item), item.label)
  return [{ id, link: { label, href: pathHref(permalink) } }, ...children]
}

function docStep(id: string, label: string | undefined, { docs }: Context): readonly Step[] {
  const doc = docs.get(id)
  return !doc || doc.unlisted ? [] : [{ id: doc.id, link: docLink(doc, label) }]
}

/** A previous or next link to a doc, with the label of its sidebar item. */
export function docLink(
  { frontMatter, title, permalink }: Pick<Doc, 'frontMatter' | 'title' | 'permalink'>,
  label?: string,
): PaginationLink {
  return {
    label: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? label ?? title,
    href: pathHref(permalink),
  }
}

type Neighbours = VersionTables['pagination'][string]

function neighbours(
  sidebars: ReadonlyMap<string, readonly Step[]>,
  context: Context,
): VersionTables['pagination'] {
  const around = new Map([...sidebars].map(([id, steps]) => [id, neighboursIn(steps)]))
  const found = new Map<string, Neighbours>()
  for (const [id, doc] of context.docs) {
    const sidebar = displayedSidebar(doc, sidebars, context)
    const own = sidebar === undefined ? undefined : around.get(sidebar)?.get(id)
    found.set(id, overridden(doc, own ?? {}, context))
  }
  for (const steps of around.values())
    for (const [id, own] of steps) if (id.startsWith('/')) found.set(id, own)
  return largeRecord(found)
}

/** Neighbours of the steps of a sidebar. A page that occurs twice has the neighbours of its first occurrence. */
function neighboursIn(steps: readonly Step[]): ReadonlyMap<string, Neighbours> {
  const found = new Map<string, Neighbours>()
  for (const [at, step] of steps.entries())
    if (!found.has(step.id))
      found.set(step.id, present({ previous: steps[at - 1]?.link, next: steps[at + 1]?.link }))
  return found
}

function displayedSidebar(
  doc: Doc,
  sidebars: ReadonlyMap<string, unknown>,
  { report }: Context,
): string | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter
  if (displayed === undefined) return doc.sidebar
  if (displayed !== null && !sidebars.has(displayed)) {
    const place = keyPlace(doc, 'displayed_sidebar')
    report(
      unknownSidebar(displayed, [...sidebars.keys()], { place, where: `displayed_sidebar of '${doc.id}'` }),
    )
  }
  return displayed ?? undefined
}

/** Neighbours after applying `pagination_prev` and `pagination_next`. */
function overridden(doc: Doc, around: Neighbours, context: Context): Neighbours {
  const { pagination_prev, pagination_next } = doc.frontMatter
  if (pagination_prev === undefined && pagination_next === undefined) return around
  const { previous, next } = around
  return present({
    previous: pagination_prev === undefined ? previous : namedLink(doc, 'pagination_prev', context),
    next: pagination_next === undefined ? next : namedLink(doc, 'pagination_next', context),
  })
}

function namedLink(
  doc: Doc,
  key: 'pagination_prev' | 'pagination_next',
  { docs, draftIds, report }: Context,
): PaginationLink | undefined {
  const id = doc.frontMatter[key]
  if (id === null || id === undefined || draftIds.has(id)) return undefined
  const target = docs.get(id)
  if (!target)
    report(unknownDoc(id, [...docs.keys()], { place: keyPlace(doc, key), where: `${key} of '${doc.id}'` }))
  return target && !target.unlisted ? docLink(target) : undefined
}
