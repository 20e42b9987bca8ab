// Copies files and folders of a site, and can undo everything if the work cannot be finished.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { EnvironmentError } from '../model/ports.ts'
import { isThere } from './unreadable.ts'
import { createFile, replaceFile } from './write-file.ts'

/** Writes files and can undo all writes. */
export interface CopiedFiles {
  /** Copies a folder with its contents; links stay links. Throws `EnvironmentError`, also if `to` exists. */
  folder(from: string, to: string): void
  /** Creates a file. Throws `EnvironmentError`, also if it exists. */
  file(path: string, text: string): void
  /** Replaces the text of a file atomically; creates the file if needed. Throws `EnvironmentError`. */
  replace(path: string, text: string): void
  /** Removes and restores everything. */
  undo(): void
}

/**
 * Starts a set of writes. `textOf` returns the current text of a file to be replaced; undefined if it does not exist.
 */
export function copiedFiles(textOf: (path: string) => string | undefined): CopiedFiles {
  const ways: (() => void)[] = []
  const attempt = (path: string, write: () => void) => {
    try {
      mkdirSync(dirname(path), { recursive: true })
      write()
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error)
      throw new EnvironmentError(`cannot write ${path}: ${reason}`, { cause: error })
    }
  }
  return {
    folder(from, to) {
      if (isThere(to)) throw new EnvironmentError(`cannot write ${to}: it exists`)
      ways.push(() => rmSync(to, { recursive: true, force: true }))
      attempt(to, () => cpSync(from, to, { recursive: true, verbatimSymlinks: true }))
    },
    file(path, text) {
      if (!createFile(path, text)) throw new EnvironmentError(`cannot write ${path}: it exists`)
      ways.push(() => rmSync(path, { force: true }))
    },
    replace(path, text) {
      const before = textOf(path)
      replaceFile(path, text)
      ways.push(() => (before === undefined ? rmSync(path, { force: true }) : replaceFile(path, before)))
    },
    undo() {
      const failures: unknown[] = []
      for (const way of ways.toReversed()) {
        try {
          way()
        } catch (error) {
          failures.push(error)
        }
      }
      // Undoes everything possible before it throws.
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** Number of files below a folder; 0 if it does not exist. */
export function fileCount(folder: string): number {
  if (!isThere(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
    .length
}
