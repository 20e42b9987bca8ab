// Html of a page's content, in pieces. It is rendered once for all docs with the same parts; its slots are filled with the texts,
// URLs and article of each doc.
import { renderToString } from 'docsite:engine-server'
import { createElement, Fragment, type ReactElement } from 'react'
import { tocHtml } from '../components/doc/toc-html.ts'
import { PageContent } from '../components/pages/page-content.tsx'
import {
  PageContext,
  type PreferredVersions,
  PreferredVersionsContext,
  SidebarSlotContext,
  SiteContext,
} from '../contexts.tsx'
import type { DocPage, PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { docTemplateKey } from './doc-template-key.ts'
import { flattenString } from './flatten-string.ts'
import { sidebarHtml } from './sidebar-html.tsx'
import { createSlots, cutAtSlots, fillSlots, type Slots, slot, type Template } from './slots.ts'

/** Content templates of a site by template key. A site view never changes, so its templates live as long as it does. */
const knownContents = new WeakMap<SiteView, Map<string, Template>>()

/** A site exceeds this only if every doc has a different set of parts. */
const MAX_CONTENTS = 200

/** Html of the content of a page, without the frame. */
export function contentHtml(site: SiteView, page: PageView): readonly string[] {
  if (!sharesContent(page)) return fillSidebar(renderContent(site, page), site, page)
  const slots = createSlots<string>()
  // The first slot is the sidebar.
  slots.text(page.sidebar ? sidebarHtml(site, page, page.sidebar) : '')
  return fillSlots(contentOf(site, page, slots), slots.contents)
}

/** Dates are formatted by a component, which slots cannot represent, so a doc with a date is rendered separately. */
const sharesContent = (page: PageView): page is DocPage =>
  page.kind === 'doc' && page.lastUpdate?.date === undefined

function contentOf(site: SiteView, page: DocPage, slots: Slots<string>): Template {
  const contents = knownContents.get(site) ?? new Map<string, Template>()
  knownContents.set(site, contents)
  const key = docTemplateKey(page, site, slots)
  const known = contents.get(key)
  if (known) return known
  const template = cutAtSlots(renderTemplate(site, JSON.parse(key) as DocPage))
  const content = { pieces: template.pieces.map(flattenString), slots: template.slots }
  if (contents.size === MAX_CONTENTS) contents.clear()
  contents.set(key, content)
  return content
}

/** The slot for the table of contents is the html of its only entry. */
function renderTemplate(site: SiteView, doc: DocPage): string {
  return renderContent(site, doc).replace(tocHtml(doc.toc), doc.toc[0]?.html ?? '')
}

/** Provides only the contexts that the content uses: each provider costs as much as an element. */
const renderContent = (site: SiteView, page: PageView) =>
  renderToString(
    <SiteContext.Provider value={site}>
      <PageContext.Provider value={page}>
        <PreferredVersionsContext.Provider value={NO_VERSIONS}>
          {withSidebarSlot(<PageContent page={page} />)}
        </PreferredVersionsContext.Provider>
      </PageContext.Provider>
    </SiteContext.Provider>,
  )

const NO_VERSIONS: PreferredVersions = { names: {}, prefer: () => undefined }

const SIDEBAR = slot(0)
const sidebarSlot = () => createElement(Fragment, null, SIDEBAR)

/** The tree with a slot instead of its sidebar. */
export const withSidebarSlot = (tree: ReactElement): ReactElement => (
  <SidebarSlotContext.Provider value={sidebarSlot}>{tree}</SidebarSlotContext.Provider>
)

/** Html of such a tree with the sidebar inserted. Authors' texts come after the slot, so the first match is the right one. */
export function fillSidebar(html: string, site: SiteView, page: PageView): readonly string[] {
  if (!('sidebar' in page) || !page.sidebar) return [html]
  const at = html.indexOf(SIDEBAR)
  if (at < 0) throw new Error('the html has no slot for the sidebar')
  return [html.slice(0, at), sidebarHtml(site, page, page.sidebar), html.slice(at + SIDEBAR.length)]
}
