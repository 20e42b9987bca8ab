// Converts concrete items to items that are guaranteed to exist: removes drafts and unknown docs, turns empty categories into
// links or removes them, applies defaults, and gives generated indexes their addresses.
import GithubSlugger from 'github-slugger'
import type { Report } from '../../model/diagnostic.ts'
import { present } from '../../text/present.ts'
import { addLeadingSlash } from '../../text/url.ts'
import { deepSidebar, unknownDoc } from '../messages.ts'
import { writtenPath } from '../written-path.ts'
import type {
  CategoryItem,
  CategoryLink,
  ConcreteItem,
  DocItem,
  FinishedCategory,
  FinishedItem,
  FinishedLink,
  Sidebars,
} from './items.ts'

/** Data about the version needed to finish its sidebars. */
export interface FinishInput {
  readonly docIds: ReadonlySet<string>
  readonly draftIds: ReadonlySet<string>
  readonly collapsible: boolean
  readonly collapsed: boolean
  /** Maximum nesting of categories. */
  readonly maxDepth: number
  /** Address of a slug in this version. */
  readonly permalink: (slug: string) => string
}

interface Context extends FinishInput {
  readonly sidebar: string
  /** Labels from the sidebar's name down to here. */
  readonly trail: readonly string[]
  /** Shared by all sidebars of a version: repeated labels get `-1`, `-2`. */
  readonly slugger: GithubSlugger
  readonly report: Report
}

/** Finishes all sidebars of a version. */
export function finishSidebars(
  sidebars: Sidebars<ConcreteItem>,
  input: FinishInput,
  report: Report,
): Sidebars<FinishedItem> {
  const slugger = new GithubSlugger()
  const finished = [...sidebars].map(([sidebar, items]) => {
    const context: Context = { ...input, sidebar, trail: [sidebar], slugger, report }
    return [sidebar, items.flatMap((item) => finishItem(item, context))] as const
  })
  return new Map(finished)
}

function finishItem(item: ConcreteItem, context: Context): readonly FinishedItem[] {
  if (item.type === 'category') return finishCategory(item, context)
  return (item.type === 'doc' || item.type === 'ref') && !exists(item, context) ? [] : [item]
}

/** Whether a doc exists. Reports it if it is not a draft either. */
function exists({ id, place }: Pick<DocItem, 'id' | 'place'>, context: Context): boolean {
  if (context.docIds.has(id)) return true
  if (!context.draftIds.has(id)) {
    const known = [...context.docIds, ...context.draftIds]
    context.report(unknownDoc(id, known, { place, where: `sidebar '${context.sidebar}'` }))
  }
  return false
}

function finishCategory(
  category: CategoryItem<ConcreteItem>,
  context: Context,
): readonly (FinishedCategory | DocItem)[] {
  const link = category.link && finishLink(category.link, category, context)
  const inside = { ...context, trail: [...context.trail, category.label] }
  const items = isTooDeep(inside, category) ? [] : category.items.flatMap((item) => finishItem(item, inside))
  const { label, className, customProps, key, place } = category
  if (items.length === 0) {
    if (link?.type !== 'doc') return []
    return [present({ type: 'doc' as const, id: link.id, label, className, customProps, key, place })]
  }
  const { collapsible = context.collapsible, collapsed = context.collapsed, link: _link, ...rest } = category
  return [{ ...rest, items, collapsible, collapsed: collapsible && collapsed, ...(link ? { link } : {}) }]
}

/** Folders can be nested more deeply than a sidebars file allows. */
function isTooDeep({ trail, maxDepth, report }: Context, { place }: CategoryItem<ConcreteItem>): boolean {
  if (trail.length <= maxDepth + 1) return false
  report(present({ ...deepSidebar(trail, maxDepth), place }))
  return true
}

function finishLink(
  link: CategoryLink,
  { label, place }: CategoryItem<ConcreteItem>,
  context: Context,
): FinishedLink | undefined {
  if (link.type === 'doc') {
    return exists(present({ id: link.id, place: link.place ?? place }), context) ? link : undefined
  }
  const slug = link.slug ?? `/category/${context.slugger.slug(label)}`
  const checked = writtenPath(slug)
  if ('problem' in checked) {
    context.report({
      code: 'site/bad-slug',
      severity: 'error',
      message: `Invalid address of category '${label}': '${slug}' ${checked.problem}`,
      hint: 'give the link of the category another `slug`',
      ...((link.place ?? place) ? { place: link.place ?? place } : {}),
    })
    return undefined
  }
  const id = addLeadingSlash(checked.path)
  return { ...link, id, permalink: context.permalink(id) }
}
