// Html of the app of a page, put together from what many pages have alike, which is drawn once, and what is the page's own. It
// stays in pieces: as one text all of it would be copied once more.
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import type { ReactElement, ReactNode } from 'react'
import { App } from '../app.tsx'
import { Footer } from '../components/chrome/footer.tsx'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { contentHtml, leavingSidebar, withSidebar } from './content-html.tsx'
import { framed } from './frame-html.tsx'
import { worldOf } from './world.tsx'

/** Components of a theme may count on their place in the whole tree, as ids do; ours do not. */
const isWhole = [theme.Footer, theme.DocFooter, theme.navbarItems].some((own) => own !== undefined)

/** Html of the app's root element. */
export function appHtml(site: SiteView, page: PageView): readonly string[] {
  const drawApp = (instead?: ReactNode) => appOf(site, page, instead)
  if (isWhole) return withSidebar(renderToString(leavingSidebar(drawApp())), site, page)
  return framed(site, page, drawApp, contentHtml(site, page))
}

function appOf(site: SiteView, page: PageView, instead: ReactNode): ReactElement {
  const { Footer: OwnFooter = Footer } = theme
  return <App {...worldOf(site, page)} instead={instead} footer={<OwnFooter />} />
}
