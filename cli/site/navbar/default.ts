// A link to a page of the site or to another site.
import type { ActiveRule, NavbarLink } from '../../../runtime/model/navbar.ts'
import { present } from '../../text/present.ts'
import { addBaseUrl, configuredAddress } from '../address.ts'
import { itemBase, itemLabel, linkAttributes } from './item-fields.ts'
import { type ItemContext, navbarItemType } from './item-type.ts'

/** `{ to | href, label }`. */
export const defaultItem = navbarItemType({
  type: 'default',
  nestable: true,
  schema: ({ z, place, link, attributes, checked }) =>
    checked(
      z.strictObject({ type: z.literal('default').exactOptional(), ...place, ...link, ...attributes }),
      (item) => {
        if (item.to !== undefined && item.href !== undefined)
          return {
            sentence: 'a link has either `to` or `href`, not both',
            hint: 'keep `to` for a page of this site, `href` for another one',
          }
        if (item.to === undefined && item.href === undefined)
          return { sentence: 'a link needs `to` or `href`' }
        if (item.label !== undefined && item.html !== undefined)
          return { sentence: 'a link has either `label` or `html`, not both', hint: 'remove one of them' }
        // A link that a class turns into an icon needs an accessible name.
        return [item.label, item.html, item['aria-label'], item.title].every((name) => name === undefined)
          ? { sentence: 'a link needs a `label`, `html` or `aria-label`' }
          : null
      },
    ),
  lower: (item, context) => lowerLink(item, context),
})

/** Fields for the target of a link and its active state. */
interface LinkFields {
  readonly position?: 'left' | 'right'
  readonly className?: string
  readonly label?: string
  readonly html?: string
  readonly to?: string
  readonly href?: string
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
  readonly prependBaseUrlToHref?: boolean
}

/** The link; null if its address is not allowed in a page. */
export function lowerLink(item: LinkFields, context: ItemContext): NavbarLink | null {
  const address = linkAddress(item, context)
  if (!address) {
    context.report({
      code: 'site/unsafe-address',
      severity: 'error',
      key: context.where,
      message: `${context.where}: this URL has a scheme that is not allowed`,
      hint: 'use http, https, mailto, tel, or a path of this site',
    })
    return null
  }
  return present({
    kind: 'link' as const,
    ...itemBase(item),
    label: itemLabel(item, context.translate) ?? '',
    html: item.html,
    ...address,
    active: activeRule(item, context),
    attributes: linkAttributes(item),
  })
}

/** `to` is a page; `href` is any address and stays unchanged unless `prependBaseUrlToHref` is set. */
function linkAddress(
  { to, href = '', prependBaseUrlToHref }: LinkFields,
  context: ItemContext,
): { readonly href: string; readonly external: boolean } | null {
  if (to !== undefined) return configuredAddress(to, context)
  const address = configuredAddress(href, context)
  if (!address || address.external) return address
  return { href: prependBaseUrlToHref ? addBaseUrl(href, context.baseUrl) : href, external: true }
}

/** The rule that decides whether an item is active. */
export function activeRule(
  { to, activeBaseRegex, activeBasePath }: LinkFields,
  { baseUrl }: Pick<ItemContext, 'baseUrl'>,
): ActiveRule {
  if (activeBaseRegex) return { by: 'regex', source: activeBaseRegex }
  if (activeBasePath) return { by: 'prefix', prefix: addBaseUrl(activeBasePath, baseUrl) }
  return to === undefined ? { by: 'never' } : { by: 'path' }
}
