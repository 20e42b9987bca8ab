// Cuts a list into runs by the names of its items alone, so that adding or removing an item changes only one run.
import { isCutPoint } from './cut-points.ts'

/** Maximum length of a run, as a multiple of the usual length. */
const LONGEST = 4

/** The items in their order, in runs of about `usual` items. */
export function splitIntoRuns<Item>(
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
