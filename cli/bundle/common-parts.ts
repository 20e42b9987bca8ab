// The files for the browser that hold no code of a site: every site has the same ones, so they are taken from the runtime that lies
// ready beside the program where there is one.
import { basename, join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import { buildLateStyle, lateStyleName } from './build-style.ts'
import { browserOptions, bundle, entry, type Files, filesOf } from './bundles.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import type { ThemePlaces } from './site-code.ts'

/** Search engines, each a folder of `runtime/search`. */
const SEARCH_ENGINES = ['sharded', 'lunr'] as const

/** What a search engine consists of: file names below the assets. */
interface SearchFiles {
  readonly worker: string
  readonly module: string
}

/** Their files, and the names by which the client asks for them. */
export interface CommonParts {
  readonly inputs: Inputs
  readonly files: Files
  /** Path of the script that runs before the page is shown. */
  readonly boot: string
  readonly search: Readonly<Record<(typeof SEARCH_ENGINES)[number], SearchFiles>>
  /** File name of the style sheet that comes with the first interaction. */
  readonly lateStyle: string
}

/** Bundles them; what the client is bundled with decides nothing about them but the options of all bundles. */
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
