// Finds a text in a file, for findings about files that are parsed without positions.
import type { Place } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { positionAt } from '../text/position.ts'

/**
 * Place of the first of these texts that occurs in quotes in one of the files, without the quotes; undefined if none
 * does. If a file contains `behind`, the search starts there.
 */
export function placeInQuotes(
  texts: readonly string[],
  files: readonly SourceFile[],
  behind?: RegExp,
): Place | undefined {
  const quoted = texts.flatMap((text) => [`'${text}'`, `"${text}"`, `\`${text}\``])
  for (const { path, text } of files) {
    const from = behind ? Math.max(0, text.search(behind)) : 0
    for (const form of quoted) {
      const at = text.indexOf(form, from)
      if (at < 0) continue
      return { file: path, start: positionAt(text, at + 1), end: positionAt(text, at + form.length - 1) }
    }
  }
  return undefined
}
