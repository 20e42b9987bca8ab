// A list of what readers typed, one query a line with the number of times -> which of them find nothing, or only what was
// searched for in their place.
import type { QueryAnswer, QueryFigures, ReaderQuery } from '../model/search-figures.ts'

/** `words<tab>12`, `words, 12` and `words; 12` */
const COUNT_BEHIND = /^(.*\S)\s*[\t,;]\s*(\d{1,9})$/
/** As `uniq -c` writes it. */
const COUNT_BEFORE = /^\s+(\d{1,9})\s+(\S.*)$/

/** Queries of a list, each once; empty lines and those that begin with `#` are none. */
export function readQueryList(text: string): readonly ReaderQuery[] {
  const counts = new Map<string, number>()
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, behind = '', times] = COUNT_BEHIND.exec(line) ?? []
    const [, before, last = ''] = times === undefined ? (COUNT_BEFORE.exec(line) ?? []) : []
    const query = (behind || last || line).trim()
    counts.set(query, (counts.get(query) ?? 0) + Number(times ?? before ?? 1))
  }
  return [...counts].map(([query, count]) => ({ query, count }))
}

/** The figures of a list; `answers` are those to its queries, in the same order. */
export function queryFigures(list: readonly ReaderQuery[], answers: readonly QueryAnswer[]): QueryFigures {
  const asked = list
    .map((own, at) => ({ own, answer: answers[at] }))
    .sort((a, b) => b.own.count - a.own.count)
  return {
    queries: list.length,
    searches: list.reduce((sum, { count }) => sum + count, 0),
    nothing: asked.filter(({ answer }) => answer?.routes.length === 0).map(({ own }) => own),
    instead: asked.flatMap(({ own, answer }) =>
      answer?.shownFor !== undefined && answer.routes.length > 0
        ? [{ ...own, shownFor: answer.shownFor }]
        : [],
    ),
  }
}
