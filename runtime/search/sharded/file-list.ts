// A list of the manifest, asked for what lies at certain keys.
import { type FileList, lexiconFile, NAME_LENGTH } from './format.ts'

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

/** An index over what a list names, in the order of the first keys. */
export function listIndex<K extends string | number>(listed: readonly Listed<K>[]): ListIndex<K> {
  return {
    at: (key) => listed[lastUpTo(listed, key)],
    from(key, isWanted) {
      const start = lastUpTo(listed, key)
      // The entry at the key belongs to it whatever its first key is.
      let end = start + 1
      for (let next = listed[end]; next && isWanted(next.first); next = listed[end]) end++
      return listed.slice(Math.max(0, start), end)
    },
  }
}

/** The last place whose key is not behind `key`; -1 when there is none. */
function lastUpTo<K extends string | number>(listed: readonly Listed<K>[], key: K): number {
  let low = 0
  let high = listed.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = listed[middle]?.first
    if (other !== undefined && other <= key) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The parts of the lexicon. */
export function lexiconParts({ firsts, names }: FileList): readonly Listed<string>[] {
  const groups = firsts.split('\n\n')
  return groupNames(names).flatMap((group, at) =>
    (groups[at] ?? '').split('\n').map((first, part) => ({ first, name: lexiconFile(group, part) })),
  )
}

/** The groups of pages, each under the number of its first page. */
export function storedGroups({ firsts, names }: FileList): readonly Listed<number>[] {
  const steps = firsts.split(' ').map(Number)
  let first = 0
  return groupNames(names).map((name, at) => {
    first += steps[at] ?? 0
    return { first, name }
  })
}

const groupNames = (names: string): readonly string[] =>
  Array.from({ length: names.length / NAME_LENGTH }, (_none, at) =>
    names.slice(at * NAME_LENGTH, (at + 1) * NAME_LENGTH),
  )

/** Page and section as one number. */
export const placeKey = (page: number, section: number): number => page * MOST_SECTIONS + section

/** More sections than any page has. */
const MOST_SECTIONS = 2 ** 20
