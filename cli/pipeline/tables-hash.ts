// The hash of whole-site tables, part by part. Parts are known by identity: after an edit only what it changed is hashed again.

import type { SiteTables, VersionTables } from '../model/site.ts'
import { hashText } from '../text/fingerprint.ts'
import { onceFor } from '../text/once-for.ts'

/** Hash of the tables of a locale. */
export const tablesHash = onceFor(({ versions, routes, ...rest }: SiteTables) =>
  joined([...versions.map(versionHash), listHash(routes), ...Object.values(rest).map(partHash)]),
)

/** Hash of the tables of a version. */
export const versionHash = onceFor(({ docs, sidebars, pagination, ...rest }: VersionTables) =>
  joined([
    ...docs.map(partHash),
    ...Object.entries(pagination).map(([id, part]) => `${id} ${partHash(part)}`),
    ...Object.values(sidebars).map(({ items, ...about }) =>
      [partHash(about), ...items.map(partHash)].join('|'),
    ),
    ...Object.entries(rest).map(([name, part]) => `${name} ${partHash(part)}`),
  ]),
)

/** Hash of a list of parts. */
export const listHash = onceFor((list: readonly unknown[]) => joined(list.map(partHash)))

/** Hash of a part. */
export function partHash(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? ''
  return objectHash(part)
}

const objectHash = onceFor((part: object) => joined([JSON.stringify(part)]))

function joined(parts: readonly string[]): string {
  return hashText(parts.join('\n'))
}
