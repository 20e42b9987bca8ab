// The configured navbar -> nodes the browser can draw: finds the type of each item, appends the search box when there is none.
import type { NavbarHtml, NavbarLink, NavbarNode, NavbarView } from '../../../runtime/model/navbar.ts'
import type { NavbarItemConfig } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { mainDocPath } from '../instances.ts'
import { logoView } from '../logo.ts'
import { listed, nearest } from '../messages.ts'
import { isCustomType, lowerCustom } from './custom.ts'
import type { NavbarContext } from './item-type.ts'
import { NAVBAR_ITEM_TYPES } from './registry.ts'

/** The navbar of a locale. */
export function navbarView(context: NavbarContext): NavbarView {
  const { navbar } = context.config.themeConfig
  const title = context.translate('title') ?? navbar.title
  const items = navbar.items.flatMap((item, index) => {
    return lowerItem(item, `themeConfig.navbar.items[${index}]`, context) ?? []
  })
  const hasSearch = items.some(({ kind }) => kind === 'search')
  return present({
    title,
    logo:
      navbar.logo && logoView(navbar.logo, { ...context, fallbackAlt: title ? '' : context.config.title }),
    style: navbar.style,
    hideOnScroll: navbar.hideOnScroll,
    items: hasSearch ? items : [...items, { kind: 'search', position: 'right' } as const],
  })
}

/** Without a type, an item with children is a dropdown and any other one a link. */
function typeOf(item: NavbarItemConfig): string {
  if (item.type !== undefined && item.type !== 'default') return item.type
  return item.items === undefined ? 'default' : 'dropdown'
}

function lowerItem(item: NavbarItemConfig, where: string, context: NavbarContext): NavbarNode | null {
  const name = typeOf(item)
  if (isCustomType(name)) return lowerCustom(name, item)
  const type = NAVBAR_ITEM_TYPES.find((known) => known.type === name)
  if (type) return type.lower(item, { ...context, where, nested: nestedItems(where, context) })
  const known = NAVBAR_ITEM_TYPES.map((candidate) => candidate.type)
  context.report(
    present({
      code: 'site/unknown-navbar-type',
      severity: 'error' as const,
      message: `${where}: No NavbarItem component found for type "${name}". Known types: ${listed(known)} and custom-*`,
      hint: nearest(name, known),
    }),
  )
  return null
}

/** Lowers items inside a dropdown: only links and html fit there. */
function nestedItems(where: string, context: NavbarContext) {
  return (items: unknown, key: string): readonly (NavbarLink | NavbarHtml)[] => {
    // The configuration stage has checked the items of every list that an item type has.
    const list = Array.isArray(items) ? (items as readonly NavbarItemConfig[]) : []
    return list.flatMap((item, index) => {
      const node = lowerItem(item, `${where}.${key}[${index}]`, context)
      if (node?.kind === 'version') return [versionLink(node, context)]
      return node && (node.kind === 'link' || node.kind === 'html') ? [node] : []
    })
  }
}

/** Inside a dropdown a version item is a plain link to the last version, by version where the reader is in another one. */
function versionLink(
  node: Extract<NavbarNode, { kind: 'version' }>,
  { versions }: NavbarContext,
): NavbarLink {
  const own = versions.filter(({ version }) => version.instance === node.instance)
  const hrefs = own.map((tables) => [tables.version.name, mainDocPath(tables)] as const)
  const last = own.find(({ version }) => version.isLast) ?? own[0]
  const href = node.href ?? (last ? mainDocPath(last) : '#')
  return {
    kind: 'link',
    position: node.position,
    label: node.label ?? last?.version.label ?? '',
    href,
    external: false,
    active: { by: 'path' },
    ...(node.href === undefined
      ? { byVersion: { instance: node.instance, hrefs: Object.fromEntries(hrefs) } }
      : {}),
  }
}
