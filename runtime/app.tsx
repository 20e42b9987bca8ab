// The complete app of one page, the same on the server and in the browser.
import type { ReactNode } from 'react'
import { Frame } from './components/chrome/frame.tsx'
import { ErrorBoundary } from './components/error-boundary.tsx'
import { Crash } from './components/pages/crash.tsx'
import { PageContent } from './components/pages/page-content.tsx'
import { ColorModeProvider } from './components/providers/color-mode.tsx'
import { HydratedProvider } from './components/providers/hydrated.tsx'
import { PreferredVersionsProvider } from './components/providers/preferred-versions.tsx'
import { type Theme, ThemeContext } from './components/theme-slots.ts'
import {
  type Navigation,
  NavigationContext,
  PageContext,
  type Resources,
  ResourcesContext,
  SiteContext,
} from './contexts.tsx'
import type { PageView } from './model/page.ts'
import type { SiteView } from './model/site.ts'

/** Everything that differs between server and browser or from page to page. */
export interface AppProps {
  readonly site: SiteView
  /** The complete page. For hydration, `readPage` recovers from the document what the html shows of it. */
  readonly page: PageView
  readonly navigation: Navigation
  readonly resources: Resources
  readonly theme: Theme
  /** Rendered by the server; in the browser the same html, because nothing in it changes. */
  readonly footer: ReactNode
  /** Shown instead of the page while it is loading or after it failed to load. */
  readonly instead?: ReactNode
  /** Further parts of the browser's app, for example the progress bar. */
  readonly children?: ReactNode
}

/** The app. If the content crashes, the frame remains; if the frame crashes too, only the error message is shown. */
export function App({ page, footer, instead, children, ...values }: AppProps) {
  return (
    <Providers page={page} {...values}>
      <ErrorBoundary
        fallback={(error, retry) => (
          <ErrorBoundary fallback={() => <Crash error={error} retry={retry} />}>
            <Frame footer={footer}>
              <Crash error={error} retry={retry} />
            </Frame>
          </ErrorBoundary>
        )}
      >
        <Frame footer={footer}>
          <ErrorBoundary
            resetKey={page.path}
            fallback={(error, retry) => <Crash error={error} retry={retry} />}
          >
            {instead ?? <PageContent page={page} />}
          </ErrorBoundary>
        </Frame>
        {children}
      </ErrorBoundary>
    </Providers>
  )
}

/** Wraps components in the contexts of the app. */
export function Providers({
  site,
  page,
  navigation,
  resources,
  theme,
  children,
}: Omit<AppProps, 'footer' | 'instead'>) {
  return (
    <SiteContext.Provider value={site}>
      <PageContext.Provider value={page}>
        <NavigationContext.Provider value={navigation}>
          <ResourcesContext.Provider value={resources}>
            <ThemeContext.Provider value={theme}>
              <HydratedProvider>
                <ColorModeProvider>
                  <PreferredVersionsProvider>{children}</PreferredVersionsProvider>
                </ColorModeProvider>
              </HydratedProvider>
            </ThemeContext.Provider>
          </ResourcesContext.Provider>
        </NavigationContext.Provider>
      </PageContext.Provider>
    </SiteContext.Provider>
  )
}
