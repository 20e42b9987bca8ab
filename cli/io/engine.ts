// What V8 is told about this program. Its flags decide whether kept code fits, so that they are set before any is loaded.
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** From here on memory counts for more than time. */
const MANY_PAGES = 2000

/**
 * How much the heap may grow between two collections, in percent of what lives. By its own rules the engine would wait until
 * the heap is four times what lives; collecting costs little here, for little lives long.
 */
const GROWTH = { few: 60, many: 40 }

/** The engine of Node 20. Later ones count in other ways, and complain of flags that they do not know. */
const KNOWS_BUDGET = process.versions.v8.startsWith('11.3.')

/**
 * The engine takes objects that once lived long for a reason to make the next ones of their kind old from the start. Here
 * everything of a page dies with it, and one old object keeps all that it names from being collected with the young ones.
 *
 * Optimizing code is work for other cores. Where there are none it takes a quarter of a build, most of it for code that will
 * not run often enough to give that back: the engine waits longer before it calls code hot. A server has the time.
 *
 * Code that has not run for a while is thrown away by its own rules; here it is wanted at the end, to be kept for the next run.
 */
export function tuneEngine(command: string | undefined): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--no-flush-bytecode')
  setFlagsFromString(`--heap-growing-percent=${GROWTH.few}`)
  if (KNOWS_BUDGET && availableParallelism() <= 2 && command !== 'serve')
    setFlagsFromString('--interrupt-budget=600000')
}

/** Tells how many pages there will be. */
export function expectPages(count: number): void {
  if (count > MANY_PAGES) setFlagsFromString(`--heap-growing-percent=${GROWTH.many}`)
}
