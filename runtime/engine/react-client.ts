// Browser half of the engine `react`.
import { hydrateRoot } from 'react-dom/client'
import type { Hydrate } from './engine.ts'

/** Makes the server's html live with React. */
export const hydrate: Hydrate = (element, container) => {
  const root = hydrateRoot(container, element)
  return () => root.unmount()
}
