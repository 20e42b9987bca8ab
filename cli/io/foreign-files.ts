// Keeps files that somebody else put into the published folder: a CNAME, a .git, a report. No build made them, so no
// build removes them.
import { readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkOrCopy } from './link-or-copy.ts'
import { MANIFEST, type PublishedFiles } from './manifest.ts'
import { makeFolder } from './place-file.ts'

/** Errors for an existing path: files of the new site take precedence. */
const TAKEN = new Set(['EEXIST', 'ENOTDIR', 'EISDIR'])

/** Copies files of `outDir` that no build made to `staging`, unless the next site has something at the same path. */
export function keepForeignFiles(
  outDir: string,
  staging: string,
  made: PublishedFiles,
  setsMode: boolean,
): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const path = from.slice(outDir.length + 1)
    if (entry.isDirectory() || path === MANIFEST || made.has(path.replaceAll('\\', '/'))) continue
    const to = join(staging, path)
    try {
      makeFolder(dirname(to), setsMode)
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
      else if (entry.isFile()) linkOrCopy(from, to)
    } catch (error) {
      if (!TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}
