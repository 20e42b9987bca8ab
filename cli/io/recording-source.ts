// Notes what was read of a site, so that a later run, or a watch, can tell whether anything of it has changed.
import type { ContentSource } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'

/** What was read: hashes of files (null = absent) by path, and of folder listings by folder. */
export interface ReadRecord {
  readonly files: Readonly<Record<string, string | null>>
  readonly folders: Readonly<Record<string, string | null>>
}

/** A source that notes its reads. */
export interface RecordingSource extends ContentSource {
  /** Whether anybody has asked for the file, or for the files of a folder above it. */
  concerns(path: string): boolean
  record(): ReadRecord
}

/** Files read at a time when a record is compared. */
const AT_ONCE = 64

/** In the place of a hash: different at different times of one run. */
const UNSTABLE = 'unstable'

/** Wraps a source. */
export function recordingSource(source: ContentSource): RecordingSource {
  const files = new Map<string, string | null>()
  const folders = new Map<string, string | null>()
  return {
    async contains(path) {
      const inside = await source.contains(path)
      if (!inside) note(files, path, null)
      return inside
    },
    async list(dir) {
      const found = await source.list(dir)
      note(folders, dir, hashOfList(found))
      return found
    },
    async read(path) {
      const bytes = await source.read(path)
      note(files, path, bytes && hashText(bytes))
      return bytes
    },
    concerns: (path) => files.has(path) || [...folders.keys()].some((dir) => path.startsWith(`${dir}/`)),
    record: () => ({ files: Object.fromEntries(files), folders: Object.fromEntries(folders) }),
  }
}

/** Notes a hash; of what is different when it is read again no state is known. */
function note(hashes: Map<string, string | null>, path: string, hash: string | null): void {
  const before = hashes.get(path)
  hashes.set(path, before === undefined || before === hash ? hash : UNSTABLE)
}

/** Whether everything in a record is as it was. */
export async function isUnchanged({ files, folders }: ReadRecord, source: ContentSource): Promise<boolean> {
  for (const [dir, hash] of Object.entries(folders))
    if (hashOfList(await source.list(dir)) !== hash) return false
  const entries = Object.entries(files)
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const same = await Promise.all(
      entries.slice(at, at + AT_ONCE).map(async ([path, hash]) => {
        const bytes = (await source.contains(path)) ? await source.read(path) : null
        return (bytes && hashText(bytes)) === hash
      }),
    )
    if (same.includes(false)) return false
  }
  return true
}

const hashOfList = (names: readonly string[]) => hashText(names.join('\n'))
