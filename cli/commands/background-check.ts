// Checks the whole site in the background of a server: compiles every page, applies the rules and reports the findings.
// Requests and changes take precedence.
import type { Diagnostic } from '../model/diagnostic.ts'
import { nextTurn } from '../pipeline/next-turn.ts'
import type { PageRef } from '../pipeline.ts'
import type { Gate } from '../serve/gate.ts'
import type { Host } from './options.ts'
import type { Session } from './site-session.ts'

/** Options of a background check. */
export interface BackgroundCheckOptions {
  readonly session: Session
  readonly gate: Gate
  readonly host: Host
  /** Whether a request is waiting for a response. */
  readonly isRequested: () => boolean
  /** Findings from outside the pipeline. */
  readonly notices: () => readonly Diagnostic[]
  /** Called with all findings and all pages. */
  readonly checked: (findings: readonly Diagnostic[], pages: readonly PageRef[]) => void
  /** Called with an internal error. */
  readonly failed: (error: unknown) => void
}

/** Repeated check of the whole site. */
export interface BackgroundCheck {
  /** Cancels the running check and starts a new one after a delay. */
  begin(delayMs: number): void
  /** Cancels the running check. */
  pause(): void
  /** Ends all checks. */
  close(): void
}

/** Time slice of work before other events are handled. */
const TURN_MS = 8
/** Pages compiled once more before the first save, so that the engine has optimized the code by then. */
const WARM_UP_PAGES = 12
/** Minimum interval between background writes of compiled pages to disk. */
const SAVE_EVERY_MS = 30_000
/** Number of changes between removals of nodes of deleted files. */
const SWEEP_EVERY = 20

/** State of a background check. */
interface CheckState {
  readonly options: BackgroundCheckOptions
  /** Incremented to cancel the running check. */
  round: number
  closed: boolean
  isWarm: boolean
  /** Revision of the last removal of nodes of deleted files. */
  sweptAt: number
  /** Time of the last cache write, in milliseconds. */
  savedAt: number
  timer: NodeJS.Timeout | undefined
}

/** Creates a background check that has not started. */
export function createBackgroundCheck(options: BackgroundCheckOptions): BackgroundCheck {
  const state: CheckState = {
    options,
    round: 0,
    closed: false,
    isWarm: false,
    sweptAt: 0,
    savedAt: Number.NEGATIVE_INFINITY,
    timer: undefined,
  }
  return {
    begin: (delayMs) => begin(state, delayMs),
    pause: () => pause(state),
    close() {
      state.closed = true
      pause(state)
    },
  }
}

function pause(state: CheckState): void {
  state.round++
  clearTimeout(state.timer)
}

function begin(state: CheckState, delayMs: number): void {
  pause(state)
  const { round } = state
  state.timer = setTimeout(() => {
    checkSite(state, () => round === state.round && !state.closed).catch((error: unknown) => {
      if (!state.closed) state.options.failed(error)
    })
  }, delayMs)
  state.timer.unref()
}

async function checkSite(state: CheckState, isCurrent: () => boolean): Promise<void> {
  const { session, gate, notices, checked } = state.options
  const { pipeline } = session
  const { live } = pipeline
  const pages = await gate.share(() => live.pages())
  if (!(await stepByStep(state, pages, live.prepare, isCurrent))) return
  const parts = await gate.share(() => live.findingParts())
  if (!(await stepByStep(state, parts, live.gather, isCurrent))) return
  const found = await gate.share(async () => [
    ...(await pipeline.weighed(notices())),
    ...(await pipeline.findings()),
  ])
  if (!isCurrent()) return
  await sweep(state)
  checked(found, pages)
  pipeline.graph.prepareForChanges()
  save(state)
  if (!state.isWarm) await warmUpPages(state, pages, isCurrent)
}

/** Runs the steps one by one, so that a request waits for at most one. Resolves to whether all of them ran. */
async function stepByStep<T>(
  { options: { gate, host, isRequested } }: CheckState,
  steps: readonly T[],
  take: (step: T) => Promise<unknown>,
  isCurrent: () => boolean,
): Promise<boolean> {
  let since = host.now()
  for (const step of steps) {
    if (!isCurrent()) return false
    await gate.share(() => take(step))
    if (host.now() - since < TURN_MS) continue
    do await nextTurn()
    while (isRequested() && isCurrent())
    since = host.now()
  }
  return isCurrent()
}

/** Removes nodes of deleted files from time to time. */
async function sweep(state: CheckState): Promise<void> {
  const { session, gate } = state.options
  const { graph } = session.pipeline
  if (graph.revision - state.sweptAt < SWEEP_EVERY) return
  state.sweptAt = graph.revision
  await gate.alone(async () => void graph.sweep(graph.revision - SWEEP_EVERY))
}

/** Writes the cache, so that a server that is killed loses little work. */
function save(state: CheckState): void {
  const { session, host } = state.options
  if (host.now() - state.savedAt < SAVE_EVERY_MS) return
  session.cache.save()
  state.savedAt = host.now()
}

/** Compiles some pages again, so that the first save of a session is as fast as later ones. */
async function warmUpPages(
  state: CheckState,
  pages: readonly PageRef[],
  isCurrent: () => boolean,
): Promise<void> {
  const some = pages.filter(({ file }) => file !== undefined).slice(0, WARM_UP_PAGES)
  state.isWarm = await stepByStep(state, some, state.options.session.pipeline.live.warmUp, isCurrent)
}
