// Facts of a compiled page, attributed to one of several files with the same text: frozen versions repeat most pages, and each
// distinct text is compiled once.
import type { ArticleFacts } from '../model/compile.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'

/**
 * The facts with all places set to `file`, whichever of these files they were compiled from. The name string is shared, so it
 * takes no extra memory.
 */
export function factsOfFile(facts: Uint8Array, file: string): ArticleFacts {
  const known = parseJsonBytes<ArticleFacts>(facts)
  placeIn(known, known.file, file)
  return { ...known, file }
}

/** Rewrites the places in a tree of plain data that is not shared yet. Author text that looks like a file name is left alone. */
function placeIn(value: unknown, before: string, file: string): void {
  if (typeof value !== 'object' || value === null) return
  const parts = value as Record<string, unknown>
  if ('start' in parts && parts.file === before) {
    parts.file = file
    return
  }
  for (const part of Object.values(parts)) placeIn(part, before, file)
}
