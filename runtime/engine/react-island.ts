// Browser half of the engine `react` for components of a theme in an article.
import { hydrateRoot } from 'react-dom/client'
import type { HydrateIsland } from './engine.ts'

/** Makes the server's html live with React. */
export const hydrateIsland: HydrateIsland = (element, container, identifierPrefix) => {
  const root = hydrateRoot(container, element, { identifierPrefix })
  return () => root.unmount()
}
