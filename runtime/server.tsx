// Server side of the app: a page and the site become html. Nothing here or below it knows the time, the disk or a reader.
import { renderToString } from 'docsite:engine-server'
import { failures, modules } from 'docsite:page-modules'
import type { ComponentType } from 'react'
import { componentOf, modulePath } from './components/component-of.ts'
import { type ComponentPart, componentParts } from './components/component-parts.ts'
import { Html } from './components/html.tsx'
import { loadAllComponents } from './components/load-components.ts'
import { DocsFactsContext } from './components/providers/docs-facts-context.ts'
import { idPrefix, ThemeComponent } from './components/theme-component.tsx'
import type { DocsFacts } from './model/docs-facts.ts'
import type { HeadTag } from './model/head.ts'
import { own } from './model/own.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'
import { type FactsRecord, factsRecord } from './server/facts-record.ts'
import { renderInContext } from './server/render-context.tsx'
import { components, exportProblems, isNode, kindOf, notComponents, theme } from './server/theme-exports.ts'

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
  /** For a component that has asked for them. */
  readonly facts?: DocsFacts
}

/** A component that asks for the docs around the page. */
export interface AsksFacts {
  readonly asksFacts: true
}

/** Names that the site's theme knows. */
export const known = {
  components: Object.keys(components),
  /** Names that modules export which pages import components from. */
  modules: Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, Object.keys(module)])),
  /** Those of them that are no components, with what they are. */
  values: Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, notComponents(module)])),
  navbarItems: Object.keys(theme.navbarItems ?? {}),
  /** What the exports of the theme are not. */
  problems: exportProblems,
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
 * when it was loaded. One that asks for the docs around the page is rendered again, with them.
 */
export function renderComponent(use: ComponentUse): string | AsksFacts | null {
  const record = factsRecord(use.facts)
  const isAsking = () => use.facts === undefined && record.isAsked()
  try {
    const html = componentHtml(use, record)
    return isAsking() ? { asksFacts: true } : html
  } catch (error) {
    if (isAsking()) return { asksFacts: true }
    throw error
  }
}

function componentHtml(
  { site, page, number, name, props, ...use }: ComponentUse,
  record: FactsRecord,
): string | null {
  const content = use.content.trim()
  const component = find(name)
  if (!component) {
    const path = modulePath(name) ?? ''
    if (failures.has(path)) throw failures.get(path)
    return null
  }
  const shownBy = (own: ComponentType<never>, parts?: readonly ComponentPart[]) => {
    const inside = parts ? { content, parts } : { content }
    const tree = (
      <DocsFactsContext.Provider value={record.facts}>
        <ThemeComponent component={own} props={props} find={find} {...inside} />
      </DocsFactsContext.Provider>
    )
    return renderInContext(site, page, tree, idPrefix(number))
  }
  const { html, isApart } = attempted(content, (parts) => shownBy(component, parts))
  if (html === '') assertElements(component, shownBy)
  const given = JSON.stringify(props)
  const shown = renderToString(
    <Html
      as="docsite-component"
      data-name={name}
      data-number={String(number)}
      {...(given === '{}' ? {} : { 'data-props': given })}
      {...(isApart ? { 'data-parts': '' } : {})}
      {...(record.isAsked() ? { 'data-facts': record.read() } : {})}
      html={html}
    />,
  )
  if (content === '' || (!isApart && html.includes('<docsite-content>'))) return shown
  return shown + renderToString(<Html as="template" html={content} />)
}

/** What is shown of content in one piece; a component that throws at that may look for components there, and gets those. */
function attempted(content: string, show: (parts?: readonly ComponentPart[]) => string) {
  try {
    return { html: show(), isApart: false }
  } catch (error) {
    const parts = componentParts(content)
    if (!parts?.every(({ name }) => find(name))) throw error
    try {
      return { html: show(parts), isApart: true }
    } catch {
      throw error
    }
  }
}

/**
 * Throws where a component gives what is no element and no text: one engine says so, the other shows nothing. Only the component
 * itself is looked at, and only where nothing came of it.
 */
function assertElements(
  component: ComponentType<never>,
  shown: (probe: ComponentType<never>) => unknown,
): void {
  const isOfEngine = typeof component !== 'function' || component.prototype?.isReactComponent
  if (isOfEngine || component.prototype?.render) return
  const given: unknown[] = []
  shown((props) => {
    given.push((component as (props: object) => unknown)(props))
    return null
  })
  const wrong = given.find((value) => !isNode(value))
  if (wrong !== undefined) throw new Error(`it gives ${kindOf(wrong)}, and no elements`)
}

const find = (name: string) => componentOf(name, components, (path) => own(modules, path))

/** What the site's theme adds to the head of a page. */
export function headTags(site: SiteView, page: PageView): readonly HeadTag[] {
  return theme.headTags?.(page, site) ?? []
}
