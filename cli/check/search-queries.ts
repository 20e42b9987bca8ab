// Evaluates a list of reader queries, one per line with an optional count: which find nothing, or only results for a
// corrected query.
import type { QueryAnswer, QueryFigures, ReaderQuery } from '../model/search-metrics.ts'

/** `words<tab>12`, `words, 12` and `words; 12` */
const COUNT_SUFFIX = /^(.*\S)\s*[\t,;]\s*(\d{1,9})$/
/** Format of `uniq -c`. */
const COUNT_BEFORE = /^\s+(\d{1,9})\s+(\S.*)$/

/** Parses a query list and merges duplicates. Empty lines and lines that begin with `#` are skipped. */
export function readQueryList(text: string): readonly ReaderQuery[] {
  const counts = new Map<string, number>()
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, behind = '', times] = COUNT_SUFFIX.exec(line) ?? []
    const [, before, last = ''] = times === undefined ? (COUNT_BEFORE.exec(line) ?? []) : []
    const query = (behind || last || line).trim()
    counts.set(query, (counts.get(query) ?? 0) + Number(times ?? before ?? 1))
  }
  return [...counts].map(([query, count]) => ({ query, count }))
}

/** Figures for a query list. `answers` are in the order of the list. */
export function queryMetrics(list: readonly ReaderQuery[], answers: readonly QueryAnswer[]): QueryFigures {
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
