// Stores for the next build what the file system said of each published file when its bytes were known to be right: it need not
// read them again. Without stamps the files are read.
import { join } from 'node:path'
import type { PublishedFiles } from './manifest.ts'
import { stampOf } from './published-file.ts'

/** Where the stamps of the last build lie. */
export interface StampStore {
  read(): string | undefined
  write(text: string): void
}

/** Keeps the stamps of files that have just been published. */
export function keepStamps(store: StampStore, outDir: string, files: PublishedFiles): void {
  const lines = [...files].map(([path, { hash }]) => `${hash} ${stampOf(join(outDir, path))} ${path}`)
  store.write([outDir, ...lines].join('\n'))
}

/** The stamps that files had with a hash, by path, when the last build went into this folder. */
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
