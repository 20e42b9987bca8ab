// Browser half of the engine `preact` for theme components in an article.
import { hydrate, render, type VNode } from 'preact'
import type { HydrateIsland } from './engine.ts'
import { withIds } from './preact-ids.ts'

/** Hydrates the server's html with Preact. */
export const hydrateIsland: HydrateIsland = (element, container, idPrefix) => {
  // The components are typed for React; the same calls create Preact elements.
  hydrate(withIds(idPrefix, element as unknown as VNode), container)
  return () => render(null, container)
}
