// What the code of a search weighs on the line, without its dialog: minified and compressed.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Bytes of a module, by path from the root or by name of a package, with all that it imports. */
export function codeBytes(module: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents: `export * from ${JSON.stringify(module)}`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
}
