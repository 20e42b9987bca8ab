// Makes the html of a late part live, in place: nothing that the reader has under the pointer or in focus is replaced.
import { hydrate } from 'docsite:engine-client'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import type { LivePartProps } from '../components/late-part.tsx'
import { asOnServer, createLiving, type Living, Told, useWorld } from '../components/providers/told.tsx'
import { SearchServicesContext, useSearchServices } from '../components/search/search-services.ts'

/** Takes over the html of its place. What fails there fails here, where the app expects it. */
export function LivePart({ place, page, onLive, children }: LivePartProps) {
  const world = useWorld()
  const services = useSearchServices()
  const [worlds] = useState(() => createLiving(world))
  const [contents] = useState(() => createLiving(children))
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => worlds.set(world), [worlds, world])
  useEffect(() => contents.set(children), [contents, children])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on it follows by itself
  useLayoutEffect(() => {
    if (!place.current) return
    const told = { first: asOnServer({ ...world, page }), living: worlds }
    return hydrate(
      <Told told={told}>
        <ErrorBoundary fallback={(error) => <Tell error={error} onError={setFailed} />}>
          <SearchServicesContext.Provider value={services}>
            <Contents contents={contents} onLive={onLive} />
          </SearchServicesContext.Provider>
        </ErrorBoundary>
      </Told>,
      place.current,
    )
  }, [])
  if (failed) throw failed
  return null
}

interface ContentsProps {
  readonly contents: Living<ReactNode>
  readonly onLive: () => void
}

function Contents({ contents, onLive }: ContentsProps) {
  const [shown, setShown] = useState(contents.get)
  useEffect(() => contents.subscribe(setShown), [contents])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes to life once
  useEffect(onLive, [])
  return shown
}

interface TellProps {
  readonly error: Error
  readonly onError: (error: Error) => void
}

function Tell({ error, onError }: TellProps) {
  useEffect(() => onError(error), [error, onError])
  return null
}
