// The contexts of the app for trees beside it: html inside the app that became live by itself, where the engine gives no way to
// be part of the app's own tree. They are told at first what the server was told, then what the app is told.
import { type ReactNode, useEffect, useMemo, useState } from 'react'
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
} from '../../contexts.tsx'
import { ThemeContext, useTheme } from '../theme-slots.ts'

/** Everything that components are told. */
export type World = ReturnType<typeof useWorld>

/** What a tree is told. */
export interface Telling {
  /** What the server told them. */
  readonly first: World
  readonly living: Living<World>
}

/** What the components around are told. */
export function useWorld() {
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

/** What the server told them. */
export function asOnServer(world: World): World {
  const { site, page, navigation, colorMode, versions } = world
  return {
    ...world,
    navigation: { ...navigation, location: { pathname: page.path, search: '', hash: '' }, pending: false },
    colorMode: { ...colorMode, mode: site.colorMode.defaultMode, choice: null },
    versions: { ...versions, names: {} },
    hydrated: false,
  }
}

/** The contexts of the app: at first as on the server, then as they are now. */
export function Told({ told, children }: { readonly told: Telling; readonly children: ReactNode }) {
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
export interface Living<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: (value: Value) => void): () => void
}

/** A value that whoever wants may change and follow. */
export function createLiving<Value>(first: Value): Living<Value> {
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
