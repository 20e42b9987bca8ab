// Checks the whole site while no request waits: compiles every page, applies the rules, and reports the findings. Requests and
// changes go first.
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
  /** Whether a request waits for an answer. */
  readonly isRequested: () => boolean
  /** Findings that are not the pipeline's. */
  readonly notices: () => readonly Diagnostic[]
  /** Receives all findings, and the pages there are. */
  readonly checked: (findings: readonly Diagnostic[], pages: readonly PageRef[]) => void
  /** Called with an internal error. */
  readonly failed: (error: unknown) => void
}

/** Checks the whole site, again and again. */
export interface BackgroundCheck {
  /** Stops what runs and begins anew after a while. */
  begin(delayMs: number): void
  /** Stops what runs. */
  pause(): void
  /** Ends for good. */
  close(): void
}

/** Work at one go; then the next event has its turn. */
const TURN_MS = 8
/** Pages that are compiled once more before the first save: the engine has seen the code often enough then. */
const WARM_UP_PAGES = 12
/** Compiled pages are written to the disk in the background, not more often than this. */
const SAVE_EVERY_MS = 30_000
/** Changes after which nodes of deleted files are dropped. */
const SWEEP_EVERY = 20

/** State of a background check. */
interface CheckState {
  readonly options: BackgroundCheckOptions
  /** Counted up whenever what runs is to end. */
  round: number
  closed: boolean
  isWarm: boolean
  /** Revision in which nodes of deleted files were dropped last. */
  sweptAt: number
  /** When the cache was saved last, in milliseconds. */
  savedAt: number
  timer: NodeJS.Timeout | undefined
}

/** A background check that has not begun. */
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
  pipeline.graph.expectChanges()
  save(state)
  if (!state.isWarm) await warmUpPages(state, pages, isCurrent)
}

/** Step after step, so that a request waits for one step at most. Whether all steps were done. */
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

/** Drops nodes of deleted files, now and then. */
async function sweep(state: CheckState): Promise<void> {
  const { session, gate } = state.options
  const { graph } = session.pipeline
  if (graph.revision - state.sweptAt < SWEEP_EVERY) return
  state.sweptAt = graph.revision
  await gate.alone(async () => void graph.sweep(graph.revision - SWEEP_EVERY))
}

/** A server that is killed loses little of its work. */
function save(state: CheckState): void {
  const { session, host } = state.options
  if (host.now() - state.savedAt < SAVE_EVERY_MS) return
  session.cache.save()
  state.savedAt = host.now()
}

/** The first save of a session is as quick as the others. */
async function warmUpPages(
  state: CheckState,
  pages: readonly PageRef[],
  isCurrent: () => boolean,
): Promise<void> {
  const some = pages.filter(({ file }) => file !== undefined).slice(0, WARM_UP_PAGES)
  state.isWarm = await stepByStep(state, some, state.options.session.pipeline.live.warmUp, isCurrent)
}
