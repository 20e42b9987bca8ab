// Components of the site's theme in an article: the html that the server made of them becomes live in place, each by itself,
// for the article around them is no tree of components. They are told what the app around the article is told.
import { components } from 'docsite:components'
import { hydrate } from 'docsite:engine-client'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { Html } from './components/html.tsx'
import { ThemeComponent } from './components/theme-component.tsx'
import { ThemeContext, useTheme } from './components/theme-slots.ts'
import {
  ColorModeContext,
  HydratedContext,
  NavigationContext,
  PageContext,
  PreferredVersionsContext,
  ResourcesContext,
  SiteContext,
  useColorMode,
  useHydrated,
  useNavigation,
  usePage,
  usePreferredVersions,
  useResources,
  useSite,
} from './contexts.tsx'
import { warn } from './routing/warn.ts'

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

/** Everything that components are told. */
type World = ReturnType<typeof useWorld>

interface Telling {
  /** What the server told them. */
  readonly first: World
  readonly living: Living<World>
}

function useWorld() {
  const site = useSite()
  const page = usePage()
  const navigation = useNavigation()
  const resources = useResources()
  const colorMode = useColorMode()
  const versions = usePreferredVersions()
  const theme = useTheme()
  const hydrated = useHydrated()
  return useMemo(
    () => ({ site, page, navigation, resources, colorMode, versions, theme, hydrated }),
    [site, page, navigation, resources, colorMode, versions, theme, hydrated],
  )
}

function asOnServer(world: World): World {
  const { site, page, navigation, colorMode, versions } = world
  return {
    ...world,
    navigation: { ...navigation, location: { pathname: page.path, search: '', hash: '' }, pending: false },
    colorMode: { ...colorMode, mode: site.colorMode.defaultMode, choice: null },
    versions: { ...versions, names: {} },
    hydrated: false,
  }
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
  const { name = '', props = '{}' } = element.dataset
  const component = components[name]
  if (!component) return () => undefined
  const html = contentOf(element)
  const still = element.cloneNode(true)
  const end = hydrate(
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

/** The contexts of the app: at first as on the server, then as they are now. */
function Told({ told, children }: { readonly told: Telling; readonly children: ReactNode }) {
  const { first, living } = told
  const [world, setWorld] = useState(first)
  useEffect(() => {
    setWorld(living.get())
    return living.subscribe(setWorld)
  }, [living])
  return (
    <SiteContext.Provider value={world.site}>
      <PageContext.Provider value={world.page}>
        <NavigationContext.Provider value={world.navigation}>
          <ResourcesContext.Provider value={world.resources}>
            <ThemeContext.Provider value={world.theme}>
              <HydratedContext.Provider value={world.hydrated}>
                <ColorModeContext.Provider value={world.colorMode}>
                  <PreferredVersionsContext.Provider value={world.versions}>
                    {children}
                  </PreferredVersionsContext.Provider>
                </ColorModeContext.Provider>
              </HydratedContext.Provider>
            </ThemeContext.Provider>
          </ResourcesContext.Provider>
        </NavigationContext.Provider>
      </PageContext.Provider>
    </SiteContext.Provider>
  )
}

/** A value that changes, and whoever wants to know. */
interface Living<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: (value: Value) => void): () => void
}

function createLiving<Value>(first: Value): Living<Value> {
  const state = { value: first }
  const listeners = new Set<(value: Value) => void>()
  return {
    get: () => state.value,
    set(value) {
      state.value = value
      for (const listener of listeners) listener(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
