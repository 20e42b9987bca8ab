// The state of the loop over the lines of a text.
import type { ContainerState, OpenLine } from './containers.ts'
import type { Fence } from './fences.ts'
import type { Frame } from './layout.ts'
import type { Scanner } from './scanner.ts'

/** State of the loop. */
export interface Loop {
  readonly scanner: Scanner
  readonly containers: ContainerState
  /** Elements whose content is being read: indentation is layout in them. */
  readonly frames: Frame[]
  /** Fences whose content is read as if it stood without them, and how many containers each is in. */
  readonly unwrapped: (Fence & { readonly level: number })[]
  fence: Fence | null
  /** Where the lines of indented code begin and end that are being read. */
  code: { at: number; end: number; readonly values: string[] } | null
  /** End of a raw html element that is being read. */
  raw: RegExp | null
  rawAt: number
  /** The last line held nothing but tags. */
  afterTags: boolean
  /** The last line was empty. */
  afterBlank: boolean
  /** Names of the containers that are open, each of which occurs once in the text. */
  readonly containerIds: number[]
  /** How many blocks have begun. */
  blocks: number
  /** The lines are rows of a table. */
  inTable: boolean
}

/** A line with its containers read. */
export interface Line extends OpenLine {
  readonly number: number
}

/** Offset in the text of the place that is read next. */
export const offsetOf = ({ start, cursor }: OpenLine): number => start + cursor.index

/** What of a line has not been read. */
export const rest = ({ text, cursor }: OpenLine): string => text.slice(cursor.index)
