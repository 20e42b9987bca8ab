// Server half of the engine `react`.
import { renderToString as render } from 'react-dom/server'
import type { RenderToString } from './engine.ts'

/** Renders a tree to html with React. */
export const renderToString: RenderToString = (element, identifierPrefix = '') =>
  render(element, { identifierPrefix })
