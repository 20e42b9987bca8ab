// Answers of an engine -> how many queries found their page, by category.
import type { Engine } from './engines.ts'

import type { QualityQuery } from './queries.ts'

/** Rows that readers see. */
export const ROWS = 8

/** How a group of queries came out; shares from 0 to 1. */
export interface Score {
  readonly queries: number
  /** With a right page among the rows. */
  readonly found: number
  /** With a right page in the first row. */
  readonly first: number
  /** Mean reciprocal rank. */
  readonly mrr: number
}

/** A query with the place of the first right page, from 1; 0 where there is none among the rows. */
export interface RankedQuery extends QualityQuery {
  readonly rank: number
}

/** Puts every query to an engine. */
export async function rankQueries(
  queries: readonly QualityQuery[],
  engine: Engine,
): Promise<readonly RankedQuery[]> {
  const ranked: RankedQuery[] = []
  for (const query of queries) {
    const routes = [...new Set(await engine.search(query.query))].slice(0, ROWS)
    ranked.push({ ...query, rank: routes.findIndex((route) => query.pages.includes(route)) + 1 })
  }
  return ranked
}

/** The score of a group. */
export function scoreOf(ranked: readonly RankedQuery[]): Score {
  const share = (count: number) => (ranked.length === 0 ? 0 : count / ranked.length)
  return {
    queries: ranked.length,
    found: share(ranked.filter(({ rank }) => rank > 0).length),
    first: share(ranked.filter(({ rank }) => rank === 1).length),
    mrr: share(ranked.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0)),
  }
}

/** Scores by category, in the order in which categories first appear. */
export function scoresByCategory(ranked: readonly RankedQuery[]): ReadonlyMap<string, Score> {
  const categories = [...new Set(ranked.map(({ category }) => category))]
  return new Map(
    categories.map((name) => [name, scoreOf(ranked.filter(({ category }) => category === name))]),
  )
}
