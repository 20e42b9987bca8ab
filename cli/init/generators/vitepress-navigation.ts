// Converts `themeConfig.nav` and `themeConfig.sidebar` of VitePress.
import { arrayOf, recordOf } from '../../text/record.ts'
import { isInternalUrl, joinUrl } from '../../text/url.ts'
import type { FindTarget } from './addresses.ts'
import {
  categoryItem,
  type LinkContext,
  linkItem,
  type SidebarItem,
  sidebarsText,
  withOneOwner,
} from './sidebar-items.ts'
import { labelText } from './site-theme.ts'

/** Items of the navbar. `missing` receives addresses where nothing is. */
export function convertNav(nav: unknown, find: FindTarget, missing: string[]): readonly object[] {
  return arrayOf(nav).flatMap((each): readonly object[] => {
    const { text, items } = recordOf(each)
    const label = labelText(text)
    if (items === undefined)
      return navLink(each, find, missing).map((link) => ({ ...link, position: 'left' }))
    const links = leaves(items).flatMap((item) => navLink(item, find, missing))
    return label === undefined || links.length === 0 ? [] : [{ label, position: 'left', items: links }]
  })
}

/** All links of a menu: its groups cannot be nested in a dropdown. */
const leaves = (items: unknown): readonly unknown[] =>
  arrayOf(items).flatMap((each) => {
    const { items: inner } = recordOf(each)
    return inner === undefined ? [each] : leaves(inner)
  })

function navLink(item: unknown, find: FindTarget, missing: string[]): readonly object[] {
  const { text, link } = recordOf(item)
  const label = labelText(text)
  if (label === undefined || typeof link !== 'string') return []
  const target = find(link)
  if (target === null) missing.push(link)
  switch (target?.kind) {
    case undefined:
      return []
    case 'elsewhere':
      return [{ label, href: target.href }]
    case 'path':
      return [{ label, to: target.path }]
    case 'page':
      return [target.hash === '' ? { type: 'doc', docId: target.id, label } : { label, to: target.address }]
  }
}

/**
 * Text of the sidebars file: a list gives one sidebar, an object one for each path. `missing` receives addresses where
 * nothing is. Null without items.
 */
export function convertSidebar(value: unknown, find: FindTarget, missing: string[]): string | null {
  const byPath = Array.isArray(value) ? { '/': value } : recordOf(value)
  const sidebars = new Map<string, { readonly paths: string[]; readonly items: readonly SidebarItem[] }>()
  for (const [path, given] of Object.entries(byPath)) {
    const { base, items } = Array.isArray(given) ? { items: given } : recordOf(given)
    const converted = itemsOf(items, { base: textOrNone(base), find, missing })
    // Several paths often have the same sidebar.
    const key = JSON.stringify(converted)
    const same = sidebars.get(key)
    const start = `/${path.replace(/^\//, '')}`
    if (same) same.paths.push(start)
    else sidebars.set(key, { paths: [start], items: converted })
  }
  const named = new Map<string, readonly SidebarItem[]>()
  for (const { paths, items } of withOneOwner([...sidebars.values()]))
    named.set(freeName(paths[0] ?? '', named), items)
  return sidebarsText(named)
}

const textOrNone = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Name of a sidebar: `/guide/api/` becomes `guide-api`, `/` becomes `docs`. */
function freeName(path: string, taken: ReadonlyMap<string, unknown>): string {
  const name = path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'docs'
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
  return free
}

interface Context extends LinkContext {
  /** Prepended to addresses. */
  readonly base: string
}

const withBase = (link: string, { base }: Context) =>
  base === '' || !isInternalUrl(link) ? link : joinUrl(base, link)

const itemsOf = (items: unknown, context: Context): readonly SidebarItem[] =>
  arrayOf(items).flatMap((item) => itemOf(item, context))

function itemOf(item: unknown, context: Context): readonly SidebarItem[] {
  const { text, link, items, collapsed, base } = recordOf(item)
  const label = labelText(text)
  const below = base === undefined ? context : { ...context, base: textOrNone(base) }
  const own = typeof link === 'string' ? linkItem(withBase(link, below), label, context) : []
  if (items === undefined) return own
  const inner = itemsOf(items, below)
  // A group without a name only draws a line.
  if (label === undefined) return inner
  if (inner.length === 0) return own
  const isOpen =
    collapsed === undefined ? { collapsible: false as const } : collapsed === true ? {} : { collapsed: false }
  return [categoryItem(label, own, inner, isOpen)]
}
