// Converts the configured navbar to nodes that the browser can draw: finds the type of each item, and appends a search box if
// there is none.
import type { NavbarLink, NavbarNode, NavbarView } from '../../../runtime/model/navbar.ts'
import type { NavbarItemConfig } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { mainDocPath } from '../instances.ts'
import { logoView } from '../logo.ts'
import { convertCustom, isCustomType } from './custom.ts'
import type { ItemContext, NavbarContext, NavbarItemType } from './item-type.ts'
import { NAVBAR_ITEM_TYPES } from './registry.ts'
import { itemTypeOf } from './type-of.ts'

/** The navbar of a locale. */
export function navbarView(context: NavbarContext): NavbarView {
  const { navbar } = context.config.themeConfig
  const title = context.translate('title', navbar.title) ?? navbar.title
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

function lowerItem(item: NavbarItemConfig, where: string, context: NavbarContext): NavbarNode | null {
  const name = itemTypeOf(item)
  if (isCustomType(name)) return convertCustom(name, item)
  const type: NavbarItemType | undefined = NAVBAR_ITEM_TYPES.find((known) => known.type === name)
  if (!type) throw new Error(`${where} has the type ${name}, which its schema should have refused`)
  return type.lower(item, { ...context, where, nested: nestedItems(where, context) })
}

/** Converts the items of a dropdown, which may contain only links and html. */
function nestedItems(where: string, context: NavbarContext): ItemContext['nested'] {
  return (items = [], key) =>
    items.flatMap((item, index) => {
      const node = lowerItem(item, `${where}.${key}[${index}]`, context)
      if (node?.kind === 'version') return [versionLink(node, context)]
      return node && (node.kind === 'link' || node.kind === 'html') ? [node] : []
    })
}

/** Inside a dropdown, a version item is a plain link to the last version, or to the reader's version if that is another one. */
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
