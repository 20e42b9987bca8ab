// Rank 0 and 1: what the graph takes from outside, and author files decoded.
import { input, type Query, query, type Reader } from '../graph/query.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LargeFile } from '../model/output.ts'
import type { PageModule } from '../model/page-module.ts'
import type { PageRenderer } from '../model/page-renderer.ts'
import type { Cache, Compiler, ContentSource, History, RuntimeBundle } from '../model/ports.ts'
import type { LocalePlan } from '../model/reader.ts'
import type { ShareImageDrawer } from '../model/share-card.ts'
import type { AssetInfo, SourceFile } from '../model/source.ts'
import { decodeSource } from '../scan/decode.ts'
import { fingerprint, hashText } from '../text/fingerprint.ts'
import { isPublishable } from '../text/publishable.ts'
import { RANK } from './rank.ts'

/** What a file of code exported. */
export interface LoadedData {
  readonly value: unknown
  /** Files of the site it imports, relative to the site folder. */
  readonly dependencies: readonly string[]
  /** What is odd about the code without keeping it from running. */
  readonly warnings: readonly Diagnostic[]
}

/** What came of running a file of code. */
export type LoadedModule = LoadedData | readonly Diagnostic[]

/** Everything the pipeline needs from the edges. */
export interface PipelinePorts {
  readonly config: () => SiteConfig
  readonly locales: () => readonly LocalePlan[]
  readonly source: ContentSource
  readonly history: History
  readonly cache: Cache
  readonly compiler: Compiler
  /** Renders pages in threads; without it the main thread renders them. */
  readonly renderer?: PageRenderer
  /** Ends all threads: no page is going to be compiled or rendered soon, and their memory is needed. */
  readonly releaseThreads?: () => Promise<void>
  /** The reader's side for an engine, with what pages import components from. */
  readonly bundle: (engine: SiteConfig['engine'], modules: readonly PageModule[]) => Promise<RuntimeBundle>
  /** Hash of the bundle that `bundle` would give, null when it has to be made first. */
  readonly runtimeHash?: () => string | null
  /** Runs a file of code of the site (sidebars); path relative to the site folder. */
  readonly loadModule: (path: string) => Promise<LoadedModule>
  readonly imageInfo: (bytes: Uint8Array, path: string) => Pick<AssetInfo, 'width' | 'height' | 'problem'>
  readonly shareImages: ShareImageDrawer
  readonly mode: 'production' | 'development'
  /** No page will be rendered and nothing searched: facts of pages are all that is asked for. */
  readonly factsOnly?: boolean
  /** Part of every cache key: results of another version are never taken. */
  readonly toolVersion: string
}

/** Texts kept in memory: those of a site of a thousand pages, which are asked for more than once. */
const SOURCE_CHARACTERS = 4_000_000

/** The queries that read the world. */
export function inputQueries(ports: PipelinePorts) {
  const config = input<SiteConfig>({
    name: 'config',
    rank: RANK.input,
    compute: () => ports.config(),
    // It may hold functions, which JSON leaves out.
    fingerprint,
  })

  const { settings, setting, someSettings } = settingQueries(config)

  const locales = input<readonly LocalePlan[]>({
    name: 'locales',
    rank: RANK.input,
    compute: () => ports.locales(),
  })

  const listing = input<readonly string[]>({
    name: 'listing',
    rank: RANK.input,
    compute: (dir) => ports.source.list(dir),
  })

  const bytes = input<Uint8Array | LargeFile | null>({
    name: 'bytes',
    rank: RANK.input,
    retain: false,
    compute: async (path) => ((await ports.source.contains(path)) ? ports.source.read(path) : null),
    fingerprint: (value) => {
      if (value === null) return 'absent'
      return value instanceof Uint8Array ? hashText(value) : value.stamp
    },
  })

  const history = input<ReadonlyMap<string, { readonly time: number; readonly author: string }> | null>({
    name: 'history',
    rank: RANK.input,
    compute: () => ports.history.lastChanges(),
    fingerprint: (value) => hashText(JSON.stringify(value && [...value])),
  })

  const source = query<SourceFile | null>({
    name: 'source',
    rank: RANK.source,
    compute: async (path, { read, report }) => {
      const body = await read(bytes, path)
      return body && decodeSource(path, body, await setting('limits', read), report)
    },
    fingerprint: (value) => value?.hash ?? 'absent',
    retain: { total: SOURCE_CHARACTERS, sizeOf: (value: SourceFile | null) => value?.text.length ?? 0 },
  })

  const asset = query<AssetInfo | null>({
    name: 'asset',
    rank: RANK.source,
    keep: 'inside',
    compute: async (path, { read }) => {
      // What is never published as a static file is not published as a part of a page either.
      const docs = await setting('docs', read)
      const staticDirectories = await setting('staticDirectories', read)
      const i18n = await setting('i18n', read)
      if (!isPublishable(belowSources(path, { docs, staticDirectories, i18n }))) return null
      const body = await read(bytes, path)
      if (body === null) return null
      if (body instanceof Uint8Array)
        return { path, hash: hashText(body).slice(0, 8), bytes: body.length, ...ports.imageInfo(body, path) }
      return { path, hash: body.hash().slice(0, 8), bytes: body.length }
    },
  })

  return { config, settings, setting, someSettings, locales, listing, bytes, history, source, asset }
}

/** The keys of the configuration one by one: what reads one of them is not made anew when another one changes. */
function settingQueries(config: Query<SiteConfig>) {
  const settings = query<unknown>({
    name: 'setting',
    rank: RANK.setting,
    compute: async (key, { read }) => (await read(config, ''))[key as keyof SiteConfig],
    fingerprint,
  })
  const setting = <Key extends keyof SiteConfig>(key: Key, read: Reader['read']) =>
    read(settings, key) as Promise<SiteConfig[Key]>
  async function someSettings<Key extends keyof SiteConfig>(
    keys: readonly Key[],
    read: Reader['read'],
  ): Promise<Pick<SiteConfig, Key>> {
    const entries = keys.map(async (key) => [key, await setting(key, read)] as const)
    return Object.fromEntries(await Promise.all(entries)) as Pick<SiteConfig, Key>
  }
  return { settings, setting, someSettings }
}

/** A path as seen from the source folder it lies in, whose own name may be any. */
function belowSources(
  path: string,
  { docs, staticDirectories, i18n }: Pick<SiteConfig, 'docs' | 'staticDirectories' | 'i18n'>,
): string {
  const folders = [...docs.map((each) => each.path), ...staticDirectories, i18n.path]
  const folder = folders.find((each) => path.startsWith(`${each}/`))
  return folder === undefined ? path : path.slice(folder.length + 1)
}

/** Type of the input queries, for the files that build on them. */
export type Inputs = ReturnType<typeof inputQueries>
