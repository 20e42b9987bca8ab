// Reads files for code frames.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Returns a reader of files relative to a folder; undefined if a file cannot be read. */
export function sourceReader(dir: string): (file: string) => string | undefined {
  return (file) => {
    try {
      return readFileSync(resolve(dir, file), 'utf8')
    } catch {
      return undefined
    }
  }
}
