// What earlier builds made from what: hash of the inputs -> the files and their hashes. A build whose inputs are all known
// makes nothing; it only takes over the files of the published site.
import type { OutputTarget, WrittenFile } from '../model/output.ts'
import type { Cache } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'

/** The index of one build. */
export interface OutputIndex {
  /** Takes over the files made from these inputs; false when they are unknown or no longer there. */
  reuse(from: string, target: OutputTarget): Promise<boolean>
  remember(from: string, files: readonly WrittenFile[]): void
  /** Keeps what this build used, where that is not what the last one did; everything else is forgotten. */
  save(): void
}

const KIND = 'outputs'
const KEY = hashText('output index')

/** Loads the index of the last build. */
export function loadOutputIndex(cache: Cache): OutputIndex {
  const kept = cache.get(KIND, KEY) as Readonly<Record<string, readonly WrittenFile[]>> | undefined
  const before = new Map(Object.entries(kept ?? {}))
  const used = new Map<string, readonly WrittenFile[]>()
  const isAsBefore = () => used.size === before.size && [...used.keys()].every((from) => before.has(from))
  return {
    async reuse(from, target) {
      const files = before.get(from)
      if (!files) return false
      for (const file of files) if (!(await target.reuse(file))) return false
      used.set(from, files)
      return true
    },
    remember: (from, files) => void used.set(from, files),
    save() {
      if (isAsBefore()) return
      cache.put(KIND, KEY, Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))))
    },
  }
}
