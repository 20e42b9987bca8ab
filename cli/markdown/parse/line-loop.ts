// State of the line scanner.
import type { ContainerState, OpenLine } from './containers.ts'
import type { Fence } from './fences.ts'
import type { Frame } from './layout.ts'
import type { Scanner } from './scanner.ts'

/** State of the loop over lines. */
export interface Loop {
  readonly scanner: Scanner
  readonly containers: ContainerState
  /** Elements whose content is being read; indentation inside them is layout. */
  readonly frames: Frame[]
  /** Open fences whose content is parsed as if it were not fenced, with their number of containers. */
  readonly unwrapped: (Fence & { readonly level: number })[]
  fence: Fence | null
  /** Range and lines of the indented code being read. */
  code: { at: number; end: number; readonly values: string[] } | null
  /** End pattern of the raw HTML element being read. */
  raw: RegExp | null
  rawAt: number
  /** Whether the last line contained only tags. */
  afterTags: boolean
  /** Whether the last line was empty. */
  afterBlank: boolean
  /** Unique ids of the open containers. */
  readonly containerIds: number[]
  /** Number of blocks begun so far. */
  blocks: number
  /** Whether the current lines are table rows. */
  inTable: boolean
}

/** A line whose containers have been read. */
export interface Line extends OpenLine {
  readonly number: number
}

/** Offset of the cursor in the text. */
export const offsetOf = ({ start, cursor }: OpenLine): number => start + cursor.index

/** The unread rest of a line. */
export const rest = ({ text, cursor }: OpenLine): string => text.slice(cursor.index)
