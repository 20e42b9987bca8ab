// Notes what was read of a site, so that a later run, or a watch, can tell whether anything of it has changed.
import { own } from '../../runtime/model/own.ts'
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

/** What is not any more as it was noted. */
export interface FileChange {
  readonly kind: 'file' | 'folder'
  readonly path: string
}

/** Everything in a record that is not as it was, found on the way. */
async function* changes({ files, folders }: ReadRecord, source: ContentSource): AsyncGenerator<FileChange> {
  for (const [path, hash] of Object.entries(folders))
    if (hashOfList(await source.list(path)) !== hash) yield { kind: 'folder', path }
  const entries = Object.entries(files)
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const some = entries.slice(at, at + AT_ONCE)
    const now = await Promise.all(some.map(([path]) => hashOfFile(path, source)))
    for (const [index, [path, hash]] of some.entries()) if (now[index] !== hash) yield { kind: 'file', path }
  }
}

/** Everything in a record that is not as it was. */
export async function changesSince(
  record: ReadRecord,
  source: ContentSource,
): Promise<readonly FileChange[]> {
  const found: FileChange[] = []
  for await (const change of changes(record, source)) found.push(change)
  return found
}

/** Whether everything in a record is as it was; what comes after the first change is not read. */
export async function isUnchanged(record: ReadRecord, source: ContentSource): Promise<boolean> {
  const { done } = await changes(record, source).next()
  return done === true
}

async function hashOfFile(path: string, source: ContentSource): Promise<string | null> {
  const bytes = (await source.contains(path)) ? await source.read(path) : null
  return bytes && hashText(bytes)
}

/** What a record says of these files and folders; null when something of it changed while it was read. */
export function recordOf(
  record: ReadRecord,
  files: readonly string[],
  folders: readonly string[],
): ReadRecord | null {
  const some = {
    files: Object.fromEntries(files.map((path) => [path, own(record.files, path) ?? null])),
    folders: Object.fromEntries(folders.map((path) => [path, own(record.folders, path) ?? null])),
  }
  const isStable = [...Object.values(some.files), ...Object.values(some.folders)].every(
    (hash) => hash !== UNSTABLE,
  )
  return isStable ? some : null
}

const hashOfList = (names: readonly string[]) => hashText(names.join('\n'))
