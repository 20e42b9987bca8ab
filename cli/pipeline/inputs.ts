// Ranks 0 and 1: the external inputs of the graph, and decoded author files.
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

/** The export of a code file. */
export interface LoadedData {
  readonly value: unknown
  /** Files of the site that it imports, relative to the site folder. */
  readonly dependencies: readonly string[]
  /** Warnings about the code that do not prevent it from running. */
  readonly warnings: readonly Diagnostic[]
}

/** Result of running a code file. */
export type LoadedModule = LoadedData | readonly Diagnostic[]

/** Everything the pipeline needs from the edges. */
export interface PipelinePorts {
  readonly config: () => SiteConfig
  readonly locales: () => readonly LocalePlan[]
  readonly source: ContentSource
  readonly history: History
  readonly cache: Cache
  readonly compiler: Compiler
  /** Renders pages in threads; if absent, the main thread renders them. */
  readonly renderer?: PageRenderer
  /** Ends all threads, because their memory is needed and no page will be compiled or rendered soon. */
  readonly releaseThreads?: () => Promise<void>
  /** The browser code for an engine, with the modules that pages import components from. */
  readonly bundle: (engine: SiteConfig['engine'], modules: readonly PageModule[]) => Promise<RuntimeBundle>
  /** Hash of the bundle that `bundle` would return; null if it has to be built first. */
  readonly runtimeHash?: () => string | null
  /** Runs a code file of the site (sidebars); the path is relative to the site folder. */
  readonly loadModule: (path: string) => Promise<LoadedModule>
  readonly imageInfo: (
    bytes: Uint8Array,
    path: string,
  ) => Pick<AssetInfo, 'width' | 'height' | 'problem' | 'problemKind'>
  readonly shareImages: ShareImageDrawer
  readonly mode: 'production' | 'development'
  /** Only page facts will be demanded: no page is rendered, nothing is searched. */
  readonly factsOnly?: boolean
  /** Part of every cache key: results of another version are never used. */
  readonly toolVersion: string
}

/** Total characters of source texts kept in memory: enough for a site of a thousand pages, which are read more than once. */
const SOURCE_CHARACTERS = 4_000_000

/** The queries that read external inputs. */
export function inputQueries(ports: PipelinePorts) {
  const config = input<SiteConfig>({
    name: 'config',
    rank: RANK.input,
    compute: () => ports.config(),
    // It may contain functions, which JSON omits.
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
      // A file that is never published as a static file is not published as part of a page either.
      const docs = await setting('docs', read)
      const staticDirectories = await setting('staticDirectories', read)
      const i18n = await setting('i18n', read)
      if (!isPublishable(relativeToSourceFolder(path, { docs, staticDirectories, i18n }))) return null
      const body = await read(bytes, path)
      if (body === null) return null
      if (body instanceof Uint8Array)
        return { path, hash: hashText(body).slice(0, 8), bytes: body.length, ...ports.imageInfo(body, path) }
      return { path, hash: body.hash().slice(0, 8), bytes: body.length }
    },
  })

  return { config, settings, setting, someSettings, locales, listing, bytes, history, source, asset }
}

/** Single config keys as queries: a change to one key does not recompute the readers of another. */
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

/** A path relative to its source folder; the folder itself may have any name. */
function relativeToSourceFolder(
  path: string,
  { docs, staticDirectories, i18n }: Pick<SiteConfig, 'docs' | 'staticDirectories' | 'i18n'>,
): string {
  const folders = [...docs.map((each) => each.path), ...staticDirectories, i18n.path]
  const folder = folders.find((each) => path.startsWith(`${each}/`))
  return folder === undefined ? path : path.slice(folder.length + 1)
}

/** Type of the input queries, for files that build on them. */
export type Inputs = ReturnType<typeof inputQueries>
