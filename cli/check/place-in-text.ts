// Where a text stands in a file, for findings about files that are not parsed with positions.
import type { Place } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { positionAt } from '../text/position.ts'

/** Place of the first of some quoted texts that the file has, without the quotes; undefined when it has none. */
export function placeInText(quoted: readonly string[], { path, text }: SourceFile): Place | undefined {
  for (const form of quoted) {
    const at = text.indexOf(form)
    if (at < 0) continue
    return { file: path, start: positionAt(text, at + 1), end: positionAt(text, at + form.length - 1) }
  }
  return undefined
}
