// Converts the configured footer to columns or a single row of links, translated, with resolved addresses.
import type { FooterItem, FooterView } from '../../runtime/model/site.ts'
import type { FooterColumnConfig, FooterItemConfig, ThemeConfig } from '../model/config.ts'
import { present } from '../text/present.ts'
import { type AddressContext, configuredAddress } from './address.ts'
import { logoView } from './logo.ts'
import { type Translate, translated } from './translate.ts'

interface FooterContext extends AddressContext {
  readonly translate: Translate
}

/** The footer; null if the site has none. */
export function footerView(footer: ThemeConfig['footer'], context: FooterContext): FooterView | null {
  if (!footer) return null
  const { style, logo, copyright, links } = footer
  return present({
    style,
    logo: logo && logoView(logo, { ...context, fallbackAlt: '' }),
    copyright: copyright === undefined ? undefined : translated(context.translate, 'copyright', copyright),
    links: footerLinks(links, context),
  })
}

/** If any entry is a column, only columns are shown; otherwise the links form a single row. */
function footerLinks(
  links: NonNullable<ThemeConfig['footer']>['links'],
  context: FooterContext,
): FooterView['links'] {
  const columns = links.filter(isColumn)
  if (links.length === 0) return null
  if (columns.length === 0) {
    const items = links.filter((entry): entry is FooterItemConfig => !isColumn(entry))
    return { shape: 'simple', items: items.flatMap((item) => footerItem(item, context) ?? []) }
  }
  return { shape: 'columns', columns: columns.map((column) => footerColumn(column, context)) }
}

/** Whether an entry of the footer is a column of links. */
export function isColumn(entry: FooterColumnConfig | FooterItemConfig): entry is FooterColumnConfig {
  return 'items' in entry || 'title' in entry
}

function footerColumn({ title, className, items }: FooterColumnConfig, context: FooterContext) {
  return present({
    title: title === undefined ? undefined : translated(context.translate, `link.title.${title}`, title),
    className,
    items: items.flatMap((item) => footerItem(item, context) ?? []),
  })
}

/** One item; null if its address is not allowed in a page (reported with the configuration). */
function footerItem(item: FooterItemConfig, context: FooterContext): FooterItem | null {
  if (item.html !== undefined) return { kind: 'html', value: item.html }
  const address = configuredAddress(item.href ?? item.to ?? '', context)
  if (!address) return null
  const label = item.label ?? ''
  return present({
    kind: 'link' as const,
    label: translated(context.translate, `link.item.label.${label}`, label),
    href: address.href,
    external: address.external,
    className: item.className,
  })
}
