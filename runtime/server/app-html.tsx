// Html of the app of a page, put together from what many pages have alike, which is drawn once, and what is the page's own.
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { App } from '../app.tsx'
import { Footer } from '../components/chrome/footer.tsx'
import { frameLook } from '../components/chrome/frame-look.ts'
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
import { sidebarHtml } from './sidebar-html.tsx'
import { inOnePiece, worldOf } from './world.tsx'

/** Stand in the places of what is drawn by itself. */
const CONTENT = 'docsite-content-place'
const SIDEBAR = 'docsite-sidebar-place'

/** Html before and behind a place. */
type Around = readonly [before: string, behind: string]

/** Frames of a site by what they show of a page. */
const knownFrames = new WeakMap<SiteView, Map<string, Around>>()

/** More are there only where every page has its own entry in the navbar. */
const FRAMES_KEPT = 50

/** Components of a theme may count on their place in the whole tree, as ids do; ours do not. */
const isWhole = [theme.Footer, theme.DocFooter, theme.navbarItems].some((own) => own !== undefined)

/** Html of the app's root element. */
export function appHtml(site: SiteView, page: PageView): string {
  const look = isWhole ? null : frameLook(site, page)
  if (look === null) return withSidebar(renderToString(appOf(site, page)), site, page)
  const [before, behind] = frameOf(site, page, look)
  return before + withSidebar(contentHtml(site, page), site, page) + behind
}

function frameOf(site: SiteView, page: PageView, look: string): Around {
  const ofSite = knownFrames.get(site) ?? new Map<string, Around>()
  knownFrames.set(site, ofSite)
  const known = ofSite.get(look)
  if (known) return known
  const frame = around(CONTENT, renderToString(appOf(site, page, createElement(CONTENT))))
  if (ofSite.size === FRAMES_KEPT) ofSite.clear()
  ofSite.set(look, [inOnePiece(frame[0]), inOnePiece(frame[1])])
  return frame
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

function appOf(site: SiteView, page: PageView, instead?: ReactNode): ReactElement {
  const { Footer: OwnFooter = Footer } = theme
  return leavingSidebar(<App {...worldOf(site, page)} instead={instead} footer={<OwnFooter />} />)
}

const leavingSidebar = (tree: ReactElement): ReactElement => (
  <SidebarPlaceContext.Provider value={sidebarPlace}>{tree}</SidebarPlaceContext.Provider>
)

const sidebarPlace = () => createElement(SIDEBAR)

function withSidebar(html: string, site: SiteView, page: PageView): string {
  if (!('sidebar' in page) || !page.sidebar) return html
  const [before, behind] = around(SIDEBAR, html)
  return before + sidebarHtml(site, page, page.sidebar) + behind
}

function around(place: string, html: string): Around {
  const mark = `<${place}></${place}>`
  const at = html.indexOf(mark)
  if (at < 0) throw new Error(`nothing stands for ${place}`)
  return [html.slice(0, at), html.slice(at + mark.length)]
}
