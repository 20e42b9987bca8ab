// A list cut into runs by the names of its items alone: an item that comes or goes changes one run, wherever it stands.
import { isCutPoint } from './cut-points.ts'

/** A run is at most so many times as long as usual. */
const LONGEST = 4

/** The items in their order, in runs of about `usual` items. */
export function inRuns<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  usual: number,
): readonly (readonly Item[])[] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && run.length < LONGEST * usual && !isCutPoint(nameOf(item), usual)) run.push(item)
    else runs.push([item])
  }
  return runs
}
