// A list of the manifest, asked for what lies at certain keys.
import { type FileList, NAME_LENGTH } from './format.ts'

/** What a list names, with its first key. */
export interface Listed<K> {
  readonly first: K
  readonly name: string
}

/** Finds names by keys. */
export interface ListIndex<K> {
  /** The one at which a key would be; undefined for a key before all. */
  at(key: K): Listed<K> | undefined
  /** From the one with `key` on, as long as their first keys are `isWanted`. */
  from(key: K, isWanted: (first: K) => boolean): readonly Listed<K>[]
}

/** An index over a list whose first keys are in order. */
export function listIndex<K extends string | number>(
  { names }: FileList,
  firsts: readonly K[],
): ListIndex<K> {
  const entryAt = (at: number): Listed<K> | undefined => {
    const first = firsts[at]
    return first === undefined
      ? undefined
      : { first, name: names.slice(at * NAME_LENGTH, (at + 1) * NAME_LENGTH) }
  }
  return {
    at: (key) => entryAt(lastUpTo(firsts, key)),
    from(key, isWanted) {
      const found: Listed<K>[] = []
      const start = lastUpTo(firsts, key)
      for (let at = Math.max(0, start); at < firsts.length; at++) {
        const entry = entryAt(at)
        if (!entry || (at !== start && !isWanted(entry.first))) break
        found.push(entry)
      }
      return found
    },
  }
}

/** The last place whose key is not behind `key`; -1 when there is none. */
function lastUpTo<K extends string | number>(keys: readonly K[], key: K): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = keys[middle]
    if (other !== undefined && other <= key) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Texts one a line. */
export const readTermKeys = ({ firsts, names }: FileList): readonly string[] =>
  names === '' ? [] : firsts.split('\n')

/** Numbers of pages as differences. */
export function readPageKeys({ firsts, names }: FileList): readonly number[] {
  let page = 0
  return names === '' ? [] : firsts.split(' ').map((step) => (page += Number(step)))
}

/** Page and section as one number. */
export const placeKey = (page: number, section: number): number => page * MOST_SECTIONS + section

/** More sections than any page has. */
const MOST_SECTIONS = 2 ** 20
