// Browser half of the engine `react`.
import { hydrateRoot } from 'react-dom/client'
import type { Hydrate } from './engine.ts'

/** Makes the server's html live with React. */
export const hydrate: Hydrate = (element, container, identifierPrefix = '') => {
  const root = hydrateRoot(container, element, { identifierPrefix })
  return () => root.unmount()
}
