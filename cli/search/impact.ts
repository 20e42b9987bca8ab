// Relevance of a term to a section, in one byte: BM25F without idf. The only global inputs are mean lengths, rounded to
// coarse steps, so that editing one page does not change the bytes of the others.
import { MAX_IMPACT } from '../../runtime/search/backend.ts'
import type { SearchConfig } from '../model/config.ts'

/** Fields of a section; a field's number is its index here. */
export const SHARD_FIELDS = [
  'pageTitle',
  'title',
  'text',
  'tags',
  'keywords',
  'categories',
  'description',
] as const

/** Name of a field. */
export type ShardField = (typeof SHARD_FIELDS)[number]

/** A number for each of `SHARD_FIELDS`. */
export type PerField = readonly number[]

/** BM25 parameters: how quickly further occurrences stop counting, and how strongly the length of a text counts. */
const K1 = 2
const B = 0.6
/** A text counts as at most this many times the mean length. */
const LONGEST = 4
/** How much each further word of a heading reduces the weight of the others. */
const WORD_IN_TITLE = 0.12
/** Mean lengths are rounded to powers of this number. */
const STEP = 1.25

/** Inputs for computing impacts, one set per index. */
export interface ImpactScale {
  readonly weights: PerField
  /** Mean number of words of the non-empty texts. */
  readonly meanLength: number
}

/** Weights of the fields; the configured ones are relative to these defaults. */
export function impactScale({ lunr }: Pick<SearchConfig, 'lunr'>, words: number, texts: number): ImpactScale {
  const { titleBoost, contentBoost, tagsBoost, keywordsBoost, parentCategoriesBoost } = lunr
  const weights: Readonly<Record<ShardField, number>> = {
    pageTitle: 2.4 * titleBoost,
    title: 1.2 * titleBoost,
    text: contentBoost,
    tags: 1.3 * tagsBoost,
    keywords: 1.2 * keywordsBoost,
    categories: parentCategoriesBoost,
    description: 0.6 * contentBoost,
  }
  const mean = Math.max(1, words / Math.max(1, texts))
  return {
    weights: SHARD_FIELDS.map((field) => weights[field]),
    meanLength: STEP ** Math.round(Math.log(mean) / Math.log(STEP)),
  }
}

/**
 * Impact of a term in a section, from 1 to `MAX_IMPACT`. `counts` holds the occurrences of the term in each field, in tenths of
 * words, beginning at `start`; `norms` are those of the section.
 */
export function impactOf(
  counts: ArrayLike<number>,
  norms: ArrayLike<number>,
  { weights }: ImpactScale,
  start = 0,
): number {
  let weight = 0
  for (let field = 0; field < SHARD_FIELDS.length; field++) {
    const count = (counts[start + field] ?? 0) / 10
    if (count > 0) weight += ((weights[field] ?? 0) * count) / (norms[field] ?? 1)
  }
  return Math.max(1, Math.round((MAX_IMPACT * weight) / (K1 + weight)))
}

const TEXT = SHARD_FIELDS.indexOf('text')
const TITLES: readonly number[] = [SHARD_FIELDS.indexOf('pageTitle'), SHARD_FIELDS.indexOf('title')]

/** Divisors that normalize by the lengths of a section's fields, which are in tenths of words. */
export const normsOf = (lengths: ArrayLike<number>, { meanLength }: ImpactScale): readonly number[] =>
  SHARD_FIELDS.map((_name, field) => {
    const words = (lengths[field] ?? 0) / 10
    if (field === TEXT) return 1 - B + B * Math.min(words / meanLength, LONGEST)
    return TITLES.includes(field) ? 1 + WORD_IN_TITLE * Math.max(0, words - 1) : 1
  })
