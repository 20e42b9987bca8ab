// A folder of the test's own in which the commands of a page run, as a user that PostgreSQL accepts, with the folders and
// addresses of the examples inside it.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { allBlocks } from './blocks.ts'

/** PostgreSQL refuses to be root: root runs it as nobody. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** A scratch folder. */
export interface Scratch {
  readonly folder: string
  /** An absolute path of the examples inside the folder. */
  readonly at: (path: string) => string
  readonly sh: (script: string) => SpawnSyncReturns<string>
  /** What a script answers; the test fails with what it complains of. */
  readonly done: (script: string) => string
  /** Gives folders that the test has made to the user who runs the commands. */
  readonly own: (...paths: readonly string[]) => void
  readonly remove: () => void
}

/** Makes one. `prelude` precedes each script; `extra` joins the environment, undefined takes a variable out. */
export function openScratch(extra: Readonly<Record<string, string | undefined>>, prelude = ''): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'docsite-postgres-'))
  const at = (path: string): string => join(folder, path)
  const own = (...paths: readonly string[]) => {
    if (isRoot) for (const path of paths) chownSync(at(path), NOBODY, NOBODY)
  }
  chmodSync(folder, 0o755)
  own('')
  const env = { ...process.env, PGHOST: folder, HOME: folder, FOLDER: folder, LC_ALL: 'C.UTF-8', ...extra }
  const sh = (script: string) => {
    const options = { encoding: 'utf8', env, cwd: folder, ...identity } as const
    return spawnSync('bash', ['-euo', 'pipefail', '-c', `${prelude}\n${script}`], options)
  }
  const done = (script: string): string => {
    const { status, stdout, stderr } = sh(script)
    expect(status, `${script}\n${stdout}\n${stderr}`).toBe(0)
    return stdout.trim()
  }
  return { folder, at, sh, done, own, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The code of a block of a page, found by the beginning of its title or of its text. */
export function codeOf(page: string, start: string): string {
  const found = allBlocks().find(
    (one) => one.page.endsWith(page) && (one.title.startsWith(start) || one.code.startsWith(start)),
  )
  if (!found) throw new Error(`no block ${start} in ${page}`)
  return found.code.replaceAll('sudo -u postgres ', '').replaceAll('ru_RU.UTF-8', 'C.UTF-8')
}

/** The programs of a major version of PostgreSQL, where Debian or the packages of the project put them. */
export const programsOf = (version: string): string | undefined =>
  [`/usr/lib/postgresql/${version}/bin`, `/usr/pgsql-${version}/bin`].find((path) =>
    existsSync(join(path, 'pg_upgrade')),
  )

/** Major versions that this machine has, the newest last. */
export const versionsHere = (): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => String(at + 10)).filter((version) => programsOf(version))
