// Which sources went into a bundle, and whether they are still what they were: a bundle that was kept is used while they are.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { pathBelow } from '../io/path-below.ts'
import { hashText } from '../text/fingerprint.ts'

/** Source files that went into something, relative to the tool's folder, with their hashes. */
export type Inputs = Readonly<Record<string, string>>

/** Hashes of all sources of bundles, and of more files. */
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

/** The path of an input; style sheets may name a file with a query: `own.eot?#iefix`. */
function withoutSuffix(path: string, toolDir: string): string {
  return existsSync(join(toolDir, path)) ? path : path.replace(/[?#].*$/s, '')
}

/** Whether sources are what they were. */
export function areUnchanged(inputs: Inputs, toolDir: string): boolean {
  try {
    return Object.entries(inputs).every(
      ([path, hash]) => hashText(readFileSync(join(toolDir, path))) === hash,
    )
  } catch {
    return false
  }
}
