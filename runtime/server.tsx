// Server side of the app: a page and the site become html. Nothing here or below it knows the time, the disk or a reader.
import { components } from 'docsite:components'
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import { createElement, type ReactElement } from 'react'
import { App, Providers } from './app.tsx'
import { Footer } from './components/chrome/footer.tsx'
import { Html } from './components/html.tsx'
import { loadAllParts } from './components/load-parts.ts'
import { idPrefix, ThemeComponent } from './components/theme-component.tsx'
import { type Navigation, type Resources, type ShareParts, SharePartsContext } from './contexts.tsx'
import type { HeadTag } from './model/head.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'

await loadAllParts()

const NO_RESOURCES: Resources = {
  peek: () => undefined,
  load: () => Promise.reject(new Error('shared files are not loaded on the server')),
}

/** A component of the site's theme that an article uses. */
export interface ComponentUse {
  readonly site: SiteView
  /** The page around it, without its article. */
  readonly page: PageView
  /** Its number among those of the page. */
  readonly number: number
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  /** Html between its tags. */
  readonly content: string
}

/** Names that the site's theme knows. */
export const known = {
  components: Object.keys(components),
  navbarItems: Object.keys(theme.navbarItems ?? {}),
}

/** Html of the app's root element. */
export function renderApp(site: SiteView, page: PageView): string {
  const OwnFooter = theme.Footer
  const places: (() => string)[] = []
  const share: ShareParts = (key, of, level, part) => {
    places.push(() => of.map((shown) => partHtml(shown, level, part, site, page)).join(''))
    return createElement(PLACE, { key, id: String(places.length - 1) })
  }
  const html = renderToString(
    <SharePartsContext.Provider value={share}>
      <App {...worldOf(site, page)} footer={OwnFooter ? <OwnFooter /> : <Footer />} />
    </SharePartsContext.Provider>,
  )
  return html.replace(PLACES, (place, number) => places[Number(number)]?.() ?? place)
}

/** Stands in the place of shared parts until the page is rendered. */
const PLACE = 'docsite-parts'
const PLACES = /<docsite-parts id="(\d+)"><\/docsite-parts>/g

/** Html of shared parts: of a site, what they show -> level -> html. */
const knownParts = new WeakMap<SiteView, WeakMap<object, Map<number, string>>>()

function partHtml<Of extends object>(
  of: Of,
  level: number,
  part: (of: Of) => ReactElement,
  site: SiteView,
  page: PageView,
): string {
  const ofSite = knownParts.get(site) ?? new WeakMap<object, Map<number, string>>()
  knownParts.set(site, ofSite)
  const ofItem = ofSite.get(of) ?? new Map<number, string>()
  ofSite.set(of, ofItem)
  const known = ofItem.get(level)
  if (known !== undefined) return known
  const html = renderToString(<Providers {...worldOf(site, page)}>{part(of)}</Providers>)
  // The engine holds text that was put together as its many pieces until somebody reads in it.
  html.charCodeAt(0)
  ofItem.set(level, html)
  return html
}

/**
 * Html of a component with what the browser needs to make it live: its name, its props, and its content, which waits in a
 * `template` when the component does not show it yet. Null for a name that the theme does not know.
 */
export function renderComponent({ site, page, number, name, props, ...use }: ComponentUse): string | null {
  const content = use.content.trim()
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return null
  const html = renderToString(
    <Providers {...worldOf(site, page)}>
      <ThemeComponent component={component} props={props} content={content} />
    </Providers>,
    idPrefix(number),
  )
  const given = JSON.stringify(props)
  const shown = renderToString(
    <Html
      as="docsite-component"
      data-name={name}
      data-number={String(number)}
      {...(given === '{}' ? {} : { 'data-props': given })}
      html={html}
    />,
  )
  if (content === '' || html.includes('<docsite-content>')) return shown
  return shown + renderToString(<Html as="template" html={content} />)
}

/** What the site's theme adds to the head of a page. */
export function headTags(site: SiteView, page: PageView): readonly HeadTag[] {
  return theme.headTags?.(page, site) ?? []
}

function worldOf(site: SiteView, page: PageView) {
  return { site, page, navigation: standingAt(page.path), resources: NO_RESOURCES, theme }
}

function standingAt(pathname: string): Navigation {
  return {
    location: { pathname, search: '', hash: '' },
    pending: false,
    navigate: () => undefined,
    interceptBack: () => () => undefined,
  }
}
