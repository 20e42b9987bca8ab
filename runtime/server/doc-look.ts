// What the content of a doc looks like, whatever it says: the doc with marks in the places of its texts and addresses. Docs that
// look the same are drawn once.
import { tocHtml } from '../components/doc/toc-html.ts'
import type { DocPage, NavLink, TagLink } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import type { Marks } from './marks.ts'

/** All that a view may have, so that nothing new is forgotten. */
type Whole<View> = { readonly [Key in keyof Required<View>]: View[Key] | undefined }

/** In the place of a sidebar, which is put in by itself. */
const SOME_SIDEBAR = { key: '', items: [] }

/** The doc with marks, as JSON. */
export function docLook(page: DocPage, { baseUrl }: SiteView, { html, text }: Marks): string {
  // A link home may be shown by another name.
  const link = ({ label, href }: NavLink) => ({
    label: text(label),
    href: href === baseUrl ? href : text(href),
  })
  const { sidebar, versionBanner, title, editUrl, previous, next } = page
  return JSON.stringify({
    kind: page.kind,
    docs: page.docs,
    sidebar: sidebar && SOME_SIDEBAR,
    unlisted: page.unlisted,
    draft: page.draft,
    versionBadge: page.versionBadge,
    versionBanner: versionBanner && { ...versionBanner, latest: link(versionBanner.latest) },
    breadcrumbs: page.breadcrumbs.map(({ label, href }) =>
      href === undefined ? { label: text(label) } : link({ label, href }),
    ),
    title: title && text(title),
    article: html(page.article),
    showToc: page.showToc,
    toc: page.toc.length > 0 ? [{ id: '', html: html(tocHtml(page.toc)) }] : [],
    tags: page.tags.map(tagLook),
    editUrl: editUrl && text(editUrl),
    lastUpdate: page.lastUpdate,
    previous: previous && link(previous),
    next: next && link(next),
    // The content does not show these.
    id: '',
    path: '',
    documentTitle: '',
    description: undefined,
    keywords: undefined,
    image: undefined,
    noIndex: undefined,
    metadata: undefined,
    themeTags: undefined,
    elsewhere: undefined,
    alternates: undefined,
    htmlClass: '',
    style: undefined,
    siteHash: '',
    tocMin: 0,
    tocMax: 0,
    features: [],
  } satisfies Whole<DocPage>)

  function tagLook(tag: TagLink): TagLink {
    const { description } = tag
    return description === undefined ? link(tag) : { ...link(tag), description: text(description) }
  }
}
