// Notes what was read of a site, so that a later run, or a watch, can tell whether anything of it has changed.
import type { ContentSource } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'

/** What was read: hashes of files (null = absent) by path, and of folder listings by folder. */
export interface ReadRecord {
  readonly files: Readonly<Record<string, string | null>>
  readonly folders: Readonly<Record<string, string>>
}

/** A source that notes its reads. */
export interface RecordingSource extends ContentSource {
  /** Whether anybody has asked for the file, or for the files of a folder above it. */
  concerns(path: string): boolean
  record(): ReadRecord
}

/** Files read at a time when a record is compared. */
const AT_ONCE = 64

/** Wraps a source. */
export function recordingSource(source: ContentSource): RecordingSource {
  const files = new Map<string, string | null>()
  const folders = new Map<string, string>()
  return {
    async contains(path) {
      const inside = await source.contains(path)
      if (!inside) files.set(path, null)
      return inside
    },
    async list(dir) {
      const found = await source.list(dir)
      folders.set(dir, hashOfList(found))
      return found
    },
    async read(path) {
      const bytes = await source.read(path)
      files.set(path, bytes && hashText(bytes))
      return bytes
    },
    concerns: (path) => files.has(path) || [...folders.keys()].some((dir) => path.startsWith(`${dir}/`)),
    record: () => ({ files: Object.fromEntries(files), folders: Object.fromEntries(folders) }),
  }
}

/** Whether everything in a record is as it was. */
export async function isUnchanged({ files, folders }: ReadRecord, source: ContentSource): Promise<boolean> {
  for (const [dir, hash] of Object.entries(folders))
    if (hashOfList(await source.list(dir)) !== hash) return false
  const entries = Object.entries(files)
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const same = await Promise.all(
      entries.slice(at, at + AT_ONCE).map(async ([path, hash]) => {
        const bytes = await source.read(path)
        return (bytes && hashText(bytes)) === hash
      }),
    )
    if (same.includes(false)) return false
  }
  return true
}

const hashOfList = (names: readonly string[]) => hashText(names.join('\n'))
