// Browser half of the engine `preact` for components of a theme in an article.
import { hydrate, render, type VNode } from 'preact'
import type { HydrateIsland } from './engine.ts'
import { withIds } from './preact-ids.ts'

/** Hydrates the server's html with Preact. */
export const hydrateIsland: HydrateIsland = (element, container, idPrefix) => {
  // The components are typed for React; Preact makes its own elements of the same calls.
  hydrate(withIds(idPrefix, element as unknown as VNode), container)
  return () => render(null, container)
}
