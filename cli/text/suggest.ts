// "Did you mean": the known name nearest to a mistyped one.

/** Edit distance that counts an adjacent swap once; stops early once it must exceed `limit`. */
function distance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1
  const [a, b] = withoutCommonEnds(first, second)
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** A common prefix and suffix add nothing to the distance; most of a path is common. */
function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** Whether one letter too many, too few, wrong or swapped makes one word of the other. */
export const isSlip = (one: string, other: string): boolean => distance(one, other, 1) <= 1

/** The known name nearest to `name`, ignoring case; undefined if none is close enough. */
export function suggest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase()
  let limit = Math.max(1, Math.min(4, Math.floor(wanted.length * 0.4)))
  let nearest: string | undefined
  for (const candidate of known) {
    const d = distance(wanted, candidate.toLowerCase(), limit)
    if (d <= limit && (nearest === undefined || d < limit)) {
      nearest = candidate
      limit = d
    }
  }
  return nearest
}
