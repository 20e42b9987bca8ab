// Html of a tree of components that are told what the server knows: the page as it came, no reader, nothing loaded.
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import type { ReactNode } from 'react'
import { type AppProps, Providers } from '../app.tsx'
import type { Resources } from '../contexts.tsx'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'

const NO_RESOURCES: Resources = {
  peek: () => undefined,
  load: () => Promise.reject(new Error('shared files are not loaded on the server')),
}

const nothing = () => undefined

/** What components are told. */
export function worldOf(
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

/** Html of a part of a page by itself. */
export function partHtml(site: SiteView, page: PageView, part: ReactNode, idPrefix?: string): string {
  return renderToString(<Providers {...worldOf(site, page)}>{part}</Providers>, idPrefix)
}

/** The same text in one piece: the engine holds what was put together as its many pieces until somebody reads in it. */
export function inOnePiece(text: string): string {
  text.charCodeAt(0)
  return text
}
