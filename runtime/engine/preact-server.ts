// Server half of the engine `preact`.
import type { VNode } from 'preact'
import { renderToString as render } from 'preact-render-to-string'
import type { RenderToString } from './engine.ts'
import { withIds } from './preact-ids.ts'

/** The html of a tree, made by Preact. */
export const renderToString: RenderToString = (element, idPrefix) => {
  // The components are typed for React; Preact makes its own elements of the same calls.
  const tree = element as unknown as VNode
  return render(idPrefix === undefined ? tree : withIds(idPrefix, tree))
}
