// Keeps the code for a page's first load in one file, and that for the first interaction in another. The bundler splits
// shared code by the set of entry points that reach it, so every lazily loaded part would cut another small file out of
// the core. If all those parts import the entry itself, everything the entry needs belongs to the same set.
import { basename, dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/** Modules to keep in one file. Paths are absolute. */
export interface LoadedTogether {
  /**
   * Parts loaded at the same time: one file for each group, named after its first part. Their exports must not have the
   * same names.
   */
  readonly groups: readonly (readonly string[])[]
  /**
   * Small stateless modules: each importer gets its own copy, because a separate file would cost more than the bytes.
   */
  readonly copied: readonly string[]
}

/**
 * Replaces each `import()` target with a module that also imports the entry. The target itself is not changed: where
 * others import it statically, the result would depend on the order in which files are read.
 */
export function singleCoreChunk(
  entry: string,
  together: LoadedTogether = { groups: [], copied: [] },
): Plugin {
  const groupOf = new Map(together.groups.flatMap((group) => group.map((part) => [part, group] as const)))
  const copied = new Set(together.copied)
  // Only imports with these names are resolved here: asking the bundler is slower than everything else it does for an
  // import.
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
