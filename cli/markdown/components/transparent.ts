// Components that only render their children.
import type { ComponentHandler } from './component.ts'

/** Renders the children. */
export const transparent: ComponentHandler = ({ children }) => children
