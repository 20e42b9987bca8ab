// In the offline edition all code is local, and files are read on demand.
import type { TakeFiles } from '../../search/protocol.ts'

/** Prefetches nothing. */
export const fetchSearchAhead = (): TakeFiles => () => new Map()
