// Components of the site's theme in an article. The article is html, not a component tree, so each component is hydrated
// separately in place; a bridge provides the contexts of the app to them.
import { components } from 'docsite:components'
import { hydrateIsland } from 'docsite:engine-island'
import { loaders } from 'docsite:page-module-loaders'
import { useEffect, useLayoutEffect, useState } from 'react'
import { componentOf, modulePath } from './components/component-of.ts'
import { componentParts } from './components/component-parts.ts'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { Html } from './components/html.tsx'
import { setInlineStyles } from './components/inline-styles.ts'
import { DocsFactsContext } from './components/providers/docs-facts-context.ts'
import {
  ContextBridge,
  type MirroredContexts,
  serverContextValues,
  useContextValues,
} from './components/providers/mirror-contexts.tsx'
import { idPrefix, ThemeComponent } from './components/theme-component.tsx'
import { type DocsContext, NO_FACTS } from './model/docs-facts.ts'
import { own } from './model/own.ts'
import { warn } from './routing/warn.ts'
import { createStore } from './store.ts'

/** Loaded modules by path. Like native modules, they live as long as the document. */
const modules = new Map<string, object>()

/** Component names in tags and in serialised props. */
const NAME = /<docsite-component data-name="([^"]*)"|docsite:(?:element|export)&quot;:&quot;(.*?)&quot;/g

/** Loads the modules that an article imports components from. */
export async function loadModules(article: string): Promise<void> {
  const paths = [...article.matchAll(NAME)].map(([, name, element = '']) =>
    modulePath((name ?? element).replaceAll('&amp;', '&')),
  )
  const missing = [...new Set(paths)].filter((path) => path !== undefined && !modules.has(path))
  await Promise.all(
    missing.map(async (path = '') => {
      modules.set(path, (await own(loaders, path)?.())?.module ?? {})
    }),
  )
}

/** Hydrates the components in the article of the page, and restores their server html before another page is shown. */
export function Islands() {
  const values = useContextValues()
  const [inApp] = useState(() => createStore(values))
  useEffect(() => inApp.set(values), [inApp, values])
  const { page } = values
  const article = page.kind === 'doc' ? page.article : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each article
  useLayoutEffect(() => {
    const root = document.querySelector('[data-article]')
    return root ? hydrateComponents(root, { onServer: serverContextValues(values), inApp }) : undefined
  }, [page.path, article])
  return null
}

/** Hydrates the outermost components inside an element; nested ones are hydrated with the content that contains them. */
function hydrateComponents(root: Element, contexts: MirroredContexts): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('docsite-component')]
    .filter((element) => {
      const outer = element.parentElement?.closest('docsite-component')
      return !outer || !root.contains(outer)
    })
    .map((element) => hydrateComponent(element, contexts))
  return () => {
    for (const stop of stops) stop()
  }
}

const find = (name: string) => componentOf(name, components, (path) => modules.get(path))

function hydrateComponent(element: HTMLElement, contexts: MirroredContexts): () => void {
  const { name = '', number = '', props = '{}', facts = '{}' } = element.dataset
  const component = find(name)
  if (!component) return () => undefined
  const given = JSON.parse(props) as Record<string, unknown>
  const docs: DocsContext = { ...NO_FACTS, ...(JSON.parse(facts) as Partial<DocsContext>) }
  const html = contentOf(element)
  const parts = isApart(element) ? componentParts(html) : null
  const onServer = element.cloneNode(true)
  setInlineStyles(element)
  const end = hydrateIsland(
    <ContextBridge contexts={contexts}>
      <ErrorBoundary fallback={(error) => <Failed name={name} error={error} html={html} />}>
        <DocsFactsContext.Provider value={docs}>
          <ThemeComponent
            component={component}
            props={given}
            find={find}
            content={html}
            parts={parts}
            onContent={(content) => hydrateComponents(content, contexts)}
          />
        </DocsFactsContext.Provider>
      </ErrorBoundary>
    </ContextBridge>,
    element,
    idPrefix(number),
  )
  return () => {
    // The engine may unmount later, so it keeps its element and the copy takes its place.
    element.replaceWith(onServer)
    end()
  }
}

/** Whether the component receives its content as separate components. */
const isApart = ({ dataset }: HTMLElement): boolean => dataset.parts !== undefined

/** Html between the tags: inside the component, or in a `template` after a component that does not show it yet. */
function contentOf(element: HTMLElement): string {
  const next = element.nextElementSibling
  const hidden = next instanceof HTMLTemplateElement ? next.innerHTML : ''
  if (isApart(element)) return hidden
  return element.querySelector('docsite-content')?.innerHTML ?? hidden
}

/** Shown instead of a component that fails: the html that the author wrote inside it. */
function Failed({
  name,
  error,
  html,
}: {
  readonly name: string
  readonly error: Error
  readonly html: string
}) {
  useEffect(() => warn(`The component ${name} failed.`, error), [name, error])
  return html === '' ? null : <Html as="docsite-content" html={html} />
}
