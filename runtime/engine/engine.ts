// Interface of a rendering engine: html of a tree on the server, and hydration of that html in the browser.
// The setting `engine` decides which files `docsite:engine-server`, `docsite:engine-client` and `docsite:engine-island` resolve
// to.
import type { ReactElement } from 'react'

/** Renders a tree to html. Trees in one document that create ids with `useId` need different prefixes. */
export type RenderToString = (element: ReactElement, idPrefix?: string) => string

/** Hydrates the server's html inside `container`; returns a function that unmounts the tree at any time. */
export type Hydrate = (element: ReactElement, container: Element) => () => void

/** Like `Hydrate`, for a tree with an id prefix. */
export type HydrateIsland = (element: ReactElement, container: Element, idPrefix: string) => () => void
