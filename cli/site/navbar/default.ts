// A link to a page of the site or to another site.
import type { ActiveRule, NavbarLink } from '../../../runtime/model/navbar.ts'
import type { NavbarItemConfig } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { addBaseUrl, configuredAddress } from '../address.ts'
import { itemBase, itemLabel, linkAttributes, textField } from './item-fields.ts'
import type { ItemContext, NavbarItemType } from './item-type.ts'

/** `{ to | href, label }`. */
export const defaultItem: NavbarItemType = {
  type: 'default',
  lower: (item, context) => lowerLink(item, context),
}

/** The link; null when its address may not stand in a page. */
export function lowerLink(item: NavbarItemConfig, context: ItemContext): NavbarLink | null {
  const address = linkAddress(item, context)
  if (!address) {
    context.report({
      code: 'site/unsafe-address',
      severity: 'error',
      message: `${context.where}: the address may not stand in a page`,
      hint: 'use http, https, mailto, tel, or a path of this site',
    })
    return null
  }
  return present({
    kind: 'link' as const,
    ...itemBase(item),
    label: itemLabel(item, context.translate) ?? '',
    html: textField(item, 'html'),
    ...address,
    active: activeRule(item, context),
    attributes: linkAttributes(item),
  })
}

/** `to` is a page; `href` is any address and is left as it is unless it asks for the base URL. */
function linkAddress(
  item: NavbarItemConfig,
  context: ItemContext,
): { readonly href: string; readonly external: boolean } | null {
  const to = textField(item, 'to')
  if (to !== undefined) return configuredAddress(to, context)
  const href = textField(item, 'href') ?? ''
  const address = configuredAddress(href, context)
  if (!address || address.external) return address
  return { href: item.prependBaseUrlToHref ? addBaseUrl(href, context.baseUrl) : href, external: true }
}

/** How the item decides that it is active. */
export function activeRule(item: NavbarItemConfig, { baseUrl }: Pick<ItemContext, 'baseUrl'>): ActiveRule {
  const source = textField(item, 'activeBaseRegex')
  if (source !== undefined && source !== '') return { by: 'regex', source }
  const prefix = textField(item, 'activeBasePath')
  if (prefix !== undefined && prefix !== '') return { by: 'prefix', prefix: addBaseUrl(prefix, baseUrl) }
  return textField(item, 'to') === undefined ? { by: 'never' } : { by: 'path' }
}
