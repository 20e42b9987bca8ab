// The template key of a doc's content: the doc with slots instead of its texts and URLs. Docs with the same key share a template.
import { tocHtml } from '../components/doc/toc-html.ts'
import type { DocPage, NavLink, TagLink } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { type Slots, textSlot } from './slots.ts'

/** Requires every property of a view to be listed, so that a new one causes a type error here. */
type Complete<View> = { readonly [Key in keyof Required<View>]: View[Key] | undefined }

/** Stands for any sidebar; the sidebar has its own slot. */
const ANY_SIDEBAR = { key: '', items: [] }

/** The doc with slots, as JSON; the slots are filled with its texts. */
export function docTemplateKey(page: DocPage, { baseUrl }: SiteView, slots: Slots<string>): string {
  const text = (own: string) => textSlot(slots, own)
  // Breadcrumbs show a different label for a link to the home page.
  const link = ({ label, href }: NavLink) => ({
    label: text(label),
    href: href === baseUrl ? href : text(href),
  })
  const { sidebar, versionBanner, title, editUrl, feedback, previous, next } = page
  return JSON.stringify({
    kind: page.kind,
    docs: page.docs,
    sidebar: sidebar && ANY_SIDEBAR,
    unlisted: page.unlisted,
    draft: page.draft,
    versionBadge: page.versionBadge,
    versionBanner: versionBanner && { ...versionBanner, latest: link(versionBanner.latest) },
    breadcrumbs: page.breadcrumbs.map(({ label, href }) =>
      href === undefined ? { label: text(label) } : link({ label, href }),
    ),
    title: title && text(title),
    article: slots.text(page.article),
    showToc: page.showToc,
    toc: page.toc.length > 0 ? [{ id: '', html: slots.text(tocHtml(page.toc)) }] : [],
    tags: page.tags.map(tag),
    editUrl: editUrl && text(editUrl),
    feedback:
      feedback &&
      ('yes' in feedback
        ? { yes: text(feedback.yes), no: text(feedback.no) }
        : { endpoint: feedback.endpoint, url: text(feedback.url) }),
    lastUpdate: page.lastUpdate,
    previous: previous && link(previous),
    next: next && link(next),
    // Properties that the content does not show.
    id: '',
    path: '',
    documentTitle: '',
    description: undefined,
    keywords: undefined,
    image: undefined,
    noIndex: undefined,
    metadata: undefined,
    structuredData: undefined,
    themeTags: undefined,
    elsewhere: undefined,
    untranslated: undefined,
    alternates: undefined,
    htmlClass: '',
    style: undefined,
    siteHash: '',
    tocMin: 0,
    tocMax: 0,
    features: [],
  } satisfies Complete<DocPage>)

  function tag({ description, ...rest }: TagLink): TagLink {
    return description === undefined ? link(rest) : { ...link(rest), description: text(description) }
  }
}
