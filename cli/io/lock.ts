// One writer at a time per output folder: a lock file with the process id. A lock of a dead process is taken over.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EnvironmentError } from '../model/ports.ts'
import { unwritable } from './unwritable.ts'

/** Takes the lock or throws `EnvironmentError` naming the process that holds it. Returns how to give it back. */
export function takeLock(file: string, pid: number): () => void {
  makeFolder(dirname(file))
  for (const _attempt of [1, 2]) {
    try {
      writeFileSync(file, `${pid}\n`, { flag: 'wx' })
      return () => giveBack(file)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      // A place where nothing can be written has no second writer to fear.
      if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return () => undefined
      if (code !== 'EEXIST') throw unwritable(file, error)
    }
    const holder = holderOf(file)
    if (holder !== null && isAlive(holder))
      throw new EnvironmentError(`the output folder is in use by pid ${holder}`)
    giveBack(file)
  }
  throw new EnvironmentError(`the output folder is in use (lock ${file})`)
}

/** A lock that cannot be removed is taken over by the next run, for its process is gone then. */
function giveBack(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    throw unwritable(dir, error)
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim())
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
