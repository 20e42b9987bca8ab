// What is attached to a page, and by what in the page it is wanted. The code of a behaviour comes when a page first wants it,
// so that a plain page stays light; and what only answers to the reader comes when the reader begins to act.
import { whenIdle } from '../routing/idle.ts'
import { type Behaviour, type BehaviourEnv, detachAll } from './behaviour.ts'

/** A behaviour that is not loaded yet. */
interface LazyBehaviour {
  /** A page without such an element does without the behaviour. */
  readonly wantedBy: string
  /** When it is loaded and attached; at once when this says nothing. */
  after?(env: BehaviourEnv): Promise<void>
  load(): Promise<{ readonly behaviour: Behaviour }>
}

/** Images become zoomable this long after their page is on screen. */
export const ZOOM_ATTACH_DELAY_MS = 1000
/** Readers who do nothing see diagrams this long after the page is at rest: drawing them is work for a slow device. */
export const DIAGRAM_DELAY_MS = 3000

const whenActed = ({ acted }: BehaviourEnv) => acted
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** All behaviours. */
export const behaviours: readonly LazyBehaviour[] = [
  { wantedBy: '[role="tablist"]', load: () => import('./tabs.ts') },
  {
    wantedBy: 'details',
    after: whenActed,
    load: () => import('./details.ts'),
  },
  {
    wantedBy: '.theme-code-block',
    after: whenActed,
    load: () => import('./code-buttons.ts'),
  },
  {
    wantedBy: 'img',
    after: () => pause(ZOOM_ATTACH_DELAY_MS),
    load: () => import('./image-zoom.ts'),
  },
  {
    wantedBy: '.docusaurus-mermaid-container',
    // The library is large: nothing that the reader waits for stands behind it.
    after: async ({ acted }) => {
      await new Promise<void>(whenIdle)
      await Promise.race([acted, pause(DIAGRAM_DELAY_MS)])
    },
    load: () => import('./diagrams.ts'),
  },
]

/** Attaches what the page wants; returns the way to detach it, or to stop what is still on its way. */
export function attachBehaviours(root: HTMLElement, env: BehaviourEnv): () => void {
  const wanted = behaviours.filter(({ wantedBy }) => root.querySelector(wantedBy))
  return detachAll(wanted.map((behaviour) => attachLazily(behaviour, root, env)))
}

function attachLazily({ after, load }: LazyBehaviour, root: HTMLElement, env: BehaviourEnv): () => void {
  let detach: (() => void) | null = null
  let gone = false
  const attach = async () => {
    await after?.(env)
    if (gone) return
    const { behaviour } = await load()
    if (!gone) detach = behaviour.attach(root, env)
  }
  attach().catch((cause) => {
    // What room was kept for does not come.
    for (const place of root.querySelectorAll('.diagram-place')) place.remove()
    env.warn('A part of the page stays as the server made it.', cause)
  })
  return () => {
    gone = true
    detach?.()
  }
}
