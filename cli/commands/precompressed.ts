// Writes compressed siblings of files (`index.html.br` next to `index.html`), for servers that send precompressed
// files.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Precompression } from '../model/config.ts'
import { isLarge, type OutputTarget } from '../model/output.ts'
import { plainFile } from '../pipeline/plain-file.ts'

/** Text formats. Other file types are already compressed. */
const TEXT = /\.(?:html|css|m?js|json|md|txt|xml|svg|webmanifest|wasm)$/i

/** Almost as small as with the highest quality, in a tenth of the time. */
const BROTLI_QUALITY = 9

const COMPRESSORS: Readonly<
  Record<Precompression, { readonly ending: string; compress(bytes: Uint8Array): Promise<Uint8Array> }>
> = {
  br: {
    ending: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  gzip: {
    ending: '.gz',
    compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  },
}

/** Wraps a target so that each text file is written with its compressed siblings. */
export function precompressed(target: OutputTarget, kinds: readonly Precompression[]): OutputTarget {
  if (kinds.length === 0) return target
  const siblings = kinds.map((kind) => COMPRESSORS[kind])
  return {
    ...target,
    async write(file, format) {
      if (!TEXT.test(file.path)) return target.write(file, format)
      const { path, body } = plainFile(file)
      await target.write({ path, body }, format)
      // Large files are streamed and too large to compress in memory.
      if (isLarge(body)) return
      const bytes = typeof body === 'string' ? Buffer.from(body) : body
      await Promise.all(
        siblings.map(async ({ ending, compress }) =>
          target.write({ path: path + ending, body: await compress(bytes) }, format),
        ),
      )
    },
    // Reused files keep their siblings.
    reuse: (paths) =>
      target.reuse(
        paths.flatMap((path) =>
          TEXT.test(path) ? [path, ...siblings.map(({ ending }) => path + ending)] : path,
        ),
      ),
  }
}
