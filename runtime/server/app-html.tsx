// Html of the app of a page, put together from what many pages have alike, which is drawn once, and what is the page's own.
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { App } from '../app.tsx'
import { Footer } from '../components/chrome/footer.tsx'
import { PageContent } from '../components/pages/page-content.tsx'
import {
  PageContext,
  type PreferredVersions,
  PreferredVersionsContext,
  SidebarPlaceContext,
  SiteContext,
} from '../contexts.tsx'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { framed } from './frame-html.tsx'
import { sidebarHtml } from './sidebar-html.tsx'
import { worldOf } from './world.tsx'

/** Components of a theme may count on their place in the whole tree, as ids do; ours do not. */
const isWhole = [theme.Footer, theme.DocFooter, theme.navbarItems].some((own) => own !== undefined)

/** Html of the app's root element. */
export function appHtml(site: SiteView, page: PageView): string {
  const drawApp = (instead?: ReactNode) => appOf(site, page, instead)
  if (isWhole) return withSidebar(renderToString(leavingSidebar(drawApp())), site, page)
  return framed(site, page, drawApp, withSidebar(contentHtml(site, page), site, page))
}

function appOf(site: SiteView, page: PageView, instead: ReactNode): ReactElement {
  const { Footer: OwnFooter = Footer } = theme
  return <App {...worldOf(site, page)} instead={instead} footer={<OwnFooter />} />
}

/** The content asks for little of what components may ask for, and whatever they are told costs as much as an element. */
const contentHtml = (site: SiteView, page: PageView) =>
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

const SIDEBAR = 'docsite-sidebar'
const SIDEBAR_MARK = `<${SIDEBAR}></${SIDEBAR}>`
const sidebarPlace = () => createElement(SIDEBAR)

const leavingSidebar = (tree: ReactElement): ReactElement => (
  <SidebarPlaceContext.Provider value={sidebarPlace}>{tree}</SidebarPlaceContext.Provider>
)

function withSidebar(html: string, site: SiteView, page: PageView): string {
  if (!('sidebar' in page) || !page.sidebar) return html
  const at = html.indexOf(SIDEBAR_MARK)
  if (at < 0) throw new Error('no place is left for the sidebar')
  return html.slice(0, at) + sidebarHtml(site, page, page.sidebar) + html.slice(at + SIDEBAR_MARK.length)
}
