// Converts finished items to the tree that the browser draws: ids become labels and addresses, labels are translated.
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../../runtime/model/sidebar.ts'
import type { Doc, Sidebar } from '../../model/site.ts'
import { pathHref } from '../../text/path-href.ts'
import { present } from '../../text/present.ts'
import { type Translate, translated } from '../translate.ts'
import type { DocItem, FinishedCategory, FinishedItem, LinkItem } from './items.ts'
import { sidebarTextId } from './text-id.ts'

/** Data needed to resolve the items. */
export interface ResolveInput {
  readonly docs: ReadonlyMap<string, Doc>
  readonly translate: Translate
  /** Address of a link as pages get it: base URL, trailing slash, safe scheme. */
  readonly address: (item: LinkItem) => { readonly href: string; readonly external: boolean } | null
}

interface Context extends ResolveInput {
  readonly sidebar: string
}

/** The tree of one sidebar. Every finished item becomes exactly one resolved item at the same position. */
export function resolveSidebar(
  id: string,
  items: readonly FinishedItem[],
  input: ResolveInput,
): Pick<Sidebar, 'items' | 'link'> {
  const context: Context = { ...input, sidebar: id }
  const resolved = items.map((item) => resolveItem(item, context))
  const link = ownLink(items, resolved)
  return { items: resolved, ...(link ? { link } : {}) }
}

function resolveItem(item: FinishedItem, context: Context): SidebarItem {
  switch (item.type) {
    case 'category':
      return resolveCategory(item, context)
    case 'link':
      return resolveLink(item, context)
    case 'html': {
      const { value, defaultStyle, className } = item
      return present({ type: 'html' as const, value, defaultStyle, className })
    }
    default:
      return resolveDoc(item, context)
  }
}

function docOf(id: string, { docs }: Context): Doc {
  const doc = docs.get(id)
  if (!doc) throw new Error(`a finished sidebar names the unknown doc ${id}`)
  return doc
}

function resolveDoc(item: DocItem, context: Context): SidebarLink {
  const doc = docOf(item.id, context)
  const { frontMatter } = doc
  const given = item.translatable ? translateLabel('doc', item, context) : item.label
  return present({
    type: 'link' as const,
    label: frontMatter.sidebar_label ?? given ?? doc.title,
    href: pathHref(doc.permalink),
    className: frontMatter.sidebar_class_name ?? item.className,
    customProps: frontMatter.sidebar_custom_props ?? item.customProps,
    unlisted: doc.unlisted ? (true as const) : undefined,
  })
}

function resolveLink(item: LinkItem, context: Context): SidebarLink {
  const address = context.address(item)
  return present({
    type: 'link' as const,
    label: translateLabel('link', item, context),
    href: address?.href ?? '#',
    external: address?.external ? (true as const) : undefined,
    className: item.className,
    description: item.description,
    customProps: item.customProps,
  })
}

function resolveCategory(item: FinishedCategory, context: Context): SidebarCategory {
  const items = item.items.map((child) => resolveItem(child, context))
  const doc = item.link?.type === 'doc' ? docOf(item.link.id, context) : undefined
  const page = doc?.permalink ?? (item.link?.type === 'generated-index' ? item.link.permalink : undefined)
  const href = page === undefined ? undefined : pathHref(page)
  const linkUnlisted = doc?.unlisted ? (true as const) : undefined
  return present({
    type: 'category' as const,
    label: translateLabel('category', item, context),
    items,
    href,
    firstHref: href === undefined || linkUnlisted ? firstHref(items) : undefined,
    linkUnlisted,
    isIndex: item.link?.type === 'generated-index' ? (true as const) : undefined,
    collapsible: item.collapsible,
    collapsed: item.collapsed,
    className: item.className,
    description: item.description,
    customProps: item.customProps,
  })
}

function translateLabel(
  kind: 'category' | 'link' | 'doc',
  { key, label = '' }: { readonly key?: string; readonly label?: string },
  { sidebar, translate }: Context,
): string {
  return translated(translate, sidebarTextId(sidebar, kind, { key, label }), label)
}

/** Link of a category without JavaScript: the first listed address below it. */
function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html' || (item.type === 'link' && item.unlisted)) continue
    if (item.type === 'link') return item.href
    const found = item.href !== undefined && !item.linkUnlisted ? item.href : item.firstHref
    if (found !== undefined) return found
  }
  return undefined
}

/** The first page of the sidebar itself, depth first; references and external links do not count. */
function ownLink(items: readonly FinishedItem[], resolved: readonly SidebarItem[]): Sidebar['link'] {
  for (const [index, item] of items.entries()) {
    const view = resolved[index]
    if (!view || view.type === 'html') continue
    const isPage = item.type === 'doc' || (item.type === 'category' && item.link)
    if (isPage && view.href !== undefined) return { label: view.label, href: view.href }
    if (item.type !== 'category' || view.type !== 'category') continue
    const found = ownLink(item.items, view.items ?? [])
    if (found) return found
  }
  return undefined
}
