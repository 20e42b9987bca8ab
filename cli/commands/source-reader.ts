// Texts of files for code frames.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads the text of a file by its path from a folder; undefined where there is none. */
export function sourceReader(dir: string): (file: string) => string | undefined {
  return (file) => {
    try {
      return readFileSync(resolve(dir, file), 'utf8')
    } catch {
      return undefined
    }
  }
}
