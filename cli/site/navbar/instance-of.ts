// Finds the docs instance that an item refers to, and its versions, the last one first.
import type { VersionTables } from '../../model/site.ts'
import { listed, nearest } from '../messages.ts'
import type { ItemContext } from './item-type.ts'

/** A docs instance with its versions. */
export interface Instance {
  readonly id: string
  /** In the order of the versions file. */
  readonly versions: readonly VersionTables[]
}

/**
 * The instance named by `docsPluginId`, otherwise the only one, otherwise `default`. Null after reporting that it does not
 * exist.
 */
export function instanceOf(
  { docsPluginId }: { readonly docsPluginId?: string },
  context: ItemContext,
): Instance | null {
  const { config, versions, where, report } = context
  const ids = config.docs.map(({ id }) => id)
  const [only] = ids
  const id = docsPluginId ?? (ids.length === 1 && only !== undefined ? only : 'default')
  if (ids.includes(id)) return { id, versions: versions.filter(({ version }) => version.instance === id) }
  report({
    code: 'site/unknown-docs-instance',
    severity: 'error',
    key: where,
    message: `${where}: there are no docs with id '${id}'. Available ids: ${listed(ids)}`,
    hint: nearest(id, ids) ?? 'set `docsPluginId` to one of these ids, or add the instance to `docs`',
  })
  return null
}

/** Versions in lookup order for readers without a preference: the last version first. */
export function lastFirst({ versions }: Instance): readonly VersionTables[] {
  return [...versions].sort((a, b) => Number(b.version.isLast) - Number(a.version.isLast))
}

/** Names of versions, for messages. */
export function versionNames({ versions }: Instance): string {
  return versions.map(({ version }) => `'${version.name}'`).join(', ')
}
