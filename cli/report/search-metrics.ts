// Search figures for people: success rates by category, and reader queries that find nothing.
import type { QueryFigures, SearchCounts, SearchMetrics } from '../model/search-metrics.ts'
import { counted } from '../text/counted.ts'
import { visible } from '../text/escape.ts'
import { percentText } from '../text/percent-text.ts'

/** Maximum number of queries listed; the others are only counted. */
const MAX_LISTED = 100

const share = (part: number, { queries }: SearchCounts): string =>
  queries === 0 ? '–' : percentText((100 * part) / queries)

/** The figures of search tests as a table. */
export function searchFiguresText(figures: SearchMetrics): string {
  const rows = [
    ['category', 'queries', 'found', 'first'],
    ...[...figures.categories, { category: 'all', ...figures }].map((own) => [
      visible(own.category),
      String(own.queries),
      share(own.found, own),
      share(own.first, own),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return `Search: ${counted(figures.queries, 'query', 'queries')} of search.test.yml\n${lines.map((line) => `  ${line}\n`).join('')}`
}

/** Figures for a list of reader queries. */
export function queryFiguresText({ queries, searches, nothing, instead }: QueryFigures): string {
  const lost = nothing.reduce((sum, { count }) => sum + count, 0)
  const other = instead.reduce((sum, { count }) => sum + count, 0)
  return [
    `Queries: ${queries}, typed ${times(searches)}\n`,
    `  find nothing: ${nothing.length}, typed ${times(lost)}\n`,
    ...listed(nothing.map(({ query, count }) => `${count} × ${visible(query)}`)),
    `  find only results of another query: ${instead.length}, typed ${times(other)}\n`,
    ...listed(
      instead.map(({ query, count, shownFor }) => `${count} × ${visible(query)} → ${visible(shownFor)}`),
    ),
  ].join('')
}

function listed(lines: readonly string[]): readonly string[] {
  const more = lines.length - MAX_LISTED
  return [
    ...lines.slice(0, MAX_LISTED).map((line) => `    ${line}\n`),
    ...(more > 0 ? [`    and ${more} more\n`] : []),
  ]
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)
