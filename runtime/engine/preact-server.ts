// Server half of the engine `preact`.
import { renderToString as render } from 'preact-render-to-string'
import type { RenderToString } from './engine.ts'

// The components are typed for React; Preact makes its own elements of the same calls.
/** The html of a tree, made by Preact. */
export const renderToString = render as unknown as RenderToString
