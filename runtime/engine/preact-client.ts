// Browser half of the engine `preact`.
import { hydrate as hydrateWithPreact, render } from 'preact'
import type { Hydrate } from './engine.ts'

// The components are typed for React; the same calls create Preact elements.
const hydrateTree = hydrateWithPreact as unknown as (...given: Parameters<Hydrate>) => void

/** Hydrates the server's html with Preact. */
export const hydrate: Hydrate = (element, container) => {
  hydrateTree(element, container)
  return () => render(null, container)
}
