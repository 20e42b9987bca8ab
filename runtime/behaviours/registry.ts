// What is attached to a page, and by what in the page it is wanted. The code of a behaviour comes when a page first wants it,
// so that a plain page stays light.
import { type Behaviour, type BehaviourEnv, detachAll } from './behaviour.ts'

/** A behaviour that is not loaded yet. */
interface LazyBehaviour {
  /** A page without such an element does without the behaviour. */
  readonly wantedBy: string
  /** Milliseconds between showing the page and attaching. */
  readonly delayMs?: number
  load(): Promise<Behaviour>
}

/** Images become zoomable this long after their page is on screen. */
export const ZOOM_ATTACH_DELAY_MS = 1000

/** All behaviours. */
export const behaviours: readonly LazyBehaviour[] = [
  { wantedBy: '[role="tablist"]', load: () => import('./tabs.ts').then(({ tabs }) => tabs) },
  { wantedBy: 'details', load: () => import('./details.ts').then(({ details }) => details) },
  {
    wantedBy: '.theme-code-block',
    load: () => import('./code-buttons.ts').then(({ codeButtons }) => codeButtons),
  },
  {
    wantedBy: 'img',
    delayMs: ZOOM_ATTACH_DELAY_MS,
    load: () => import('./image-zoom.ts').then(({ imageZoom }) => imageZoom),
  },
  {
    wantedBy: '.docusaurus-mermaid-container',
    load: () => import('./diagrams.ts').then(({ diagrams }) => diagrams),
  },
]

/** Attaches what the page wants; returns the way to detach it, or to stop what is still on its way. */
export function attachBehaviours(root: HTMLElement, env: BehaviourEnv): () => void {
  const wanted = behaviours.filter(({ wantedBy }) => root.querySelector(wantedBy))
  return detachAll(wanted.map((behaviour) => attachLazily(behaviour, root, env)))
}

function attachLazily({ delayMs, load }: LazyBehaviour, root: HTMLElement, env: BehaviourEnv): () => void {
  let detach: (() => void) | null = null
  let gone = false
  const attach = () => {
    load().then(
      (behaviour) => {
        if (!gone) detach = behaviour.attach(root, env)
      },
      (cause) => env.warn('A part of the page stays as the server made it.', cause),
    )
  }
  const timer = delayMs === undefined ? undefined : setTimeout(attach, delayMs)
  if (delayMs === undefined) attach()
  return () => {
    gone = true
    clearTimeout(timer)
    detach?.()
  }
}
