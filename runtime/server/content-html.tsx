// Html of the content of a page, in pieces. Of docs that look the same it is drawn once, and what each of them says is put in.
import { renderToString } from 'docsite:engine-server'
import { createElement, Fragment, type ReactElement } from 'react'
import { tocHtml } from '../components/doc/toc-html.ts'
import { PageContent } from '../components/pages/page-content.tsx'
import {
  PageContext,
  type PreferredVersions,
  PreferredVersionsContext,
  SidebarPlaceContext,
  SiteContext,
} from '../contexts.tsx'
import type { DocPage, PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { docLook } from './doc-look.ts'
import { createMarks, cutAtMarks, type Marked, type Marks, mark } from './marks.ts'
import { sidebarHtml } from './sidebar-html.tsx'
import { inOnePiece } from './world.tsx'

/** Contents of a site by what docs look like. */
const knownContents = new WeakMap<SiteView, Map<string, Marked>>()

/** More are there only where every doc has parts of its own. */
const CONTENTS_KEPT = 200

/** Html of the content of a page by itself. */
export function contentHtml(site: SiteView, page: PageView): readonly string[] {
  if (!isLikeOthers(page)) return withSidebar(drawn(site, page), site, page)
  const marks = createMarks()
  marks.html(page.sidebar ? sidebarHtml(site, page, page.sidebar) : '')
  return marks.fill(contentLike(site, page, marks))
}

/** A date is put into words by a component: a doc with one is drawn by itself. */
const isLikeOthers = (page: PageView): page is DocPage =>
  page.kind === 'doc' && page.lastUpdate?.date === undefined

function contentLike(site: SiteView, page: DocPage, marks: Marks): Marked {
  const ofSite = knownContents.get(site) ?? new Map<string, Marked>()
  knownContents.set(site, ofSite)
  const look = docLook(page, site, marks)
  const known = ofSite.get(look)
  if (known) return known
  const { pieces, numbers } = cutAtMarks(drawnLook(site, JSON.parse(look) as DocPage))
  const content = { pieces: pieces.map(inOnePiece), numbers }
  if (ofSite.size === CONTENTS_KEPT) ofSite.clear()
  ofSite.set(look, content)
  return content
}

/** The mark for the table of contents stands in an entry of one. */
function drawnLook(site: SiteView, look: DocPage): string {
  return drawn(site, look).replace(tocHtml(look.toc), look.toc[0]?.html ?? '')
}

/** The content asks for little of what components may ask for, and whatever they are told costs as much as an element. */
const drawn = (site: SiteView, page: PageView) =>
  renderToString(
    <SiteContext.Provider value={site}>
      <PageContext.Provider value={page}>
        <PreferredVersionsContext.Provider value={NO_VERSIONS}>
          {leavingSidebar(<PageContent page={page} />)}
        </PreferredVersionsContext.Provider>
      </PageContext.Provider>
    </SiteContext.Provider>,
  )

const NO_VERSIONS: PreferredVersions = { names: {}, prefer: () => undefined }

/** The first mark of a page. */
const SIDEBAR = mark(0)
const sidebarPlace = () => createElement(Fragment, null, SIDEBAR)

/** The tree without the sidebar in it. */
export const leavingSidebar = (tree: ReactElement): ReactElement => (
  <SidebarPlaceContext.Provider value={sidebarPlace}>{tree}</SidebarPlaceContext.Provider>
)

/** Html of such a tree with the sidebar. What authors write comes after its place and may hold anything. */
export function withSidebar(html: string, site: SiteView, page: PageView): readonly string[] {
  if (!('sidebar' in page) || !page.sidebar) return [html]
  const at = html.indexOf(SIDEBAR)
  if (at < 0) throw new Error('no place is left for the sidebar')
  return [html.slice(0, at), sidebarHtml(site, page, page.sidebar), html.slice(at + SIDEBAR.length)]
}
