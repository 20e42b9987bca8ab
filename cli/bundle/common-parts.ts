// Browser files without code of a site. They are the same for every site, so they are taken from the prebuilt runtime
// if there is one.
import { basename, join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { buildLateStyle, lateStyleName } from './build-style.ts'
import { browserOptions, bundle, entry, type Files, filesOf } from './bundles.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import type { ThemePlaces } from './site-code.ts'

/** Search engines, each a folder of `runtime/search`. */
const SEARCH_ENGINES = ['sharded', 'lunr'] as const

/** Files of a search engine: names in the assets folder. */
interface SearchFiles {
  readonly worker: string
  readonly module: string
}

/** The common files, and the names by which the client requests them. */
export interface CommonParts {
  readonly inputs: Inputs
  readonly files: Files
  /** Path of the script that runs before the first paint. */
  readonly boot: string
  readonly search: Readonly<Record<(typeof SEARCH_ENGINES)[number], SearchFiles>>
  /** File name of the stylesheet loaded on first interaction. */
  readonly lateStyle: string
}

/** Bundles the common files. They depend only on options shared by all bundles. */
export async function buildCommonParts(options: BuildOptions, places: ThemePlaces): Promise<CommonParts> {
  const runtime = join(places.toolDir, 'runtime')
  const browser = { ...options, ...browserOptions(places) }
  const [search, boot, late] = await Promise.all([
    bundle(places, {
      ...browser,
      entryPoints: Object.fromEntries(
        SEARCH_ENGINES.flatMap((engine) => [
          [`search-worker-${engine}`, join(runtime, `search/${engine}/worker.ts`)],
          [`search-${engine}`, join(runtime, `search/${engine}/engine.ts`)],
        ]),
      ),
    }),
    bundle(places, { ...browser, entryPoints: { boot: join(runtime, 'boot.ts') }, format: 'iife' }),
    buildLateStyle(places),
  ])
  const searchFiles = (engine: string): SearchFiles => ({
    worker: basename(entry(search, `search/${engine}/worker.ts`)),
    module: basename(entry(search, `search/${engine}/engine.ts`)),
  })
  return {
    inputs: await inputHashes([search, boot, late], [], places.toolDir),
    files: filesOf([boot, search, late], places),
    boot: entry(boot, 'boot.ts'),
    search: { sharded: searchFiles('sharded'), lunr: searchFiles('lunr') },
    lateStyle: lateStyleName(late),
  }
}
