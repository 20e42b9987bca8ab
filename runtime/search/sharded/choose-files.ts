// What a query asks for -> the term shards that are loaded for it: all that is needed, then what is useful until the limit is
// reached, so that a query costs no more on a large site than on a small one.
import type { TermQuestion } from '../backend.ts'
import type { FileIndex } from './file-list.ts'

/** Most shards of terms with a common beginning. */
const MOST_OF_BEGINNING = 6
/** The same for one or two letters, with which too much begins to say anything. */
const MOST_OF_SHORT = 3
const SHORT = 2

/** Names of the shards that a question looks into, each once. The same question has the same ones, whatever is loaded by then. */
export async function chooseFiles(
  { needed, useful, beginnings, mostFiles }: TermQuestion,
  terms: FileIndex<string>,
): Promise<readonly string[]> {
  const fileOf = async (term: string) => (await terms.at(term))?.name
  const filesBelow = async (prefix: string) => {
    const most = prefix.length > SHORT ? MOST_OF_BEGINNING : MOST_OF_SHORT
    const files = await terms.from(prefix, (first) => first.startsWith(prefix), most)
    return files.map(({ name }) => name)
  }
  const [certain, possible, ranges] = await Promise.all([
    Promise.all(needed.map(fileOf)),
    Promise.all(useful.map(fileOf)),
    Promise.all(beginnings.map(filesBelow)),
  ])
  const inTurns = (from: number, to: number) =>
    Array.from({ length: to - from }, (_none, turn) => ranges.map((range) => range[from + turn])).flat()
  const chosen = new Set(certain.flatMap((name) => name ?? []))
  for (const name of [...inTurns(0, 1), ...possible, ...inTurns(1, MOST_OF_BEGINNING)])
    if (name !== undefined && chosen.size < mostFiles) chosen.add(name)
  return [...chosen]
}
