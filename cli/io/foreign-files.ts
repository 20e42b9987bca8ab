// Keeps what somebody else put into the published folder: a CNAME, a .git, a report. No build made it, so no build removes it.
import { readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkOrCopy } from './link-or-copy.ts'
import { MANIFEST, type PublishedFiles } from './manifest.ts'
import { makeFolder } from './place-file.ts'

/** The place is taken: what is published now goes first. */
const TAKEN = new Set(['EEXIST', 'ENOTDIR', 'EISDIR'])

/** Puts the files of `outDir` that no build made into `staging` as well, unless the next site has something in their place. */
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
