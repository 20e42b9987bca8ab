// What search engines read of a page beside its text.
import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteConfig } from '../model/config.ts'

/** Breadcrumbs as structured data: entries with an address only. */
export function breadcrumbData(page: PageView, config: SiteConfig): readonly HeadTag[] {
  if (page.kind !== 'doc' && page.kind !== 'generated-index') return []
  const linked = page.breadcrumbs.filter(({ href }) => href !== undefined)
  if (linked.length === 0) return []
  const items = linked.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: config.url + encodeURI(href ?? '').replaceAll('%25', '%'),
  }))
  return [
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      json: { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items },
    },
  ]
}
