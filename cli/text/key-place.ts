// Where the keys of a data file stand, and back: a page has many keys, hardly any is ever reported, so that each is a short
// text and not three objects.
import { own } from '../../runtime/model/own.ts'
import type { TextPosition } from './position.ts'

/** Line and column. */
type Spot = `${number}:${number}`

/** What was read from a file with keys. */
interface Keyed {
  readonly file: string
  readonly keyPlaces: Readonly<Record<string, Spot>>
}

/** Where a key begins. */
interface KeyPlace {
  readonly file: string
  readonly start: TextPosition
}

export const spotOf = ({ line, column }: TextPosition): Spot => `${line}:${column}`

/** The place of the first of these keys that has one. */
export function keyPlace({ file, keyPlaces }: Keyed, ...keys: readonly string[]): KeyPlace | undefined {
  for (const key of keys) {
    const spot = own(keyPlaces, key)
    if (spot) return { file, start: positionOf(spot) }
  }
  return undefined
}

/** The same; the start of the file where none has one. */
export function keyPlaceOrStart(keyed: Keyed, ...keys: readonly string[]): KeyPlace {
  return keyPlace(keyed, ...keys) ?? { file: keyed.file, start: { line: 1, column: 1 } }
}

/** Line and column of a spot. */
export function positionOf(spot: Spot): TextPosition {
  const [line, column] = spot.split(':')
  return { line: Number(line), column: Number(column) }
}
