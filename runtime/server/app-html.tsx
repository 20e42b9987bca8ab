// Html of a page's app, assembled from parts shared by many pages, which are rendered once, and the page's own. It stays in
// pieces: joining them would copy everything once more.
import { renderToString } from 'docsite:engine-server'
import type { ReactElement, ReactNode } from 'react'
import { App } from '../app.tsx'
import { Footer } from '../components/chrome/footer.tsx'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { contentHtml, fillSidebar, withSidebarSlot } from './content-html.tsx'
import { frameHtml } from './frame-html.tsx'
import { renderContext } from './render-context.tsx'
import { theme } from './theme-exports.ts'

/** Theme components may depend on their position in the whole tree, through ids for example; built-in ones do not. */
const isWhole = [theme.Footer, theme.DocFooter, theme.navbarItems].some((own) => own !== undefined)

/** Html of the app's root element. */
export function appHtml(site: SiteView, page: PageView): readonly string[] {
  if (isWhole) return fillSidebar(renderToString(withSidebarSlot(appOf(site, page))), site, page)
  return frameHtml(site, page, (instead) => appOf(site, page, instead), contentHtml(site, page))
}

function appOf(site: SiteView, page: PageView, instead?: ReactNode): ReactElement {
  const { Footer: OwnFooter = Footer } = theme
  return <App {...renderContext(site, page)} instead={instead} footer={<OwnFooter />} />
}
