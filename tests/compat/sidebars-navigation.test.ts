// Neighbours, own links and owners of sidebars as the reference computes them from processed sidebars.
import type { Doc, DocsVersion } from '../../cli/model/site.ts'
import { generatedIndexes } from '../../cli/site/generated-indexes.ts'
import { paginate } from '../../cli/site/pagination.ts'
import { docsOfSidebar } from '../../cli/site/sidebars/docs-of-sidebar.ts'
import type { FinishedItem } from '../../cli/site/sidebars/items.ts'
import { resolveSidebar } from '../../cli/site/sidebars/resolve.ts'
import type { SidebarLink } from '../../runtime/model/sidebar.ts'
import type { RecordedCase } from '../helpers/shared.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

type Sidebars = ReadonlyMap<string, readonly FinishedItem[]>

interface NavigationArguments {
  readonly docId: string
  readonly displayedSidebar?: string | null
  readonly unlistedIds: { readonly $set: readonly string[] }
}

interface ReferenceItem {
  readonly type: string
  readonly id?: string
  readonly label?: string
  readonly link?: { readonly type: string; readonly id?: string; readonly permalink?: string }
}

/** Recorded sidebars with ids on generated indexes, as finishing gives them. */
function finished(value: unknown): Sidebars {
  const withIds = JSON.parse(JSON.stringify(value), (_key, inner) =>
    inner?.type === 'generated-index' ? { ...inner, id: inner.slug } : inner,
  ) as Readonly<Record<string, readonly FinishedItem[]>>
  return new Map(Object.entries(withIds))
}

/** Docs whose titles and addresses are their ids. */
function docsOf(
  sidebars: Sidebars,
  unlisted: readonly string[] = [],
  more: Partial<Doc> = {},
): ReadonlyMap<string, Doc> {
  const owner = new Map<string, string>()
  for (const [sidebar, items] of sidebars) for (const id of docsOfSidebar(items)) owner.set(id, sidebar)
  const ids = new Set([...owner.keys(), ...(more.id === undefined ? [] : [more.id])])
  const version = { instance: 'default', name: 'current', locale: 'en' } as DocsVersion
  return new Map(
    [...ids].map((id): [string, Doc] => [
      id,
      {
        id,
        instance: version.instance,
        version: version.name,
        locale: version.locale,
        file: `docs/${id}.md`,
        source: `${id}.md`,
        slug: `/${id}`,
        permalink: `/${id}`,
        title: id,
        description: '',
        frontMatter: id === more.id ? (more.frontMatter ?? {}) : {},
        keyPlaces: {},
        tags: [],
        draft: false,
        unlisted: unlisted.includes(id),
        ...(owner.has(id) ? { sidebar: owner.get(id) as string } : {}),
      },
    ]),
  )
}

function navigation(
  sidebars: Sidebars,
  { docId, displayedSidebar, unlistedIds }: NavigationArguments,
): unknown {
  const frontMatter = displayedSidebar === undefined ? {} : { displayed_sidebar: displayedSidebar }
  const docs = docsOf(sidebars, unlistedIds.$set, { id: docId, frontMatter })
  const errors: string[] = []
  const { pagination } = paginate(sidebars, {
    docs,
    draftIds: new Set(),
    translate: () => undefined,
    report: ({ message }) => errors.push(message),
  })
  if (errors.length > 0) return REFUSED
  const sidebarName =
    displayedSidebar === undefined ? docs.get(docId)?.sidebar : (displayedSidebar ?? undefined)
  return { sidebarName, previous: pagination[docId]?.previous?.href, next: pagination[docId]?.next?.href }
}

function indexNavigation(sidebars: Sidebars, permalink: string): unknown {
  const indexes = generatedIndexes(sidebars, () => undefined)
  const index = indexes.find((candidate) => candidate.permalink === permalink)
  const context = {
    docs: docsOf(sidebars),
    draftIds: new Set<string>(),
    translate: () => undefined,
    report: () => undefined,
  }
  const { previous, next } = paginate(sidebars, context).pagination[index?.id ?? ''] ?? {}
  return { sidebarName: index?.sidebar, previous: previous?.href, next: next?.href }
}

/** Address of a recorded item: docs are at their ids. */
function addressOf(item: ReferenceItem | undefined): string | undefined {
  if (!item) return undefined
  if (item.type === 'doc') return `/${item.id}`
  return item.link?.type === 'doc' ? `/${item.link.id}` : item.link?.permalink
}

function expectedOf({ fn = '', result }: RecordedCase): unknown {
  if (fn === 'getDocNavigation' || fn === 'getCategoryGeneratedIndexNavigation') {
    const { sidebarName, previous, next } = result as {
      sidebarName?: string
      previous?: ReferenceItem
      next?: ReferenceItem
    }
    return { sidebarName, previous: addressOf(previous), next: addressOf(next) }
  }
  if (fn === 'getCategoryGeneratedIndexList') {
    return (result as readonly ReferenceItem[]).map(({ link }) => link?.permalink)
  }
  const link = result as {
    readonly type?: string
    readonly id?: string
    readonly label: string
    readonly permalink?: string
  }
  if (fn === 'getFirstLink' && link?.type === 'doc') return { label: link.label, href: `/${link.id}` }
  if (fn === 'getFirstLink' && link?.type === 'generated-index')
    return { label: link.label, href: link.permalink }
  return result
}

function firstLink(sidebars: Sidebars, id: string): unknown {
  const input = {
    docs: docsOf(sidebars),
    translate: () => undefined,
    address: ({ href }: { readonly href: string }): Pick<SidebarLink, 'href'> & { external: boolean } => ({
      href,
      external: true,
    }),
  }
  return resolveSidebar(id, sidebars.get(id) ?? [], input).link
}

recordedSuite({
  file: 'sidebars-navigation',
  total: 25,
  notApplicable: {},
  expected: expectedOf,
  run(fn, args, recorded) {
    const sidebars = finished((recorded as { sidebars?: unknown }).sidebars)
    const [argument] = args
    switch (fn) {
      case 'getFirstDocIdOfFirstSidebar':
        return docsOfSidebar([...sidebars.values()][0] ?? [])[0]
      case 'getSidebarNameByDocId':
        return docsOf(sidebars).get(String(argument))?.sidebar
      case 'getDocNavigation':
        return navigation(sidebars, argument as NavigationArguments)
      case 'getCategoryGeneratedIndexNavigation':
        return indexNavigation(sidebars, String(argument))
      case 'getCategoryGeneratedIndexList':
        return generatedIndexes(sidebars, () => undefined).map(({ permalink }) => permalink)
      case 'getFirstLink':
        return firstLink(sidebars, String(argument))
      default:
        throw new Error(`no run for ${fn}`)
    }
  },
})
