// Hashes of the sources of a bundle: a cached bundle is valid as long as they match.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { pathBelow } from '../io/path-below.ts'
import { hashText } from '../text/fingerprint.ts'

/** Source files, relative to the tool's folder, with their hashes. */
export type Inputs = Readonly<Record<string, string>>

/** Hashes of all sources of bundles, and of further files. */
export async function inputHashes(
  results: readonly { metafile?: Metafile | undefined }[],
  more: readonly string[],
  toolDir: string,
): Promise<Inputs> {
  const paths = new Set([
    ...results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {})),
    ...more.map((file) => pathBelow(toolDir, file)),
  ])
  const real = [...paths].filter((path) => !path.includes(':') && !path.startsWith('<'))
  const files = [...new Set(real.map((path) => withoutSuffix(path, toolDir)))].sort()
  const hashes = await Promise.all(
    files.map(async (path) => [path, hashText(await readFile(join(toolDir, path)))] as const),
  )
  return Object.fromEntries(hashes)
}

/** Path of an input without query or fragment, which stylesheets may add: `own.eot?#iefix`. */
function withoutSuffix(path: string, toolDir: string): string {
  return existsSync(join(toolDir, path)) ? path : path.replace(/[?#].*$/s, '')
}

/** Whether all sources still have these hashes. */
export function areUnchanged(inputs: Inputs, toolDir: string): boolean {
  try {
    return Object.entries(inputs).every(
      ([path, hash]) => hashText(readFileSync(join(toolDir, path))) === hash,
    )
  } catch {
    return false
  }
}
