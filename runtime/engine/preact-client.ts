// Browser half of the engine `preact`.
import { render, hydrate as take, type VNode } from 'preact'
import type { Hydrate } from './engine.ts'
import { withIds } from './preact-ids.ts'

/** Makes the server's html live with Preact. */
export const hydrate: Hydrate = (element, container, idPrefix) => {
  // The components are typed for React; Preact makes its own elements of the same calls.
  const tree = element as unknown as VNode
  take(idPrefix === undefined ? tree : withIds(idPrefix, tree), container)
  return () => render(null, container)
}
