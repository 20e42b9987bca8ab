// Components that only wrap what they show.
import type { ComponentHandler } from './component.ts'

/** Shows the content. */
export const transparent: ComponentHandler = ({ children }) => children
