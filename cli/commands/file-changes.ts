// Changes of files of a site, as a program makes them for an author: texts with their line ends and byte-order marks as they are,
// written or shown as a diff.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EnvironmentError } from '../model/ports.ts'
import { type ChangedText, lineDiff, type TextEdit, withEdits } from '../text/edits.ts'

/** Where changes are made, and how they are shown. */
export interface ChangeTarget {
  readonly siteDir: string
  /** Of paths in the diff: the site folder within the repository, with a slash. */
  readonly prefix: string
  readonly dryRun: boolean
}

/** The text of a file; null where there is none. Throws `EnvironmentError`. */
export function textOfFile(siteDir: string, file: string): string | null {
  const path = join(siteDir, file)
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  } catch (error) {
    throw refused('read', path, error)
  }
}

/** A text with edits, whose places are counted after a byte-order mark and with plain line ends; null where none can be made. */
export function edited(
  raw: string,
  wanted: readonly TextEdit[],
): { readonly text: string; readonly made: number } | null {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
  const crlf = raw.includes('\r\n')
  const text = raw.slice(mark.length).replace(/\r\n/g, '\n')
  const { text: fixed, made } = withEdits(text, wanted)
  if (made === 0 || (crlf && text.replace(/\n/g, '\r\n') !== raw.slice(mark.length))) return null
  return { text: mark + (crlf ? fixed.replace(/\n/g, '\r\n') : fixed), made }
}

/** Makes changes and gives their diff; with `dryRun` nothing is written. Throws `EnvironmentError`. */
export function applyChanges(
  changes: readonly ChangedText[],
  { siteDir, prefix, dryRun }: ChangeTarget,
): string {
  const diffs = changes.map((change) => {
    const { path, from } = change
    if (!dryRun) writeChange(siteDir, change)
    return lineDiff({
      ...change,
      path: prefix + path,
      ...(from === undefined ? {} : { from: prefix + from }),
    })
  })
  return diffs.join('')
}

/** Makes a change. Throws `EnvironmentError`. */
export function writeChange(siteDir: string, { path, from = path, before, after }: ChangedText): void {
  const file = join(siteDir, path)
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (from !== path) renameSync(join(siteDir, from), file)
    if (after !== before) writeFileSync(file, after)
  } catch (error) {
    throw refused('write', file, error)
  }
}

function refused(what: string, file: string, error: unknown): EnvironmentError {
  const message = `cannot ${what} ${file}: ${(error as NodeJS.ErrnoException).code}`
  return new EnvironmentError(message, { cause: error })
}
