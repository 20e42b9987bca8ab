// Server side of the app: a page and the site become html. Nothing here or below it knows the time, the disk or a reader.
import { components } from 'docsite:components'
import { renderToString } from 'docsite:engine-server'
import { theme } from 'docsite:theme'
import { createElement, type ReactElement } from 'react'
import { App, Providers } from './app.tsx'
import { Footer } from './components/chrome/footer.tsx'
import { Html } from './components/html.tsx'
import { loadAllParts } from './components/load-parts.ts'
import { ThemeComponent } from './components/theme-component.tsx'
import { type Navigation, type Resources, type SharePart, SharePartContext } from './contexts.tsx'
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
  const parts: SharedPart[] = []
  const share: SharePart = (of, level, element) => {
    parts.push({ of, level, element })
    return createElement(PART, { key: element.key, id: String(parts.length - 1) })
  }
  const html = renderToString(
    <SharePartContext.Provider value={share}>
      <App {...worldOf(site, page)} footer={OwnFooter ? <OwnFooter /> : <Footer />} />
    </SharePartContext.Provider>,
  )
  return html.replace(PLACE, (place, number) => {
    const part = parts[Number(number)]
    return part ? partHtml(part, site, page) : place
  })
}

/** A part that looks the same on every page. */
interface SharedPart {
  readonly of: object
  readonly level: number
  readonly element: ReactElement
}

/** Stands in the place of a shared part until the page is rendered. */
const PART = 'docsite-part'
const PLACE = /<docsite-part id="(\d+)"><\/docsite-part>/g

/** Html of shared parts: of a site, what they show -> level -> html. */
const knownParts = new WeakMap<SiteView, WeakMap<object, Map<number, string>>>()

function partHtml({ of, level, element }: SharedPart, site: SiteView, page: PageView): string {
  const ofSite = knownParts.get(site) ?? new WeakMap<object, Map<number, string>>()
  knownParts.set(site, ofSite)
  const ofItem = ofSite.get(of) ?? new Map<number, string>()
  ofSite.set(of, ofItem)
  const known = ofItem.get(level)
  if (known !== undefined) return known
  const html = renderToString(<Providers {...worldOf(site, page)}>{element}</Providers>)
  // The engine holds text that was put together as its many pieces until somebody reads in it.
  html.charCodeAt(0)
  ofItem.set(level, html)
  return html
}

/**
 * Html of a component with what the browser needs to make it live: its name, its props, and its content, which waits in a
 * `template` when the component does not show it yet. Null for a name that the theme does not know.
 */
export function renderComponent({ site, page, name, props, ...use }: ComponentUse): string | null {
  const content = use.content.trim()
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return null
  const html = renderToString(
    <Providers {...worldOf(site, page)}>
      <ThemeComponent component={component} props={props} content={content} />
    </Providers>,
  )
  const given = JSON.stringify(props)
  const shown = renderToString(
    <Html
      as="docsite-component"
      data-name={name}
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
