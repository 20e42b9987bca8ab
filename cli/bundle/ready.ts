// The reader's side as it is for a site without code and styles of its own, bundled when the program is packed: the first
// build of a site does not wait for a bundler that would give every site the same.
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BuiltRuntime, buildRuntime, sourcesOf } from './build-runtime.ts'
import { areUnchanged, type Inputs } from './input-hashes.ts'

const ENGINES: readonly SiteConfig['engine'][] = ['preact', 'react']

/** Packing the program is not urgent, and the machine may be busy. */
const PACKING_LIMIT_MS = 120_000

/** The folder beside the program where the bundles lie ready. */
export const readyFolder = (toolDir: string) => join(toolDir, 'dist', 'runtime')

const readyFile = (engine: SiteConfig['engine'], toolDir: string) =>
  join(readyFolder(toolDir), `${engine}.json`)

/** The renderer's file is named by its content. */
export const serverFileName = (code: string) => `server-${hashText(code).slice(0, 16)}.mjs`

/** The bundle that lies ready for an engine; null when there is none, or the program's own sources are not those of it. */
export function readyRuntime(engine: SiteConfig['engine'], toolDir: string): BuiltRuntime | null {
  try {
    const built = JSON.parse(readFileSync(readyFile(engine, toolDir), 'utf8')) as BuiltRuntime
    return areUnchanged({ ...sourcesOf(built), ...built.styleInputs }, toolDir) ? built : null
  } catch {
    return null
  }
}

/** Lays a bundle ready for each engine. Resolves to all sources that went into one, relative to the tool's folder. */
export async function layRuntimesReady(toolDir: string): Promise<readonly string[]> {
  await mkdir(readyFolder(toolDir), { recursive: true })
  const sources = ENGINES.map(async (engine) => {
    const built = await buildRuntime(engine, { toolDir, limitMs: PACKING_LIMIT_MS })
    await writeFile(join(readyFolder(toolDir), serverFileName(built.server)), built.server)
    await writeFile(readyFile(engine, toolDir), JSON.stringify(ofProgram(built)))
    return Object.keys({ ...sourcesOf(built), ...built.styleInputs })
  })
  return (await Promise.all(sources)).flat()
}

/** With the program's own sources alone: packages lie elsewhere once it is installed, and what was bundled of them is whole. */
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
