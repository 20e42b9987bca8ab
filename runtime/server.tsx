// Server-side rendering: turns the site and a page into html. Code here and below uses no clock, no disk and no reader state.
import { renderToString } from 'docsite:engine-server'
import { failures, modules } from 'docsite:page-modules'
import type { ComponentType } from 'react'
import { componentOf, modulePath } from './components/component-of.ts'
import { type ComponentPart, componentParts } from './components/component-parts.ts'
import { Html } from './components/html.tsx'
import { loadAllComponents } from './components/load-components.ts'
import { DocsFactsContext } from './components/providers/docs-facts-context.ts'
import { idPrefix, ThemeComponent } from './components/theme-component.tsx'
import type { DocsContext } from './model/docs-facts.ts'
import type { HeadTag } from './model/head.ts'
import { own } from './model/own.ts'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'
import { type FactsRecord, recordReads } from './server/record-reads.ts'
import { renderInContext } from './server/render-context.tsx'
import { components, exportProblems, isNode, kindOf, notComponents, theme } from './server/theme-exports.ts'

export { appHtml as renderApp } from './server/app-html.tsx'

await loadAllComponents()

/** A component of the site's theme used in an article. */
export interface ComponentUse {
  readonly site: SiteView
  /** The page around it, without its article. */
  readonly page: PageView
  /** Its number among the components of the page. */
  readonly number: number
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  /** Html between its tags. */
  readonly content: string
  /** Provided only to a component that has asked for them. */
  readonly facts?: DocsContext
}

/** Result for a component that asks for the docs around the page. */
export interface AsksFacts {
  readonly needsDocs: true
}

/** Names that the site's theme defines. */
export const known = {
  components: Object.keys(components),
  /** Names exported by the modules that pages import components from. */
  modules: Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, Object.keys(module)])),
  /** Exports that are not components, with their kind. */
  values: Object.fromEntries(Object.entries(modules).map(([path, module]) => [path, notComponents(module)])),
  navbarItems: Object.keys(theme.navbarItems ?? {}),
  /** Invalid exports of the theme. */
  problems: exportProblems,
  /** Errors thrown while loading a module, by import path; `''` stands for the theme's own components. */
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
 * Html of a component with the data the browser needs to hydrate it: name, props, and content, which is in a `template` if the
 * component does not show it yet. Null for a name that the theme does not define. Throws what the component throws, or what its
 * module threw on load. A component that asks for the docs around the page is rendered again with them.
 */
export function renderComponent(use: ComponentUse): string | AsksFacts | null {
  const record = recordReads(use.facts)
  const isAsking = () => use.facts === undefined && record.isAsked()
  try {
    const html = componentHtml(use, record)
    return isAsking() ? { needsDocs: true } : html
  } catch (error) {
    if (isAsking()) return { needsDocs: true }
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

/**
 * Renders the component with its content as one piece. If it throws, it may expect its children to be components, so it is tried
 * with those.
 */
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
 * Throws if a component returns something that is neither an element nor text: one engine reports this, the other renders
 * nothing. Only the component itself is checked, and only if it rendered nothing.
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

/** Head elements that the site's theme adds to a page. */
export function headTags(site: SiteView, page: PageView): readonly HeadTag[] {
  return theme.headTags?.(page, site) ?? []
}
