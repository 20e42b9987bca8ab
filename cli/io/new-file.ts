// Writes files into somebody's project without ever replacing one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EnvironmentError } from '../model/ports.ts'

/** Makes a file; false when there is one of this name, on any kind of disk. Throws `EnvironmentError`. */
export function createFile(path: string, text: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isWritten(error)) return false
    throw refusal(path, error)
  }
}

/** Gives a file that exists its longer text. Throws `EnvironmentError`. */
export function extendFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'r+' })
  } catch (error) {
    throw refusal(path, error)
  }
}

/** A folder that cannot be made gives the same code as a file that exists. */
const isWritten = (error: unknown) => (error as NodeJS.ErrnoException).syscall === 'open'

const refusal = (path: string, error: unknown) =>
  new EnvironmentError(`cannot write ${path}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`, {
    cause: error,
  })
