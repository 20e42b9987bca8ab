// Server half of the engine `preact`.
import type { VNode } from 'preact'
import { renderToString as render } from 'preact-render-to-string'
import type { RenderToString } from './engine.ts'
import { withIds } from './preact-ids.ts'

/** Renders a tree to html with Preact. */
export const renderToString: RenderToString = (element, idPrefix) => {
  // The components are typed for React; the same calls create Preact elements.
  const tree = element as unknown as VNode
  return render(idPrefix === undefined ? tree : withIds(idPrefix, tree))
}
