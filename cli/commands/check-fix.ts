// `docsite check --fix`: applies fixes that are certain and adds redirects for lost addresses, or prints both as a
// diff.
import { join } from 'node:path'
import { isThere } from '../io/unreadable.ts'
import type { Finding } from '../model/finding.ts'
import { type LostAddress, newRedirects, REDIRECT_FILES } from '../pipeline/addresses.ts'
import type { ChangedText, TextEdit } from '../text/edits.ts'
import { groupBy } from '../text/group-by.ts'
import { type NewRedirect, withRedirects } from '../text/redirect-lines.ts'
import { applyChanges, type ChangeTarget, edited, textOfFile } from './file-changes.ts'

/** Fixes that were applied, or that `dryRun` would apply. */
export interface MadeFixes {
  /** Paths of changed files, relative to the site folder. */
  readonly files: readonly string[]
  readonly count: number
  readonly diff: string
}

/** Applies the replacements of findings, and adds redirects for lost addresses. With `dryRun`, nothing is written. */
export function applyFixes(
  findings: readonly Finding[],
  lost: ReadonlyMap<string, readonly LostAddress[]>,
  target: ChangeTarget,
): MadeFixes {
  const { siteDir } = target
  const changes: ChangedText[] = []
  let count = 0
  for (const [file, wanted] of groupBy(findings.flatMap(editOf), (edit) => edit.file)) {
    const before = textOfFile(siteDir, file)
    const fixed = before === null ? null : edited(before, wanted)
    if (!fixed) continue
    count += fixed.made
    changes.push({ path: file, before, after: fixed.text })
  }
  const added = newRedirects(lost)
  const redirects = redirectChange(siteDir, added)
  if (redirects) {
    count += added.length
    changes.push(redirects)
  }
  return { files: changes.map(({ path }) => path), count, diff: applyChanges(changes, target) }
}

/**
 * Change that appends redirects to their file, whose text `prepare` may modify first. Null if there is nothing to add
 * or the file is not a list.
 */
export function redirectChange(
  siteDir: string,
  added: readonly NewRedirect[],
  prepare: (file: string, text: string) => string = (_file, text) => text,
): ChangedText | null {
  if (added.length === 0) return null
  const file = redirectFile(siteDir)
  const before = textOfFile(siteDir, file)
  const after = withRedirects(before === null ? '' : prepare(file, before), added)
  return after === null ? null : { path: file, before, after }
}

/** The existing redirects file, otherwise the one to create. */
function redirectFile(siteDir: string): string {
  const [first = '', inContent = first] = REDIRECT_FILES
  const found = REDIRECT_FILES.find((path) => isThere(join(siteDir, path)))
  return found ?? (isThere(join(siteDir, 'content')) ? inContent : first)
}

/** The edit that fixes a finding; empty if its author has to choose. */
function editOf({ place, about }: Finding): readonly (TextEdit & { readonly file: string })[] {
  if (!place?.end || about?.replacement === undefined) return []
  return [{ ...place, end: place.end, was: about.text, text: about.replacement }]
}
