// Browser half of the engine `react`.
import { hydrateRoot } from 'react-dom/client'
import type { Hydrate, HydrateIsland } from './engine.ts'

/** Hydrates the server's html with React. */
export const hydrate: Hydrate = (element, container) => hydrateIsland(element, container, '')

/** Hydrates the server's html with React; ids of the tree start with the prefix. */
export const hydrateIsland: HydrateIsland = (element, container, identifierPrefix) => {
  const state = { unmounted: false }
  const root = hydrateRoot(container, element, {
    identifierPrefix,
    onRecoverableError(error) {
      // React hydrates asynchronously and reports an unmount before that as an error (424), which is harmless.
      if (!state.unmounted) reportError(error)
    },
  })
  return () => {
    state.unmounted = true
    root.unmount()
  }
}
