// The docs version a reader chose last, per docs instance: read after mount, removed if the site no longer has it.
import type { DocsInstanceView } from '../model/site.ts'
import { createSlot, type StorageSlot } from './slot.ts'

/** Preferred version by instance; instances without a choice are absent. */
export type PreferredNames = Readonly<Record<string, string>>

/** Storage key of an instance's preferred version. */
export const preferredVersionKey = (instance: string): string => `docs-preferred-version-${instance}`

type SlotOf = (instance: DocsInstanceView) => StorageSlot

const slotOf: SlotOf = ({ id, versionPersistence }) => createSlot(preferredVersionKey(id), versionPersistence)

/** Stored choices that still exist; others are removed. */
export function readPreferredVersions(
  docs: readonly DocsInstanceView[],
  slot: SlotOf = slotOf,
): PreferredNames {
  const names = docs.flatMap((instance): (readonly [string, string])[] => {
    const stored = slot(instance)
    const name = stored.get()
    if (name === null) return []
    if (instance.versions.some((version) => version.name === name)) return [[instance.id, name]]
    stored.delete()
    return []
  })
  return Object.fromEntries(names)
}

/** Stores a choice. */
export function savePreferredVersion(
  instance: DocsInstanceView,
  version: string,
  slot: SlotOf = slotOf,
): void {
  slot(instance).set(version)
}
