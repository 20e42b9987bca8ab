// Sites that tests inspect, built once: the same program builds the same output from the same files, in this run and the next.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { docsiteProcess, remove } from './cli.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SITES = join(process.env.DOCSITE_TEST_CACHE ?? tmpdir(), 'docsite-test-sites')
/** Time after which an unused site is removed. */
const KEPT_MS = 24 * 3600 * 1000

/** Hash of paths and contents of all files in the folders. */
function fingerprintOf(...folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (statSync(join(folder, path)).isFile())
        hash.update(`\n${path}\n`).update(readFileSync(join(folder, path)))
  return hash.digest('hex')
}

function removeOldSites(): void {
  for (const name of readdirSync(SITES)) {
    const dir = join(SITES, name)
    if (statSync(dir).mtimeMs < Date.now() - KEPT_MS) remove(dir)
  }
}

/** Builds sites with the current program; returns their output folders, which must not be changed. */
export function siteBuilder() {
  mkdirSync(SITES, { recursive: true })
  removeOldSites()
  const program =
    fingerprintOf(join(ROOT, 'dist'), join(ROOT, 'bin')) + readFileSync(join(ROOT, 'package-lock.json'))
  /**
   * `write` writes the files of the site into an empty folder. `like` is the output of a site with the same pages, whose
   * compiled pages are used: an incremental build produces the same (tests/rebuild).
   */
  return async (
    write: (dir: string) => void,
    env: Record<string, string> = {},
    { edition = 'online', like }: { readonly edition?: 'online' | 'offline'; readonly like?: string } = {},
  ): Promise<string> => {
    const made = mkdtempSync(join(SITES, 'new-'))
    write(made)
    const key = createHash('sha256').update(
      JSON.stringify([program, fingerprintOf(made), process.version, env, edition]),
    )
    const site = join(SITES, key.digest('hex'))
    if (!existsSync(site)) {
      if (like) cpSync(join(like, '../.docsite'), join(made, '.docsite'), { recursive: true })
      const args = edition === 'offline' ? ['build', made, '--offline'] : ['build', made]
      const { code, stdout, stderr } = await docsiteProcess(args, { env })
      if (code !== 0) throw new Error(`the site in ${made} does not build:\n${stdout}${stderr}`)
      // Another run may have been faster.
      if (!existsSync(site)) renameSync(made, site)
    }
    remove(made)
    utimesSync(site, new Date(), new Date())
    return join(site, edition === 'offline' ? 'build-offline' : 'build')
  }
}
