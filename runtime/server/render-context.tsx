// Values of the app's contexts on the server: the page as written, no reader, no shared files.
import { renderToString } from 'docsite:engine-server'
import type { ReactNode } from 'react'
import { type AppProps, Providers } from '../app.tsx'
import type { Resources } from '../contexts.tsx'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { theme } from './theme-exports.ts'

const NO_RESOURCES: Resources = {
  peek: () => undefined,
  load: () => Promise.reject(new Error('shared files are not loaded on the server')),
}

const nothing = () => undefined

/** The context values for the components of a page. */
export function renderContext(
  site: SiteView,
  page: PageView,
): Pick<AppProps, 'site' | 'page' | 'navigation' | 'resources' | 'theme'> {
  const navigation = {
    location: { pathname: page.path, search: '', hash: '' },
    pending: false,
    navigate: nothing,
    interceptBack: () => nothing,
  }
  return { site, page, navigation, resources: NO_RESOURCES, theme }
}

/** Html of a tree that is a part of the page. */
export function renderInContext(site: SiteView, page: PageView, tree: ReactNode, idPrefix?: string): string {
  return renderToString(<Providers {...renderContext(site, page)}>{tree}</Providers>, idPrefix)
}
