// Notes for the report of a migration.

/** One line of the report. */
export interface Note {
  /** Works as before; works differently; is left to the author. */
  readonly kind: 'moved' | 'different' | 'by-hand'
  /** A sentence without a full stop, with code in backticks. */
  readonly what: string
  /** The next step, if it is left to the author. */
  readonly next?: string
  /** Number of pages concerned. */
  readonly pages?: number
}

/** What is left to the author. */
export const byHand = (what: string, next: string): Note => ({ kind: 'by-hand', what, next })
