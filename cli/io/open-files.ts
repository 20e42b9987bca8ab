// Files that are read at any place and at any time, of which only so many are open: a large cache has more packs than a process
// may have open files, and one that is written while a site is served gets more all day.
import { closeSync, openSync } from 'node:fs'

/** Files that are opened when they are read. */
export interface OpenFiles {
  /** The handle of a file, to be used before the next is asked for; null when it cannot be opened. */
  handleOf(file: string): number | null
  close(file: string): void
}

/** Keeps so many files open, those used last. */
export function openFiles(limit: number): OpenFiles {
  const handles = new Map<string, number>()
  const close = (file: string) => {
    const handle = handles.get(file)
    if (handle === undefined) return
    handles.delete(file)
    closeSync(handle)
  }
  return {
    handleOf(file) {
      const handle = handles.get(file) ?? open(file)
      if (handle === null) return null
      handles.delete(file)
      handles.set(file, handle)
      const [oldest] = handles.keys()
      if (handles.size > limit && oldest !== undefined) close(oldest)
      return handle
    },
    close,
  }
}

function open(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch {
    return null
  }
}
