// What an engine must provide: html of a tree on the server, and hydration of that html in the browser.
// Which files stand behind `docsite:engine-server`, `docsite:engine-client` and `docsite:engine-island` is decided by the
// setting `engine`.
import type { ReactElement } from 'react'

/** The html of a tree. Trees of one document that make ids with `useId` need different prefixes. */
export type RenderToString = (element: ReactElement, idPrefix?: string) => string

/** Hydrates the server's html inside `container`; returns the function that unmounts the tree, which may be called at any time. */
export type Hydrate = (element: ReactElement, container: Element) => () => void

/** The same for a tree with ids of its own. */
export type HydrateIsland = (element: ReactElement, container: Element, idPrefix: string) => () => void
