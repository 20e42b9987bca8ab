// Keeps the code that a page loads first in one file, and that of the first interaction in another. The bundler cuts shared code by
// the set of entry points that reach it, so that every part loaded later would cut another small file out of the beginning. When
// all those parts reach the entry itself, everything the entry needs has one and the same set.
import { basename, dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/** What else is to be one file. Paths are absolute. */
export interface LoadedTogether {
  /** Parts that are loaded at the same moment: of each group one file, named after its first. Names of their exports differ. */
  readonly groups: readonly (readonly string[])[]
  /** Small modules without state: each that imports one has a copy, for a file by itself would cost more than its bytes. */
  readonly copied: readonly string[]
}

/**
 * Puts a module that also reaches the entry in the place of each target of an `import()`. Not into the target itself: where others
 * import that statically, it would depend on who is read first.
 */
export function oneCore(entry: string, together: LoadedTogether = { groups: [], copied: [] }): Plugin {
  const groupOf = new Map(together.groups.flatMap((group) => group.map((part) => [part, group] as const)))
  const copied = new Set(together.copied)
  // Only these are resolved here: to ask the bundler back costs more than all it does with an import.
  const copiedNames = new Set(together.copied.map((path) => basename(path)))
  return {
    name: 'one-core',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (pluginData === RESOLVING) return
        if (kind !== 'dynamic-import' && !copiedNames.has(basename(path))) return
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
        if (found.namespace !== 'file') return found
        if (kind === 'dynamic-import')
          return { path: groupOf.get(found.path)?.[0] ?? found.path, namespace: LATER }
        return copied.has(found.path) ? { ...found, suffix: `?of=${importer}` } : found
      })
      onLoad({ filter: /./, namespace: LATER }, ({ path }) => ({
        contents: [
          ...(groupOf.get(path) ?? [path]).map((part) => `export * from ${JSON.stringify(part)}`),
          `import ${JSON.stringify(entry)}`,
          '',
        ].join('\n'),
        resolveDir: dirname(path),
      }))
    },
  }
}

const RESOLVING = 'resolving'
const LATER = 'loaded-later'
