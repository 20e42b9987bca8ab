// The runtime for sites without code and styles of their own, prebuilt when the program is packed: their first build
// does not wait for a bundler that would produce the same for each of them.
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BuiltRuntime, buildRuntime, sourcesOf } from './build-runtime.ts'
import { areUnchanged, type Inputs } from './input-hashes.ts'

const ENGINES: readonly SiteConfig['engine'][] = ['preact', 'react']

/** Packing is not urgent, and the machine may be busy. */
const PACKING_LIMIT_MS = 120_000

/** Folder of the prebuilt bundles in the package. */
export const prebuiltFolder = (toolDir: string) => join(toolDir, 'dist', 'runtime')

const readyFile = (engine: SiteConfig['engine'], toolDir: string) =>
  join(prebuiltFolder(toolDir), `${engine}.json`)

/** File name of the renderer, derived from its content. */
export const serverFileName = (code: string) => `server-${hashText(code).slice(0, 16)}.mjs`

/**
 * The prebuilt bundle of an engine; null if there is none, or if the program's own sources differ from those it was
 * built from.
 */
export function prebuiltRuntime(engine: SiteConfig['engine'], toolDir: string): BuiltRuntime | null {
  try {
    const built = JSON.parse(readFileSync(readyFile(engine, toolDir), 'utf8')) as BuiltRuntime
    return areUnchanged({ ...sourcesOf(built), ...built.styleInputs }, toolDir) ? built : null
  } catch {
    return null
  }
}

/** Prebuilds the bundle of each engine. Resolves to all sources used, relative to the tool's folder. */
export async function prebuildRuntimes(toolDir: string): Promise<readonly string[]> {
  await mkdir(prebuiltFolder(toolDir), { recursive: true })
  const sources = ENGINES.map(async (engine) => {
    const built = await buildRuntime(engine, { toolDir, limitMs: PACKING_LIMIT_MS })
    await writeFile(join(prebuiltFolder(toolDir), serverFileName(built.server)), built.server)
    await writeFile(readyFile(engine, toolDir), JSON.stringify(ofProgram(built)))
    return Object.keys({ ...sourcesOf(built), ...built.styleInputs })
  })
  return (await Promise.all(sources)).flat()
}

/**
 * Keeps only the program's own sources as inputs: packages have other paths once the program is installed, and their
 * code is already in the bundle.
 */
function ofProgram(built: BuiltRuntime): BuiltRuntime {
  const own = (inputs: Inputs): Inputs =>
    Object.fromEntries(Object.entries(inputs).filter(([path]) => path.startsWith('runtime/')))
  const { inputs, styleInputs, common } = built
  return {
    ...built,
    inputs: own(inputs),
    styleInputs: own(styleInputs),
    common: { ...common, inputs: own(common.inputs) },
  }
}
