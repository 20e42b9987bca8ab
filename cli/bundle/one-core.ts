// Keeps the code that a page loads first in one file. The bundler cuts shared code by the set of entry points that reach it,
// so that every part loaded later would cut another small file out of the beginning. When all those parts reach the entry
// itself, everything the entry needs has one and the same set.
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Puts a module that also reaches the entry in the place of each target of an `import()`. Not into the target itself: where others
 * import that statically, it would depend on who is read first.
 */
export function oneCore(entry: string): Plugin {
  return {
    name: 'one-core',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === RESOLVING) return
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
        return found.namespace === 'file' ? { path: found.path, namespace: LATER } : found
      })
      onLoad({ filter: /./, namespace: LATER }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)}\nimport ${JSON.stringify(entry)}\n`,
        resolveDir: dirname(path),
      }))
    },
  }
}

const RESOLVING = 'resolving'
const LATER = 'loaded-later'
