// The contexts of the app for separate trees: html inside the app that is hydrated separately, because the engine cannot make it
// part of the app's own tree. Such a tree first receives the values of the server, so that it matches the server's html, and then
// those of the app.
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
import type { Store } from '../../store.ts'
import { ThemeContext, useTheme } from '../theme-slots.ts'

/** The values of all contexts of the app. */
export type ContextValues = ReturnType<typeof useContextValues>

/** The contexts that a separate tree mirrors. */
export interface MirroredContexts {
  /** Values with which the server rendered the tree. */
  readonly onServer: ContextValues
  /** Values of the app. */
  readonly inApp: Store<ContextValues>
}

/** The context values of the calling component. */
export function useContextValues() {
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

/** Derives the values that the server had from those of the app. */
export function serverContextValues(values: ContextValues): ContextValues {
  const { site, page, navigation, colorMode, versions } = values
  return {
    ...values,
    navigation: { ...navigation, location: { pathname: page.path, search: '', hash: '' }, pending: false },
    colorMode: { ...colorMode, mode: site.colorMode.defaultMode, choice: null },
    versions: { ...versions, names: {} },
    hydrated: false,
  }
}

interface ContextBridgeProps {
  readonly contexts: MirroredContexts
  readonly children: ReactNode
}

/** Provides the contexts: at first as on the server, then as in the app. */
export function ContextBridge({ contexts: { onServer, inApp }, children }: ContextBridgeProps) {
  const [values, setValues] = useState(onServer)
  useEffect(() => {
    setValues(inApp.get())
    return inApp.subscribe(setValues)
  }, [inApp])
  return (
    <SiteContext.Provider value={values.site}>
      <PageContext.Provider value={values.page}>
        <NavigationContext.Provider value={values.navigation}>
          <ResourcesContext.Provider value={values.resources}>
            <ThemeContext.Provider value={values.theme}>
              <HydratedContext.Provider value={values.hydrated}>
                <ColorModeContext.Provider value={values.colorMode}>
                  <PreferredVersionsContext.Provider value={values.versions}>
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
