// Components of the site's theme in an article: the html that the server made of them becomes live in place, each by itself,
// for the article around them is no tree of components. They are told what the app around the article is told.
import { components } from 'docsite:components'
import { hydrateIsland } from 'docsite:engine-island'
import { loaders } from 'docsite:page-module-loaders'
import { useEffect, useLayoutEffect, useState } from 'react'
import { componentOf, modulePath } from './components/component-of.ts'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { Html } from './components/html.tsx'
import { asOnServer, createLiving, type Telling, Told, useWorld } from './components/providers/told.tsx'
import { idPrefix, ThemeComponent } from './components/theme-component.tsx'
import { own } from './model/own.ts'
import { warn } from './routing/warn.ts'

/** Modules that are here. */
const modules = new Map<string, object>()

const NAME = /<docsite-component data-name="([^"]*)"/g

/** Loads what the components of an article need beside the theme's own. */
export async function loadModules(article: string): Promise<void> {
  const paths = [...article.matchAll(NAME)].map(([, name = '']) => modulePath(name.replaceAll('&amp;', '&')))
  const missing = [...new Set(paths)].filter((path) => path !== undefined && !modules.has(path))
  await Promise.all(
    missing.map(async (path = '') => {
      modules.set(path, (await own(loaders, path)?.())?.module ?? {})
    }),
  )
}

/** Makes the components in the article of the page live, and still again before another page is shown. */
export function Islands() {
  const world = useWorld()
  const living = useState(() => createLiving(world))[0]
  useEffect(() => living.set(world), [living, world])
  const { page } = world
  const article = page.kind === 'doc' ? page.article : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each article
  useLayoutEffect(() => {
    const root = document.querySelector('[data-article]')
    return root ? makeLive(root, { first: asOnServer(world), living }) : undefined
  }, [page.path, article])
  return null
}

/** Makes the outermost components inside an element live; those inside their content follow with the content. */
function makeLive(root: Element, told: Telling): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('docsite-component')]
    .filter((element) => {
      const outer = element.parentElement?.closest('docsite-component')
      return !outer || !root.contains(outer)
    })
    .map((element) => makeOneLive(element, told))
  return () => {
    for (const stop of stops) stop()
  }
}

function makeOneLive(element: HTMLElement, told: Telling): () => void {
  const { name = '', number = '', props = '{}' } = element.dataset
  const component = componentOf(name, components, (path) => modules.get(path))
  if (!component) return () => undefined
  const html = contentOf(element)
  const still = element.cloneNode(true)
  const end = hydrateIsland(
    <Told told={told}>
      <ErrorBoundary fallback={(error) => <Failed name={name} error={error} html={html} />}>
        <ThemeComponent
          component={component}
          props={JSON.parse(props) as Record<string, unknown>}
          content={html}
          onContent={(content) => makeLive(content, told)}
        />
      </ErrorBoundary>
    </Told>,
    element,
    idPrefix(number),
  )
  return () => {
    // The engine may end later than now: it keeps its element, and another one takes the place.
    element.replaceWith(still)
    end()
  }
}

/** Html between the tags: shown inside the component, or waiting behind it. */
function contentOf(element: Element): string {
  const behind = element.nextElementSibling
  const waiting = behind instanceof HTMLTemplateElement ? behind.innerHTML : ''
  return element.querySelector('docsite-content')?.innerHTML ?? waiting
}

/** A component that fails leaves the reader what was written. */
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
