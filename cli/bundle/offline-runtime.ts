// The runtime of the offline edition: the online one with another browser program, which is bundled on demand and
// cached by content.
import { join } from 'node:path'
import type { SiteConfig } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import { hashText } from '../text/fingerprint.ts'
import { type BuiltOffline, buildOffline, classicMermaid, nameOf } from './build-offline.ts'
import { readBuilt, writeBuilt } from './bundle-cache.ts'
import { OPTIONS_VERSION } from './bundles.ts'
import { areUnchanged } from './input-hashes.ts'
import type { BundlePlaces } from './runtime.ts'
import { themeFiles } from './site-code.ts'

type Engine = SiteConfig['engine']

const cacheFile = (engine: Engine, { cacheDir }: BundlePlaces) =>
  join(cacheDir, `runtime-${engine}-offline.json`)

const keyOf = (places: BundlePlaces): string =>
  JSON.stringify([places.toolVersion, OPTIONS_VERSION, themeFiles(places), places.site])

/** The cached program; null if there is none or its inputs have changed. */
function findOffline(engine: Engine, places: BundlePlaces): BuiltOffline | null {
  const built = readBuilt<BuiltOffline>(cacheFile(engine, places), keyOf(places))
  return built && areUnchanged(built.inputs, places.toolDir) ? built : null
}

const hashOf = (online: string, { inputs }: BuiltOffline): string =>
  hashText(JSON.stringify(['offline', online, inputs]))

/** Hash of the offline runtime for an online bundle with this hash; null if it has to be bundled first. */
export function offlineHash(engine: Engine, places: BundlePlaces, online: string | null): string | null {
  const built = online === null ? null : findOffline(engine, places)
  return built && online !== null ? hashOf(online, built) : null
}

/** The offline runtime, based on the online one. */
export async function offlineRuntime(
  engine: Engine,
  places: BundlePlaces,
  online: RuntimeBundle,
): Promise<RuntimeBundle> {
  const { mermaid: _module, ...rest } = online
  const library = await classicMermaid(places.toolDir)
  const built = findOffline(engine, places) ?? (await buildAndCache(engine, places, nameOf(library)))
  // Of the online scripts, only the boot script is classic and usable offline.
  const shared = online.files.filter(({ path }) => path === online.boot || !path.endsWith('.js'))
  const files: OutputFile[] = [
    ...shared,
    ...built.files.map(({ path, base64 }) => ({ path, body: Buffer.from(base64, 'base64') })),
    ...(library ? [library] : []),
  ]
  return {
    ...rest,
    hash: hashOf(online.hash, built),
    files,
    script: built.script,
    isClassic: true,
    // Browsers check integrity only for responses of a server.
    integrity: {},
    ...(library ? { mermaid: library.path } : {}),
  }
}

async function buildAndCache(engine: Engine, places: BundlePlaces, mermaid: string): Promise<BuiltOffline> {
  const built = await buildOffline(engine, places, mermaid)
  await writeBuilt(cacheFile(engine, places), keyOf(places), built)
  return built
}
