// Looks at the whole site while nobody waits: compiles every page, applies the rules, and tells what there is to say. Whoever
// asks for a page, and every change, goes first.
import type { Diagnostic } from '../model/diagnostic.ts'
import { nextTurn } from '../pipeline/next-turn.ts'
import type { PageRef } from '../pipeline.ts'
import type { Gate } from '../serve/gate.ts'
import type { Host } from './options.ts'
import type { Session } from './site-session.ts'

/** What a look is taken with. */
export interface LookOptions {
  readonly session: Session
  readonly gate: Gate
  readonly host: Host
  /** Whether somebody waits for an answer. */
  readonly isAsked: () => boolean
  /** Findings that are not the pipeline's. */
  readonly notices: () => readonly Diagnostic[]
  /** Receives all findings, and the pages there are. */
  readonly looked: (findings: readonly Diagnostic[], pages: readonly PageRef[]) => void
  /** A defect met on the way. */
  readonly failed: (error: unknown) => void
}

/** Looks at the whole site, again and again. */
export interface SiteLook {
  /** Ends what runs and begins anew after a while. */
  begin(delayMs: number): void
  /** Ends what runs. */
  giveWay(): void
  /** Ends for good. */
  close(): void
}

/** Work at one go; then the next event has its turn. */
const TURN_MS = 8
/** Pages that are compiled once more before the first save: the engine has seen the code often enough then. */
const REHEARSED_PAGES = 12
/** What was compiled is written to the disk while nobody waits, not more often than this. */
const SAVE_EVERY_MS = 30_000
/** Changes after which nodes of deleted files are let go. */
const SWEEP_EVERY = 20

/** A look on its way. */
interface LookState {
  readonly options: LookOptions
  /** Counted up whenever what runs is to end. */
  round: number
  closed: boolean
  rehearsed: boolean
  /** Revision in which nodes of deleted files were let go last. */
  sweptAt: number
  /** When the cache was saved last, in milliseconds. */
  savedAt: number
  timer: NodeJS.Timeout | undefined
}

/** A look that has not begun. */
export function createSiteLook(options: LookOptions): SiteLook {
  const state: LookState = {
    options,
    round: 0,
    closed: false,
    rehearsed: false,
    sweptAt: 0,
    savedAt: Number.NEGATIVE_INFINITY,
    timer: undefined,
  }
  return {
    begin: (delayMs) => begin(state, delayMs),
    giveWay: () => giveWay(state),
    close() {
      state.closed = true
      giveWay(state)
    },
  }
}

function giveWay(state: LookState): void {
  state.round++
  clearTimeout(state.timer)
}

function begin(state: LookState, delayMs: number): void {
  giveWay(state)
  const { round } = state
  state.timer = setTimeout(() => {
    look(state, () => round === state.round && !state.closed).catch((error: unknown) => {
      if (!state.closed) state.options.failed(error)
    })
  }, delayMs)
  state.timer.unref()
}

async function look(state: LookState, isCurrent: () => boolean): Promise<void> {
  const { session, gate, notices, looked } = state.options
  const { pipeline } = session
  const { live } = pipeline
  const pages = await gate.share(() => live.pages())
  if (!(await inTurns(state, pages, live.prepare, isCurrent))) return
  const parts = await gate.share(() => live.findingParts())
  if (!(await inTurns(state, parts, live.gather, isCurrent))) return
  const found = await gate.share(async () => [
    ...(await pipeline.weighed(notices())),
    ...(await pipeline.findings()),
  ])
  if (!isCurrent()) return
  await sweep(state)
  looked(found, pages)
  pipeline.graph.expectChanges()
  save(state)
  if (!state.rehearsed) await rehearse(state, pages, isCurrent)
}

/** Step after step, so that whoever asks for a page waits for one step at most. Whether all were taken. */
async function inTurns<T>(
  { options: { gate, host, isAsked } }: LookState,
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
    while (isAsked() && isCurrent())
    since = host.now()
  }
  return isCurrent()
}

/** Lets go of nodes of deleted files, now and then. */
async function sweep(state: LookState): Promise<void> {
  const { session, gate } = state.options
  const { graph } = session.pipeline
  if (graph.revision - state.sweptAt < SWEEP_EVERY) return
  state.sweptAt = graph.revision
  await gate.alone(async () => void graph.sweep(graph.revision - SWEEP_EVERY))
}

/** A server that is killed loses little of its work. */
function save(state: LookState): void {
  const { session, host } = state.options
  if (host.now() - state.savedAt < SAVE_EVERY_MS) return
  session.cache.save()
  state.savedAt = host.now()
}

/** The first save of a session is as quick as the others. */
async function rehearse(
  state: LookState,
  pages: readonly PageRef[],
  isCurrent: () => boolean,
): Promise<void> {
  const some = pages.filter(({ file }) => file !== undefined).slice(0, REHEARSED_PAGES)
  state.rehearsed = await inTurns(state, some, state.options.session.pipeline.live.rehearse, isCurrent)
}
