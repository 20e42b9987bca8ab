// Browser half of the engine `preact`.
import { render, hydrate as take } from 'preact'
import type { Hydrate } from './engine.ts'

// The components are typed for React; Preact makes its own elements of the same calls.
const takeOver = take as unknown as (...given: Parameters<Hydrate>) => void

/** Makes the server's html live with Preact. */
export const hydrate: Hydrate = (element, container) => {
  takeOver(element, container)
  return () => render(null, container)
}
