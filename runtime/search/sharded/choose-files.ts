// What a query asks for -> the files that are loaded for it: all that is needed, then what is useful until the limit is reached, so
// that a query costs no more on a large site than on a small one.
import type { TermQuestion } from '../backend.ts'

/** Where terms are. */
export interface TermPlaces {
  /** Name of the file with a term; undefined where there is none. */
  fileOf(term: string): string | undefined
  /** Names of the files with terms that begin so, the most useful first. */
  filesBelow(prefix: string): readonly string[]
}

/** Names of the files that a question looks into, each once. The same question has the same ones, whatever is loaded by then. */
export function chooseFiles(
  { needed, useful, beginnings, mostFiles }: TermQuestion,
  { fileOf, filesBelow }: TermPlaces,
): readonly string[] {
  const ranges = beginnings.map(filesBelow)
  const longest = Math.max(0, ...ranges.map(({ length }) => length))
  const inTurns = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_none, turn) =>
      ranges.map((range) => range[from + turn]),
    ).flat()
  const chosen = new Set(needed.flatMap((term) => fileOf(term) ?? []))
  for (const name of [...inTurns(0, 1), ...useful.map(fileOf), ...inTurns(1, longest)])
    if (name !== undefined && chosen.size < mostFiles) chosen.add(name)
  return [...chosen]
}
