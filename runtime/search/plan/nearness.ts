// Scores how closely sections keep adjacent words of a query in order. Positions are bit masks: two words are as far apart as in
// the query if one mask, rotated by the distance, overlaps the other.
import { NO_POSITION } from '../text/index-terms.ts'
import type { Tables } from './tables.ts'
import type { QueryWord } from './words.ts'

/** Words farther apart in the query do not count as neighbours. */
const FARTHEST = 3
/** Weight of words that are near each other, but not at the distance they have in the query. */
const LOOSE = 0.3
/** From this weight on, a term is a form of the word or starts with what was typed of it. */
const MIN_WEIGHT = 0.5

/** Accumulates neighbour scores of a query over the slots of a section table. */
export interface Nearness {
  /** Starts a word; calls until the next `begin` belong to it. */
  begin(word: QueryWord, idf: number): void
  /** Records that a term of the word occurs in a section. */
  meet(slot: number, positions: number, weight: number): void
  /** Records that the whole query is a tag or keyword of the section. */
  meetWhole(slot: number): void
  /** Share of all neighbour pairs that the section satisfies, from 0 to 1. Valid once all words are done. */
  shareAt(slot: number): number
}

/** Takes words in query order, over a table of `size` slots. */
export function newNearness(size: number, tables: Tables): Nearness {
  const last = { masks: tables.of(Uint32Array, size), words: tables.of(Uint8Array, size) }
  const before = { masks: tables.of(Uint32Array, size), words: tables.of(Uint8Array, size) }
  const sums = tables.of(Float32Array, size)
  const complete = tables.of(Uint8Array, size)
  /** Positions and idf by word number, starting at 1. */
  const positions = [NO_POSITION]
  const idfs = [0]
  let total = 0
  let isPlaced = false

  /** Weight of two words as neighbours; 0 if they are not. */
  function weightOf(one: number, other: number): number {
    const distance = (positions[other] ?? 0) - (positions[one] ?? 0)
    return one === 0 || distance < 1 || distance > FARTHEST ? 0 : (idfs[one] ?? 0) + (idfs[other] ?? 0)
  }

  function sumAt(slot: number): number {
    const [one, other] = [before.words[slot] ?? 0, last.words[slot] ?? 0]
    const weight = weightOf(one, other)
    const sum = sums[slot] ?? 0
    if (weight === 0) return sum
    const distance = (positions[other] ?? 0) - (positions[one] ?? 0)
    const from = before.masks[slot] ?? 0
    const to = last.masks[slot] ?? 0
    if (turned(from, distance) & to) return sum + weight
    return around(from) & to ? sum + LOOSE * weight : sum
  }

  return {
    begin(word, idf) {
      isPlaced = word.position !== NO_POSITION
      if (!isPlaced) return
      positions.push(word.position)
      idfs.push(idf)
      total += weightOf(positions.length - 2, positions.length - 1)
    },
    meet(slot, mask, weight) {
      if (!isPlaced || mask === 0 || weight < MIN_WEIGHT) return
      const number = positions.length - 1
      if (last.words[slot] !== number) {
        sums[slot] = sumAt(slot)
        before.masks[slot] = last.masks[slot] ?? 0
        before.words[slot] = last.words[slot] ?? 0
        last.masks[slot] = 0
        last.words[slot] = number
      }
      last.masks[slot] = (last.masks[slot] ?? 0) | mask
    },
    meetWhole(slot) {
      complete[slot] = 1
    },
    shareAt: (slot) => (complete[slot] === 1 ? 1 : total === 0 ? 0 : sumAt(slot) / total),
  }
}

const turned = (mask: number, by: number): number => (mask << by) | (mask >>> (32 - by))

/** Positions at most four words before or after. */
const around = (mask: number): number =>
  [1, 2, 3, 4].reduce((all, by) => all | turned(mask, by) | turned(mask, 32 - by), 0)
