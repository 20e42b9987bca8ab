// A content source in memory, for tests and examples.
import type { ContentSource } from '../model/ports.ts'
import { compareStrings } from '../text/compare.ts'

/** A site in memory: path -> text or bytes. The map may change between reads, like a disk. */
export function memorySource(files: Map<string, string | Uint8Array>): ContentSource {
  return {
    list: async (dir) => {
      const prefix = dir === '' || dir === '.' ? '' : `${dir.replace(/\/$/, '')}/`
      return [...files.keys()].filter((path) => path.startsWith(prefix)).sort(compareStrings)
    },
    read: async (path) => {
      const body = files.get(path)
      return body === undefined ? null : typeof body === 'string' ? new TextEncoder().encode(body) : body
    },
    contains: async (path) => !path.split('/').includes('..'),
  }
}
