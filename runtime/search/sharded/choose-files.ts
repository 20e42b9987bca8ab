// Chooses the files to load for a query: all that are needed, then useful ones up to the limit, so that a query costs no more on
// a large site than on a small one.
import type { TermQuestion } from '../backend.ts'

/** Locations of terms. */
export interface TermPlaces {
  /** Name of the file with a term; undefined if there is none. */
  fileOf(term: string): string | undefined
  /** Names of the files with terms that start with the prefix, most useful first. */
  filesWithPrefix(prefix: string): readonly string[]
}

/**
 * Names of the files to read for a question, without duplicates. The choice does not depend on which files are already loaded.
 */
export function chooseFiles(
  { needed, useful, prefixes, mostFiles }: TermQuestion,
  { fileOf, filesWithPrefix }: TermPlaces,
): readonly string[] {
  const ranges = prefixes.map(filesWithPrefix)
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
