// Components that only wrap what they show.
import type { ComponentHandler } from '../fold/context.ts'

/** Shows the content. */
export const transparent: ComponentHandler = ({ children }) => children
