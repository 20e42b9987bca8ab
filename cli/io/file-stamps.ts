// Stores file system metadata of each published file at a time its content was known to be right, so that the next
// build need not read it again. Without stamps the files are read.
import { join } from 'node:path'
import type { PublishedFiles } from './manifest.ts'
import { stampOf } from './published-file.ts'

/** Storage for the stamps of the last build. */
export interface StampStore {
  read(): string | undefined
  write(text: string): void
}

/** Stores the stamps of files that have just been published. */
export function keepStamps(store: StampStore, outDir: string, files: PublishedFiles): void {
  const lines = [...files].map(([path, { hash }]) => `${hash} ${stampOf(join(outDir, path))} ${path}`)
  store.write([outDir, ...lines].join('\n'))
}

/** Stamps of the last build into this folder, by path, for files that had the given hash. */
export function readStamps(
  store: StampStore,
  outDir: string,
): (path: string, hash: string) => string | undefined {
  const [dir, ...lines] = store.read()?.split('\n') ?? []
  const stamps = new Map<string, readonly [hash: string, stamp: string]>()
  if (dir === outDir) {
    for (const line of lines) {
      const [hash = '', stamp = '', ...path] = line.split(' ')
      stamps.set(path.join(' '), [hash, stamp])
    }
  }
  return (path, hash) => {
    const kept = stamps.get(path)
    return kept?.[0] === hash ? kept[1] : undefined
  }
}
