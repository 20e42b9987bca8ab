// The facts of a compiled page as those of one of the files that hold its text: frozen versions repeat most pages, and what is
// repeated is compiled once.
import type { ArticleFacts } from '../model/compile.ts'
import { parseJsonBytes } from '../text/json-bytes.ts'

/** The facts with all places in `file`, whichever of these files they were compiled from. The name is kept once: it weighs nothing. */
export function factsOfFile(facts: Uint8Array, file: string): ArticleFacts {
  const known = parseJsonBytes<ArticleFacts>(facts)
  placeIn(known, known.file, file)
  return { ...known, file }
}

/** Changes the places of a tree of plain data that is not shared yet; texts of authors that look like a file name stay. */
function placeIn(value: unknown, before: string, file: string): void {
  if (typeof value !== 'object' || value === null) return
  const parts = value as Record<string, unknown>
  if ('start' in parts && parts.file === before) {
    parts.file = file
    return
  }
  for (const part of Object.values(parts)) placeIn(part, before, file)
}
