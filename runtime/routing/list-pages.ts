// Pagination of long lists of links, cards or tags.

/** Entries per page. */
export const PAGE_ENTRIES = 200

/** Number of pages of a list; one for an empty list. */
export const pageCount = (entries: number): number => Math.max(1, Math.ceil(entries / PAGE_ENTRIES))

/** Path of a page of a list by its number, from 1; `first` is the path of the first page. */
export function listPagePath(first: string, number: number): string {
  if (number === 1) return first
  const [, bare = first, end = ''] = /^(.*?)(\/|\.html)?$/.exec(first) ?? []
  return `${bare}/page/${number}${end}`
}

/** The entries of a page. */
export const entriesOf = <T>(entries: readonly T[], number: number): readonly T[] =>
  entries.slice((number - 1) * PAGE_ENTRIES, number * PAGE_ENTRIES)

/** Page numbers to show: the first, the last and those near the current one; null for a gap. */
export function numbersAround(current: number, count: number): readonly (number | null)[] {
  const shown = new Set([1, count])
  for (let number = current - 2; number <= current + 2; number++)
    if (number > 0 && number <= count) shown.add(number)
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((number, at) => {
    const before = sorted[at - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}
