// The site's files on the real disk. Names are handed out in Unicode NFC whatever the disk holds; links that lead out of
// the site folder are refused; folders are listed in one order on every machine.

import type { Dirent } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentSource } from '../model/ports.ts'
import { EnvironmentError } from '../model/ports.ts'
import { byCodePoint } from '../text/compare.ts'

/** Folders that never hold content. */
const SKIPPED = new Set(['node_modules', '.git', '.docsite'])

/** Codes that mean "there is no such file". */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EINVAL', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

/** Files below `siteDir`. Paths are relative to it, `/`-separated. */
export function diskSource(siteDir: string): ContentSource {
  /** NFC path -> path as the disk spells it, for the names that differ. */
  const spelling = new Map<string, string>()
  const root = realpath(siteDir)

  const onDisk = (path: string) => join(siteDir, ...(spelling.get(path) ?? path).split('/'))

  async function inside(path: string): Promise<boolean> {
    try {
      const real = await realpath(onDisk(path))
      const base = await root
      return real === base || real.startsWith(base.endsWith(sep) ? base : base + sep)
    } catch {
      return false
    }
  }

  async function walk(dir: string, trail: readonly string[], found: string[]): Promise<void> {
    for (const entry of await entriesOf(onDisk(dir))) {
      const path = (dir === '' ? '' : `${dir}/`) + entry.name.normalize('NFC')
      const actual = (dir === '' ? '' : `${spelling.get(dir) ?? dir}/`) + entry.name
      if (actual !== path) spelling.set(path, actual)
      if (entry.isFile()) found.push(path)
      else if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) await walk(path, trail, found)
      } else if (entry.isSymbolicLink()) await follow(path, trail, found)
    }
  }

  /** A link is followed when it stays inside the site and is not one of its own parents. */
  async function follow(path: string, trail: readonly string[], found: string[]): Promise<void> {
    if (!(await inside(path))) return
    const real = await realpath(onDisk(path))
    if (
      trail.includes(real) ||
      (await realpath(onDisk(path.split('/').slice(0, -1).join('/')))).startsWith(real)
    )
      return
    const entries = await entriesOf(onDisk(path), null)
    if (entries === null) found.push(path)
    else await walk(path, [...trail, real], found)
  }

  return {
    async list(dir) {
      const found: string[] = []
      await walk(dir.replace(/^\.?\/|\/$/g, ''), [], found)
      return found.sort(byCodePoint)
    },
    async read(path) {
      if (path.includes('\0')) return null
      try {
        return await readFile(onDisk(path))
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? ''
        if (ABSENT.has(code)) return null
        throw new EnvironmentError(`cannot read ${path}: ${code || String(error)}`, { cause: error })
      }
    },
    contains: inside,
  }
}

async function entriesOf(dir: string, absent?: null): Promise<Dirent[]>
async function entriesOf(dir: string, absent: null): Promise<Dirent[] | null>
async function entriesOf(dir: string, absent: null | undefined = undefined): Promise<Dirent[] | null> {
  try {
    return await readdir(dir, { withFileTypes: true })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (ABSENT.has(code)) return absent === null ? null : []
    throw new EnvironmentError(`cannot list ${dir}: ${code || String(error)}`, { cause: error })
  }
}
