// `docsite check --fix`: writes what is surely right in the place of what is wrong, or shows it as a diff.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../model/finding.ts'
import { EnvironmentError } from '../model/ports.ts'
import { lineDiff, type TextEdit, withEdits } from '../text/edits.ts'

/** What was mended. */
export interface Mended {
  /** Paths of changed files, relative to the site folder. */
  readonly files: readonly string[]
  readonly count: number
  readonly diff: string
}

/** Mends the findings that know how; with `dryRun` nothing is written. */
export function mend(findings: readonly Finding[], siteDir: string, dryRun: boolean): Mended {
  const byFile = new Map<string, TextEdit[]>()
  for (const { place, about } of findings) {
    if (!place?.end || about?.replacement === undefined) continue
    const edit = { start: place.start, end: place.end, was: about.text, text: about.replacement }
    byFile.set(place.file, [...(byFile.get(place.file) ?? []), edit])
  }
  const files: string[] = []
  const diffs: string[] = []
  let count = 0
  for (const [file, edits] of byFile) {
    const raw = read(join(siteDir, file))
    // Places are counted after a byte-order mark and with plain line ends; both stay as they are.
    const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
    const crlf = raw.includes('\r\n')
    const text = raw.slice(mark.length).replace(/\r\n/g, '\n')
    const mended = withEdits(text, edits)
    if (mended.made === 0 || (crlf && text.replace(/\n/g, '\r\n') !== raw.slice(mark.length))) continue
    count += mended.made
    files.push(file)
    diffs.push(lineDiff(file, text, mended.text))
    if (!dryRun) write(join(siteDir, file), mark + (crlf ? mended.text.replace(/\n/g, '\r\n') : mended.text))
  }
  return { files, count, diff: diffs.join('') }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw refused('read', file, error)
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw refused('write', file, error)
  }
}

function refused(what: string, file: string, error: unknown): EnvironmentError {
  const message = `cannot ${what} ${file}: ${(error as NodeJS.ErrnoException).code}`
  return new EnvironmentError(message, { cause: error })
}
