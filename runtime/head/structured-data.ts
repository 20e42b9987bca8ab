// Structured data for search engines.
import type { HeadTag } from '../model/head.ts'
import type { PageView } from '../model/page.ts'
import { encodedHref, encodedPath } from '../routing/encoded-path.ts'

/** Breadcrumbs as structured data: the page and those of its ancestors that have a URL. `origin` is that of the site. */
export function breadcrumbData(page: PageView, origin: string): readonly HeadTag[] {
  if (page.kind !== 'doc' && page.kind !== 'generated-index') return []
  const last = page.breadcrumbs.length - 1
  const linked = page.breadcrumbs.flatMap(({ label: name, href }, at) => {
    if (at === last) return [{ name, item: origin + encodedPath(page.path) }]
    return href === undefined ? [] : [{ name, item: origin + encodedHref(href) }]
  })
  if (linked.length === 0) return []
  const items = linked.map((entry, at) => ({ '@type': 'ListItem', position: at + 1, ...entry }))
  return [jsonTag({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items })]
}

/** Structured data as an element of the head. */
export const jsonTag = (json: unknown): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  json,
})
