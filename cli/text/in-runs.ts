// A list cut into runs by the names of its items alone: an item that comes or goes changes one run, wherever it stands.

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
    if (run && run.length < LONGEST * usual && numberOf(nameOf(item)) % usual !== 0) run.push(item)
    else runs.push([item])
  }
  return runs
}

/** A number that names give by chance, as it were (FNV-1a). */
function numberOf(name: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < name.length; at++) number = Math.imul(number ^ name.charCodeAt(at), 0x01000193)
  // The lower bits alone depend on too little of the name.
  return (number ^ (number >>> 15)) >>> 0
}
