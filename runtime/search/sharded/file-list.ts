// Binary search in the sorted file lists of the manifest.
import { type FileList, lexiconFile, NAME_LENGTH } from './format.ts'

/** An entry of a list, with its first key. */
export interface Listed<K> {
  readonly first: K
  readonly name: string
}

/** Finds entries by key. */
export interface ListIndex<K> {
  /** The entry whose range contains the key; undefined for a key before the first entry. */
  at(key: K): Listed<K> | undefined
  /** The entry that contains `key` and the following ones while `isWanted` holds for their first keys. */
  from(key: K, isWanted: (first: K) => boolean): readonly Listed<K>[]
}

/** An index over a list sorted by first key. */
export function listIndex<K extends string | number>(listed: readonly Listed<K>[]): ListIndex<K> {
  return {
    at: (key) => listed[lastUpTo(listed, key)],
    from(key, isWanted) {
      const start = lastUpTo(listed, key)
      // The entry that contains the key is always included, whatever its first key is.
      let end = start + 1
      for (let next = listed[end]; next && isWanted(next.first); next = listed[end]) end++
      return listed.slice(Math.max(0, start), end)
    },
  }
}

/** Index of the last entry whose first key is not after `key`; -1 if there is none. */
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

/** The page groups, each keyed by the number of its first page. */
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
export const sectionKey = (page: number, section: number): number => page * MAX_SECTIONS + section

/** More sections than any page has. */
const MAX_SECTIONS = 2 ** 20
