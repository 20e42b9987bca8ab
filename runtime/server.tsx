// Server side of the app: a page and the site become html. Nothing here or below it knows the time, the disk or a reader.
import { renderToString } from 'docsite:engine-server'
import { components, failures, modules } from 'docsite:page-modules'
import { theme } from 'docsite:theme'
import { componentOf, modulePath } from './components/component-of.ts'
import { Html } from './components/html.tsx'
import { loadAllComponents } from './components/load-components.ts'
import { idPrefix, ThemeComponent } from './components/theme-component.tsx'
import type { HeadTag } from './model/head.ts'
import { own } from './model/own.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'
import { renderInContext } from './server/render-context.tsx'

export { appHtml as renderApp } from './server/app-html.tsx'

await loadAllComponents()

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
  /** Names that modules export which pages import components from. */
  modules: Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, Object.keys(module)])),
  navbarItems: Object.keys(theme.navbarItems ?? {}),
  /** What threw when it was loaded, by the path of the import; `''` for the theme's own components. */
  failures: Object.fromEntries(
    [...failures].map(([path, error]) => [
      path,
      error instanceof Error
        ? { message: error.message, stack: error.stack ?? '' }
        : { message: String(error), stack: '' },
    ]),
  ),
}

/**
 * Html of a component with what the browser needs to hydrate it: its name, its props, and its content, in a `template` while
 * the component does not show it. Null for a name that the theme does not have. Throws what the component throws, or its module
 * when it was loaded.
 */
export function renderComponent({ site, page, number, name, props, ...use }: ComponentUse): string | null {
  const content = use.content.trim()
  const component = find(name)
  if (!component) {
    const path = modulePath(name) ?? ''
    if (failures.has(path)) throw failures.get(path)
    return null
  }
  const tree = <ThemeComponent component={component} props={props} find={find} content={content} />
  const html = renderInContext(site, page, tree, idPrefix(number))
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

const find = (name: string) => componentOf(name, components, (path) => own(modules, path))

/** What the site's theme adds to the head of a page. */
export function headTags(site: SiteView, page: PageView): readonly HeadTag[] {
  return theme.headTags?.(page, site) ?? []
}
