// Reads files for code frames.
import { resolve } from 'node:path'
import { readText } from '../io/read-text.ts'

/** Returns a reader of files relative to a folder; undefined if a file cannot be read. */
export const sourceReader =
  (dir: string) =>
  (file: string): string | undefined =>
    readText(resolve(dir, file))
