// What an engine must provide: html of a tree on the server, and taking over that html in the browser.
// Which files stand behind `docsite:engine-server`, `docsite:engine-client` and `docsite:engine-island` is decided by the
// setting `engine`.
import type { ReactElement } from 'react'

/** The html of a tree. Trees of one document whose ids begin alike need different prefixes. */
export type RenderToString = (element: ReactElement, idPrefix?: string) => string

/** Makes the server's html inside `container` live; returns the way to take everything out of it. */
export type Hydrate = (element: ReactElement, container: Element) => () => void

/** The same for a tree with ids of its own. */
export type HydrateIsland = (element: ReactElement, container: Element, idPrefix: string) => () => void
