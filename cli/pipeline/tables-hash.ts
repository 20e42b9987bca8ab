// The hash of whole-site tables, part by part. Parts are known by identity: after an edit only what it changed is hashed again.
import type { SiteTables, VersionTables } from '../model/site.ts'
import { hashText } from '../text/fingerprint.ts'

const hashes = new WeakMap<object, string>()

/** Hash of the tables of a locale. */
export const tablesHash = (tables: SiteTables): string =>
  once(tables, ({ versions, ...rest }) => [
    ...versions.map(versionHash),
    ...Object.values(rest).map(partHash),
  ])

/** Hash of the tables of a version. */
export const versionHash = (tables: VersionTables): string =>
  once(tables, ({ docs, sidebars, pagination, ...rest }) => [
    ...docs.map(partHash),
    ...Object.entries(pagination).map(([id, part]) => `${id} ${partHash(part)}`),
    ...Object.values(sidebars).map(({ items, ...about }) =>
      [partHash(about), ...items.map(partHash)].join('|'),
    ),
    ...Object.entries(rest).map(([name, part]) => `${name} ${partHash(part)}`),
  ])

/** Hash of a part. */
export function partHash(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? ''
  return once(part, () => [JSON.stringify(part)])
}

function once<T extends object>(value: T, parts: (value: T) => readonly string[]): string {
  const hash = hashes.get(value) ?? hashText(parts(value).join('\n'))
  hashes.set(value, hash)
  return hash
}
