// Compact positions of the keys of a data file. A page has many keys and hardly any is ever reported, so each position is a
// short string instead of three objects.
import { own } from '../../runtime/model/own.ts'
import type { TextPosition } from './position.ts'

/** Line and column. */
type Spot = `${number}:${number}`

/** Data read from a file, with the positions of its keys. */
interface Keyed {
  readonly file: string
  readonly keyPlaces: Readonly<Record<string, Spot>>
}

/** Position of a key. */
interface KeyPlace {
  readonly file: string
  readonly start: TextPosition
}

export const spotOf = ({ line, column }: TextPosition): Spot => `${line}:${column}`

/** The position of the first of these keys that has one. */
export function keyPlace({ file, keyPlaces }: Keyed, ...keys: readonly string[]): KeyPlace | undefined {
  for (const key of keys) {
    const spot = own(keyPlaces, key)
    if (spot) return { file, start: positionOf(spot) }
  }
  return undefined
}

/** Like `keyPlace`, but falls back to the start of the file. */
export function keyPlaceOrStart(keyed: Keyed, ...keys: readonly string[]): KeyPlace {
  return keyPlace(keyed, ...keys) ?? { file: keyed.file, start: { line: 1, column: 1 } }
}

/** Line and column of a spot. */
export function positionOf(spot: Spot): TextPosition {
  const [line, column] = spot.split(':')
  return { line: Number(line), column: Number(column) }
}
