// What the report of a migration says about one thing.

/** One line of the report. */
export interface Note {
  /** Goes on as it was; works, in another way; is left to the author. */
  readonly kind: 'moved' | 'different' | 'by-hand'
  /** A sentence without a full stop; code stands in backticks. */
  readonly what: string
  /** The next step, for what is left to the author. */
  readonly next?: string
  /** Pages that it concerns. */
  readonly pages?: number
}

/** A number of things in words. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
