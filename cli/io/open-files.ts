// Keeps a limited number of files open for random reads: a large cache has more packs than a process may have open
// files, and the cache of a running server grows all day.
import { closeSync, openSync } from 'node:fs'

/** Files that are opened when they are read. */
export interface OpenFiles {
  /** Handle of a file, valid until the next call; null if the file cannot be opened. */
  handleOf(file: string): number | null
  close(file: string): void
}

/** Keeps up to `limit` files open, the most recently used ones. */
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
