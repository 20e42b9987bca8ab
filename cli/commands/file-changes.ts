// Applies changes to files of a site, preserving line endings and byte-order marks, or prints them as a diff.
import { mkdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeFile } from '../io/remove-file.ts'
import { isAbsent, isThere, unreadable } from '../io/unreadable.ts'
import { replaceFile } from '../io/write-file.ts'
import { EnvironmentError } from '../model/ports.ts'
import { type ChangedText, lineDiff, type TextEdit, withEdits } from '../text/edits.ts'

/** Where changes are applied and how the diff names files. */
export interface ChangeTarget {
  readonly siteDir: string
  /** Prefix of paths in the diff: the site folder within the repository, with a trailing slash. */
  readonly prefix: string
  readonly dryRun: boolean
}

/** Text of a file; null if it does not exist. Throws `EnvironmentError`. */
export function textOfFile(siteDir: string, file: string): string | null {
  const path = join(siteDir, file)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isAbsent(error) || (error as NodeJS.ErrnoException).code === 'EISDIR') return null
    throw unreadable(path, error)
  }
}

/** Applies edits whose positions do not count a byte-order mark and assume LF line endings; null if none applies. */
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

/** Applies all changes or none and returns their diff; with `dryRun` nothing is written. Throws `EnvironmentError`. */
export function applyChanges(
  changes: readonly ChangedText[],
  { siteDir, prefix, dryRun }: ChangeTarget,
): string {
  if (!dryRun) writeChanges(siteDir, changes)
  const diffs = changes.map((change) => {
    const { path, from } = change
    return lineDiff({
      ...change,
      path: prefix + path,
      ...(from === undefined ? {} : { from: prefix + from }),
    })
  })
  return diffs.join('')
}

/**
 * Rolls back as far as possible if a change fails: a half-finished move could not be repeated, and into a folder that
 * already exists a second attempt would move the files of the first.
 */
function writeChanges(siteDir: string, changes: readonly ChangedText[]): void {
  const folders: string[] = []
  for (const [index, change] of changes.entries()) {
    try {
      moveFile(siteDir, change, folders)
      writeChange(siteDir, change)
    } catch (error) {
      for (const made of changes.slice(0, index + 1).toReversed()) undoChange(siteDir, made)
      for (const folder of folders.toReversed()) removeEmptyFolder(folder)
      throw error
    }
  }
}

/** Renames a file; `made` receives the folders created for it. Throws `EnvironmentError`. */
function moveFile(siteDir: string, { path, from = path }: ChangedText, made: string[]): void {
  if (from === path) return
  const file = join(siteDir, path)
  try {
    made.push(...makeFolder(dirname(file)))
    renameSync(join(siteDir, from), file)
  } catch (error) {
    throw refused('write', file, error)
  }
}

/** Creates a folder and its parents. Returns the created ones, outermost first. */
function makeFolder(dir: string): readonly string[] {
  const first = mkdirSync(dir, { recursive: true })
  const within = (folder: string): readonly string[] =>
    folder === first || folder === dirname(folder) ? [folder] : [...within(dirname(folder)), folder]
  return first === undefined ? [] : within(dir)
}

/** Folders that are not empty are kept. */
function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {}
}

function undoChange(siteDir: string, { path, from = path, before, after }: ChangedText): void {
  const [file, old] = [join(siteDir, path), join(siteDir, from)]
  try {
    if (from !== path && isThere(file) && !isThere(old)) renameSync(file, old)
    if (before === null) removeFile(file)
    else if (after !== before && textOfFile(siteDir, from) === after) replaceFile(old, before)
  } catch {}
}

/** Writes the new text of a file that is at its final path. Throws `EnvironmentError`. */
export function writeChange(siteDir: string, { path, before, after }: ChangedText): void {
  if (after !== before) replaceFile(join(siteDir, path), after)
}

function refused(what: string, file: string, error: unknown): EnvironmentError {
  const message = `cannot ${what} ${file}: ${(error as NodeJS.ErrnoException).code}`
  return new EnvironmentError(message, { cause: error })
}
