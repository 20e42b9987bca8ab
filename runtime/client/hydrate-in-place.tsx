// Hydrates the html of a lazy island in place: elements under the pointer or with focus are not replaced.
import { hydrate } from 'docsite:engine-client'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import type { HydratorProps } from '../components/lazy-island.tsx'
import {
  ContextBridge,
  serverContextValues,
  useContextValues,
} from '../components/providers/mirror-contexts.tsx'
import { SearchServicesContext, useSearchServices } from '../components/search/search-services.ts'
import { createStore, type Store } from '../store.ts'

/** Hydrates its container. An error inside is rethrown here, for the app's error boundaries. */
export function HydrateInPlace({ container, page, onHydrated, children }: HydratorProps) {
  const values = useContextValues()
  const services = useSearchServices()
  const [inApp] = useState(() => createStore(values))
  const [content] = useState(() => createStore(children))
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => inApp.set(values), [inApp, values])
  useEffect(() => content.set(children), [content, children])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later values come through the stores
  useLayoutEffect(() => {
    if (!container.current) return
    const onServer = serverContextValues({ ...values, page })
    return hydrate(
      <ContextBridge contexts={{ onServer, inApp }}>
        <ErrorBoundary fallback={(error) => <ReportError error={error} onError={setFailed} />}>
          <SearchServicesContext.Provider value={services}>
            <Content content={content} onHydrated={onHydrated} />
          </SearchServicesContext.Provider>
        </ErrorBoundary>
      </ContextBridge>,
      container.current,
    )
  }, [])
  if (failed) throw failed
  return null
}

interface ContentProps {
  readonly content: Store<ReactNode>
  readonly onHydrated: () => void
}

function Content({ content, onHydrated }: ContentProps) {
  const [shown, setShown] = useState(content.get)
  useEffect(() => content.subscribe(setShown), [content])
  // Before the next click: a click that the component already handles must not be held back and dispatched again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island is hydrated once
  useLayoutEffect(onHydrated, [])
  return shown
}

interface ReportErrorProps {
  readonly error: Error
  readonly onError: (error: Error) => void
}

function ReportError({ error, onError }: ReportErrorProps) {
  useEffect(() => onError(error), [error, onError])
  return null
}
