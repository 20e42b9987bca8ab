// Positions of keys by key path, so that other stages can report values of a data file.
import type { Place } from '../model/diagnostic.ts'
import type { KeyPlaces, Spot } from '../model/key-places.ts'
import { spotOf } from '../text/key-place.ts'
import type { DataNode } from './data-node.ts'

/** Default number of levels with positions; deeper values get the position of their ancestor. */
const DEPTH = 2

/** Key path (`tags`, `tags.0`, `last_update.date`) → position. */
export function keyPlacesOf(node: DataNode, placeAt: (offset: number) => Place, depth = DEPTH): KeyPlaces {
  const places: (readonly [string, Spot])[] = []
  addPlaces(node, '', depth, (path, offset) => {
    places.push([path, spotOf(placeAt(offset).start)])
  })
  return Object.fromEntries(places)
}

function addPlaces(
  node: DataNode,
  prefix: string,
  depth: number,
  add: (path: string, offset: number) => void,
): void {
  if (depth === 0 || node.kind === 'scalar') return
  const entries =
    node.kind === 'map'
      ? node.entries.map(({ key, keyStart, value }) => [key, keyStart, value] as const)
      : node.items.map((item, i) => [String(i), item.start, item] as const)
  for (const [key, offset, value] of entries) {
    add(`${prefix}${key}`, offset)
    addPlaces(value, `${prefix}${key}.`, depth - 1, add)
  }
}
