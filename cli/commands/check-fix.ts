// `docsite check --fix`: writes what is surely right in the place of what is wrong, or shows it as a diff.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../model/finding.ts'
import { EnvironmentError } from '../model/ports.ts'
import { lineDiff, type TextEdit, withEdits } from '../text/edits.ts'
import { groupBy } from '../text/group-by.ts'

/** Fixes that were made, or with `dryRun` would be. */
export interface MadeFixes {
  /** Paths of changed files, relative to the site folder. */
  readonly files: readonly string[]
  readonly count: number
  readonly diff: string
}

/** Where fixes are made, and how they are shown. */
interface FixTarget {
  readonly siteDir: string
  /** Of paths in the diff: the site folder within the repository, with a slash. */
  readonly prefix: string
  readonly dryRun: boolean
}

/** Fixes the findings that know how; with `dryRun` nothing is written. */
export function applyFixes(findings: readonly Finding[], { siteDir, prefix, dryRun }: FixTarget): MadeFixes {
  const edits = groupBy(findings.flatMap(editOf), ({ file }) => file)
  const files: string[] = []
  const diffs: string[] = []
  let count = 0
  for (const [file, wanted] of edits) {
    const raw = read(join(siteDir, file))
    // Places are counted after a byte-order mark and with plain line ends; both stay as they are.
    const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
    const crlf = raw.includes('\r\n')
    const text = raw.slice(mark.length).replace(/\r\n/g, '\n')
    const fixed = withEdits(text, wanted)
    if (fixed.made === 0 || (crlf && text.replace(/\n/g, '\r\n') !== raw.slice(mark.length))) continue
    count += fixed.made
    files.push(file)
    const after = mark + (crlf ? fixed.text.replace(/\n/g, '\r\n') : fixed.text)
    diffs.push(lineDiff(prefix + file, raw, after))
    if (!dryRun) write(join(siteDir, file), after)
  }
  return { files, count, diff: diffs.join('') }
}

/** The edit that fixes a finding; none for one whose way out its author has to choose. */
function editOf({ place, about }: Finding): readonly (TextEdit & { readonly file: string })[] {
  if (!place?.end || about?.replacement === undefined) return []
  return [{ ...place, end: place.end, was: about.text, text: about.replacement }]
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
