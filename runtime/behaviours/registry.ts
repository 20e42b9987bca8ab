// Registry of behaviours and the elements that need them. The first page with such an element loads the code, so that a plain
// page stays light; code that only responds to the reader is loaded on the first interaction.
import { holdClicks } from '../routing/hold-clicks.ts'
import { whenIdle } from '../routing/idle.ts'
import { tabSlot } from '../storage/tab-slot.ts'
import { type Behaviour, type BehaviourEnv, detachAll, TAB_LISTS } from './behaviour.ts'

/** A behaviour and when to load it. */
interface LazyBehaviour {
  /** Selector; pages without a matching element do not load the behaviour. */
  readonly wantedBy: string
  /** Resolves when the behaviour is to be loaded and attached; absent or undefined means immediately. */
  after?(env: BehaviourEnv, root: HTMLElement): Promise<unknown> | undefined
  /**
   * Selector of elements that may be clicked before the behaviour is attached: such clicks are held and dispatched again then.
   */
  readonly clicked?: string
  load(): Promise<{ readonly behaviour: Behaviour }>
}

/** Delay after a page is shown before its images become zoomable. */
export const ZOOM_ATTACH_DELAY_MS = 1000
/**
 * Delay for readers who do not interact: diagrams are drawn this long after the page is idle, because drawing is slow on weak
 * devices.
 */
export const DIAGRAM_DELAY_MS = 3000

const whenInteracted = (env: BehaviourEnv) => env.firstInteraction
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether the URL or storage may select a tab other than the first. */
const isChosen = (root: HTMLElement) =>
  location.search + location.hash !== '' ||
  [...root.querySelectorAll<HTMLElement>('[data-group-id]')].some(
    ({ dataset: { groupId } }) => groupId && tabSlot(groupId).get() !== null,
  )

/** All behaviours. */
export const behaviours: readonly LazyBehaviour[] = [
  {
    wantedBy: TAB_LISTS,
    after: (_, root) => (isChosen(root) ? undefined : new Promise(() => {})),
    load: () => import('./chosen-tabs.ts'),
  },
  {
    wantedBy: TAB_LISTS,
    clicked: '[role="tab"]',
    after: whenInteracted,
    load: () => import('./tabs.ts'),
  },
  {
    wantedBy: 'h1',
    after: whenInteracted,
    load: () => import('./late.ts'),
  },
  {
    wantedBy: 'img',
    // Images inside a control belong to it.
    clicked: 'img:not(a *, button *, summary *, [role="tab"] *, .diagram-drawing *)',
    after: ({ firstInteraction }) => Promise.all([firstInteraction, pause(ZOOM_ATTACH_DELAY_MS)]),
    load: () => import('./image-zoom.ts'),
  },
  {
    wantedBy: '.diagram-place',
    // The library is large, so it must not delay anything the reader waits for.
    after: ({ firstInteraction }) =>
      new Promise<void>(whenIdle).then(() => Promise.race([firstInteraction, pause(DIAGRAM_DELAY_MS)])),
    load: () => import('./diagrams.ts'),
  },
]

/**
 * Attaches the behaviours that the page needs, and those it needs later when a component reports changed content. Returns a
 * function that detaches them and cancels those still loading.
 */
export function attachBehaviours(root: HTMLElement, env: BehaviourEnv): () => void {
  const unwanted = new Set(behaviours)
  const detach: (() => void)[] = []
  const look = () => {
    for (const behaviour of unwanted)
      if (root.querySelector(behaviour.wantedBy) && unwanted.delete(behaviour))
        detach.push(attachLazily(behaviour, root, env))
  }
  look()
  // Only for the current page: the next page replaces the handler.
  root.onslotchange = look
  return detachAll(detach)
}

function attachLazily(
  { after, clicked, load }: LazyBehaviour,
  root: HTMLElement,
  env: BehaviourEnv,
): () => void {
  const endHolding = clicked ? holdClicks(root, clicked) : null
  let detach: (() => void) | undefined
  let gone = false
  const attach = async () => {
    await after?.(env, root)
    if (gone) return
    const { behaviour } = await load()
    if (!gone) detach = behaviour.attach(root, env)
  }
  attach()
    .catch((cause) => {
      // The page reserves space for diagrams, which will not be drawn now.
      for (const place of root.querySelectorAll('.diagram-place')) place.remove()
      env.warn('A part of the page stays as the server made it.', cause)
    })
    .then(() => endHolding?.(true))
  return () => {
    gone = true
    endHolding?.(false)
    detach?.()
  }
}
