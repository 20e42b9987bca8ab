// The list of files in a manifest, asked for the files with certain keys. Of a long list a part is loaded first.
import { FILES_IN_LIST, type FileList, NAME_LENGTH } from './format.ts'

/** Order of two keys: negative, zero or positive. */
export type Compare<K> = (a: K, b: K) => number

/** A file with its first key. */
export interface FoundFile<K> {
  readonly first: K
  readonly name: string
}

/** Finds files by keys. */
export interface FileIndex<K> {
  /** The file in which a key would be; undefined for a key before all. */
  at(key: K): Promise<FoundFile<K> | undefined>
  /** Files from the one with `key` on, at most `most`, as long as their first keys are `isWanted`. */
  from(key: K, isWanted: (first: K) => boolean, most: number): Promise<readonly FoundFile<K>[]>
  /** Number of files between; a list that is not loaded counts with what it may hold. */
  count(key: K, isWanted: (first: K) => boolean): number
}

interface PlainList<K> {
  readonly firsts: readonly K[]
  readonly names: string
}

/** An index over a list of the manifest. `load` gives the list in a file. */
export function fileIndex<K>(
  list: FileList,
  readFirsts: (firsts: string) => readonly K[],
  compare: Compare<K>,
  load: (name: string) => Promise<FileList>,
): FileIndex<K> {
  const top: PlainList<K> = { firsts: readFirsts(list.firsts), names: list.names }
  const parts = new Map<string, Promise<PlainList<K>>>()

  const partAt = (at: number): Promise<PlainList<K>> => {
    const name = nameAt(top, at)
    const known = parts.get(name)
    if (known) return known
    const part = load(name).then(({ firsts, names }) => ({ firsts: readFirsts(firsts), names }))
    part.catch(() => parts.delete(name))
    parts.set(name, part)
    return part
  }

  async function* walk(key: K) {
    const start = Math.max(0, lastUpTo(top.firsts, key, compare))
    if (list.level === 0) {
      yield* entriesFrom(top, start)
      return
    }
    for (let at = start; at < top.firsts.length; at++) {
      const part = await partAt(at)
      yield* entriesFrom(part, at === start ? Math.max(0, lastUpTo(part.firsts, key, compare)) : 0)
    }
  }

  return {
    async at(key) {
      for await (const entry of walk(key)) return compare(entry.first, key) <= 0 ? entry : undefined
      return undefined
    },
    async from(key, isWanted, most) {
      const behind = lastUpTo(top.firsts, key, compare) + 1
      const next = top.firsts[behind]
      // Asked for at the same time as the list before it: who waits for one after the other waits twice as long.
      if (list.level === 1 && behind > 0 && next !== undefined && isWanted(next))
        partAt(behind).catch(() => undefined)
      const files: FoundFile<K>[] = []
      for await (const entry of walk(key)) {
        const isInside = compare(entry.first, key) <= 0 || isWanted(entry.first)
        if (!isInside || files.length === most) break
        files.push(entry)
      }
      return files
    },
    count(key, isWanted) {
      const start = Math.max(0, lastUpTo(top.firsts, key, compare))
      const inside = top.firsts.filter((first, at) => at === start || (at > start && isWanted(first))).length
      return list.level === 0 ? inside : inside * FILES_IN_LIST
    },
  }
}

function* entriesFrom<K>(list: PlainList<K>, start: number) {
  for (let at = start; at < list.firsts.length; at++) {
    const first = list.firsts[at]
    if (first !== undefined) yield { first, name: nameAt(list, at) }
  }
}

const nameAt = ({ names }: { readonly names: string }, at: number): string =>
  names.slice(at * NAME_LENGTH, (at + 1) * NAME_LENGTH)

/** The last place whose key is not behind `key`; -1 when there is none. */
function lastUpTo<K>(keys: readonly K[], key: K, compare: Compare<K>): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = keys[middle]
    if (other !== undefined && compare(other, key) <= 0) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Terms one a line. */
export const readTermKeys = (firsts: string): readonly string[] => (firsts === '' ? [] : firsts.split('\n'))

/** Places as one number: pages, and parts of them for sections. */
export const placeKey = (page: number, section: number): number => page * MOST_SECTIONS + section

/** More sections than any page has. */
const MOST_SECTIONS = 2 ** 20

/** Places as `step[.section]`, pages as differences. */
export function readPlaceKeys(firsts: string): readonly number[] {
  let page = 0
  if (firsts === '') return []
  return firsts.split(' ').map((key) => {
    const [step = 0, section = 0] = key.split('.').map(Number)
    page += step
    return placeKey(page, section)
  })
}

/** The page and the section of a key. */
export const placeOf = (key: number): { readonly page: number; readonly section: number } => ({
  page: Math.floor(key / MOST_SECTIONS),
  section: key % MOST_SECTIONS,
})
