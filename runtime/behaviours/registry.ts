// What is attached to every page, in this order.
import { type Behaviour, type BehaviourEnv, detachAll } from './behaviour.ts'
import { codeButtons } from './code-buttons.ts'
import { details } from './details.ts'
import { diagrams } from './diagrams.ts'
import { imageZoom } from './image-zoom.ts'
import { tabs } from './tabs.ts'

/** All behaviours. Tabs come first: they decide what is shown. */
export const behaviours: readonly Behaviour[] = [tabs, details, codeButtons, imageZoom, diagrams]

/** Attaches all behaviours to a page; returns the way to detach them. */
export function attachBehaviours(root: HTMLElement, env: BehaviourEnv): () => void {
  return detachAll(behaviours.map((behaviour) => behaviour.attach(root, env)))
}
