// Flags of V8 for this program, and when they are set. Its flags decide whether code made earlier fits: that of this program, and that
// which is part of Node and which every thread starts with. So none is set while the program or a thread starts: a
// thread would need twice the time.
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** From here on memory counts for more than time. */
const MANY_PAGES = 1500

/**
 * How much the heap may grow between two collections, in percent of what lives. By its own rules the engine would wait until
 * the heap is four times what lives. A small site has memory to spare; of a large one little more lives than at its start.
 */
const GROWTH = { few: 150, many: 40 }

/** The engine of Node 20. Later ones count in other ways, and complain of flags that they do not know. */
const KNOWS_BUDGET = process.versions.v8.startsWith('11.3.')

/** Flags as the engine has them by itself. */
const DEFAULTS: readonly string[] = [
  '--allocation-site-pretenuring',
  '--flush-bytecode',
  '--heap-growing-percent=0',
  ...(KNOWS_BUDGET ? ['--interrupt-budget=67584'] : []),
]

/** The engine of this process, with all its threads. */
export interface Engine {
  /** A thread begins to start. */
  threadStarts(): void
  /** All that had to start has started, or ended. */
  works(): void
  /** Pages begin to be made, so many. */
  expectPages(count: number): void
}

/** An engine that works for a command. */
export function createEngine(command: string | undefined): Engine {
  const state = { pages: 0 }
  const tune = () => tuneEngine(state.pages > MANY_PAGES ? GROWTH.many : GROWTH.few, command !== 'serve')
  return {
    threadStarts: untuneEngine,
    works: tune,
    expectPages(count) {
      state.pages = count
      tune()
    },
  }
}

/** Makes the engine what it is when the program starts: what it keeps now fits then. */
export function untuneEngine(): void {
  for (const flag of DEFAULTS) setFlagsFromString(flag)
}

/**
 * The engine takes objects that once lived long for a reason to make the next ones of their kind old from the start. Here
 * everything of a page dies with it, and one old object keeps all that it names from being collected with the young ones.
 *
 * Optimizing code is work for other cores. Where there are none it takes a quarter of a build, most of it for code that will
 * not run often enough to give that back: the engine waits longer before it calls code hot. A server has the time.
 *
 * Code that has not run for a while is thrown away by its own rules; here it is wanted at the end, to be kept for the next run.
 */
function tuneEngine(growth: number, ends: boolean): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--no-flush-bytecode')
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  if (KNOWS_BUDGET && availableParallelism() <= 2 && ends) setFlagsFromString('--interrupt-budget=600000')
}
