// Keeps the code that a page loads first in one file. The bundler cuts shared code by the set of entry points that reach it,
// so that every part loaded later would cut another small file out of the beginning. When all those parts reach the entry
// itself, everything the entry needs has one and the same set.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Makes every module that is the target of an `import()` reach the entry. */
export function oneCore(entry: string): Plugin {
  return {
    name: 'one-core',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === RESOLVING) return
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
        return { ...found, pluginData: LOADED_LATER }
      })
      onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
        if (pluginData !== LOADED_LATER) return
        const source = await readFile(path, 'utf8')
        const loader = path.endsWith('x') ? 'tsx' : 'ts'
        return { contents: `${source}\nimport ${JSON.stringify(entry)}\n`, loader }
      })
    },
  }
}

const RESOLVING = 'resolving'
const LOADED_LATER = 'loaded later'
