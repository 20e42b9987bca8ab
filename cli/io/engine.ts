// V8 flags of this program, and when they are set. Flags decide whether cached code is accepted: the program's own, and
// the code built into Node that every thread starts with. So none is changed while the program or a thread starts: a
// thread would need twice the time.
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** Above this number of pages, memory matters more than time. */
const MANY_PAGES = 1500

/**
 * Heap growth between two garbage collections, in percent of live data. By default V8 waits until the heap is four
 * times the live data. A small site has memory to spare; a large one has little more live data than at its start.
 */
const GROWTH = { few: 150, many: 40 }

/** V8 of Node 20. Later versions count in other units, and warn about unknown flags. */
const KNOWS_BUDGET = process.versions.v8.startsWith('11.3.')

/** Default values of the flags. */
const DEFAULTS: readonly string[] = [
  '--allocation-site-pretenuring',
  '--flush-bytecode',
  '--heap-growing-percent=0',
  ...(KNOWS_BUDGET ? ['--interrupt-budget=67584'] : []),
]

/** The V8 engine of this process, with all its threads. */
export interface Engine {
  /** Call when a thread starts. */
  threadStarts(): void
  /** Call when all starting threads have started or ended. */
  works(): void
  /** Call when page generation begins, with the number of pages. */
  expectPages(count: number): void
}

/** Engine settings for a command. */
export function createEngine(command: string | undefined): Engine {
  const state = { pages: 0 }
  const tune = () => tuneEngine(state.pages > MANY_PAGES ? GROWTH.many : GROWTH.few, command !== 'serve')
  return {
    threadStarts: restoreDefaultFlags,
    works: tune,
    expectPages(count) {
      state.pages = count
      tune()
    },
  }
}

/** Restores the flags of program start, so that code cached now is accepted at the next start. */
export function restoreDefaultFlags(): void {
  for (const flag of DEFAULTS) setFlagsFromString(flag)
}

/**
 * Pretenuring: if objects have lived long, V8 allocates the next ones of their kind in the old generation. Here
 * everything of a page dies with it, and one old object keeps all young objects it refers to alive.
 *
 * Interrupt budget: optimizing code is work for other cores. Without them it takes a quarter of a build, mostly for
 * code that does not run often enough to pay for it, so V8 waits longer before it considers code hot. A server has the
 * time.
 *
 * Bytecode flushing: by default V8 discards code that has not run for a while; here it is needed at the end, to be
 * cached for the next run.
 */
function tuneEngine(growth: number, ends: boolean): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--no-flush-bytecode')
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  if (KNOWS_BUDGET && availableParallelism() <= 2 && ends) setFlagsFromString('--interrupt-budget=600000')
}
