// Setup shared by all commands: the site folder, a valid configuration, and the ports of the pipeline.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { BundleCache } from '../io/cached-bundle.ts'
import { diskCache, noCache } from '../io/disk-cache.ts'
import { diskSource } from '../io/disk-source.ts'
import { gitHistory } from '../io/git-history.ts'
import { imageInfo } from '../io/image-info.ts'
import { loadWithoutPackages } from '../io/load-module.ts'
import { type Move, movedSource } from '../io/moved-source.ts'
import { type PageThreads, pageThreads } from '../io/page-threads.ts'
import { shareImageDrawer } from '../io/share-images.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Cache } from '../model/ports.ts'
import { createPipeline, type Pipeline, type PipelinePorts } from '../pipeline.ts'
import type { Host } from './options.ts'
import { namedOutput, realOutput } from './output-folder.ts'
import { type SessionCode, siteCode } from './site-code.ts'
import { siteFolder } from './site-folder.ts'
import { type MakeBundle, type SiteRuntime, siteRuntime } from './site-runtime.ts'
import { readSettings, type Settings, type SettingsOptions } from './site-settings.ts'
import { loadValidation } from './valid-config.ts'
import { countedPorts, emptyWork, type Work } from './work.ts'

/** Command-line options of a session. */
export interface SessionOptions extends SettingsOptions {
  readonly siteDir: string | undefined
  /** Output folder, if not the default one. */
  readonly outDir?: string | undefined
  readonly jobs?: number | undefined
  readonly cache?: boolean
  readonly mode: 'production' | 'development'
  /** Only facts of pages are needed: nothing is rendered or searched. */
  readonly factsOnly?: boolean
  /** Called with errors in the site's code after it returned its value. */
  readonly codeFailed?: (diagnostic: Diagnostic) => void
  /** Wraps the bundler; a server uses it to keep the last good bundle. */
  readonly wrapBundle?: (bundle: MakeBundle) => MakeBundle
}

/** A reloaded configuration: unusable, or ready to replace the old one. */
export type NewConfig =
  | { readonly diagnostics: readonly Diagnostic[] }
  | { readonly config: SiteConfig; apply(): void }

/** An open site. */
export interface Session extends Pick<Settings, 'config' | 'locales' | 'onlineBase'> {
  readonly siteDir: string
  readonly pipeline: Pipeline
  /** Findings outside the graph: configuration warnings, missing git and the like. Grows while the pipeline works. */
  readonly notices: readonly Diagnostic[]
  /** Errors in the site's code after it returned its value: the configuration must not be used (exit code 2). */
  readonly codeFailures: readonly Diagnostic[]
  /** Counts of work done so far. */
  readonly work: Readonly<Work>
  /** Files of the configuration, relative to the site folder. */
  readonly configFiles: readonly string[]
  /** Reloads the configuration. */
  readConfig(): Promise<NewConfig>
  /**
   * Makes the pipeline see files as they would be after these moves. `paths` are the affected paths before and after.
   */
  simulateMoves(moves: readonly Move[], paths: readonly string[]): Promise<void>
  /** Results of earlier runs. */
  readonly cache: Cache
  /** Starts a thread in advance when pages will be compiled. */
  startThread(): void
  /** Ends all threads, even during work. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Findings that make the configuration unusable (exit code 2). */
export interface FailedSession {
  readonly siteDir: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Internal state of a session. */
interface SessionState {
  readonly siteDir: string
  readonly cacheDir: string
  readonly options: SessionOptions
  readonly host: Host
  readonly toolVersion: string
  readonly cache: Cache
  readonly code: SessionCode
  readonly threads: PageThreads
  readonly work: Work
  readonly notices: Diagnostic[]
  /** Pretended moves. */
  moves: readonly Move[]
}

/** Opens a session, or returns the reason why the configuration is unusable. */
export async function openSession(options: SessionOptions, host: Host): Promise<Session | FailedSession> {
  const state = sessionState(options, host)
  const { siteDir, cacheDir, code, threads } = state
  host.onStop(code.stop)
  // Without a cache, pages will certainly be compiled.
  if (options.cache === false || !existsSync(cacheDir)) threads.prepare()
  const first = await settingsOf(state)
  if ('config' in first) return sessionWith(state, first)
  await Promise.all([threads.close(), code.stop()])
  return { siteDir, diagnostics: first.diagnostics }
}

function sessionState(options: SessionOptions, host: Host): SessionState {
  const siteDir = siteFolder(options.siteDir, host.cwd)
  const cacheDir = join(siteDir, '.docsite', 'cache')
  const notices: Diagnostic[] = []
  const code = siteCode(host, options.codeFailed)
  const toolVersion = `${host.version} ${buildStamp(host.toolDir)}`
  const unwritable = (reason: string) =>
    addNotice(notices, 'io/cache', `cannot write the cache in ${cacheDir} (${reason}); builds stay slow`)
  return {
    siteDir,
    cacheDir,
    options,
    host,
    toolVersion,
    cache: options.cache === false ? noCache() : diskCache(cacheDir, toolVersion, unwritable),
    code,
    threads: pageThreads(threadsFor(options.jobs), new URL('./worker.cjs', import.meta.url), host.engine, {
      print: (line) => code.print('theme', line),
    }),
    work: emptyWork(),
    notices,
    moves: [],
  }
}

const addNotice = (notices: Diagnostic[], code: string, message: string) =>
  void notices.push({ code, severity: 'warning', message })

/** Settings for bundling the site's code. */
const bundling = ({ cache, toolVersion, code }: SessionState): BundleCache => ({
  cache,
  toolVersion,
  meanwhile: loadValidation,
  limitMs: code.bundlerLimitMs,
})

function settingsOf(state: SessionState) {
  state.work.configLoads++
  return readSettings(state.siteDir, state.options, state.code, bundling(state))
}

function sessionWith(state: SessionState, first: Settings): Session {
  const { siteDir, notices, code, threads, cache, work } = state
  const current = { settings: first }
  const runtime = siteRuntime(
    {
      ...state,
      limitMs: code.bundlerLimitMs,
      notice: (found) => notices.push(...found),
      isOffline: state.options.offline === true,
    },
    () => current.settings.config,
  )
  const pipeline = createPipeline(countedPorts(portsOf(state, current, runtime), work))
  return {
    siteDir,
    pipeline,
    codeFailures: code.failures,
    work,
    cache,
    get config() {
      return current.settings.config
    },
    get locales() {
      return current.settings.locales
    },
    get onlineBase() {
      return current.settings.onlineBase
    },
    get notices() {
      return [...current.settings.warnings, ...notices]
    },
    get configFiles() {
      return current.settings.files
    },
    async readConfig() {
      const next = await settingsOf(state)
      if (!('config' in next)) return next
      return {
        config: next.config,
        apply: () => {
          const old = current.settings
          current.settings = next
          void old.stop()
        },
      }
    },
    async simulateMoves(moves, paths) {
      state.moves = moves
      await pipeline.changed(paths)
    },
    startThread: () => threads.prepare(),
    stop: () => threads.close(),
    async close() {
      cache.close()
      await Promise.all([threads.close(), code.stop()])
    },
  }
}

/** Creates the ports of the pipeline. */
function portsOf(
  state: SessionState,
  current: { readonly settings: Settings },
  runtime: SiteRuntime,
): PipelinePorts {
  const { siteDir, options, code, cache, threads, notices, host } = state
  const disk = diskSource(
    siteDir,
    (reason) => addNotice(notices, 'io/link', reason),
    () => current.settings.config.markdown.includeRoots,
    realOutput(namedOutput(options.outDir, siteDir, host.cwd, options.offline)),
  )
  const source = movedSource(disk, () => state.moves)
  return {
    config: () => current.settings.config,
    locales: () => current.settings.locales,
    source,
    history: gitHistory(
      siteDir,
      (reason) => addNotice(notices, 'io/no-history', `no "last updated" data: ${reason}`),
      code.limits.limitMs,
      () => current.settings.config.docs.map(({ path }) => path).filter((path) => path.startsWith('../')),
    ),
    cache,
    compiler: threads,
    // A server renders single pages: sending the whole site to a thread for them would take longer.
    ...(options.mode === 'production' ? { renderer: threads } : {}),
    releaseThreads: () => threads.close(),
    bundle: options.wrapBundle?.(runtime.bundle) ?? runtime.bundleOrReport,
    runtimeHash: runtime.hash,
    loadModule: async (path) => {
      const loaded = await loadWithoutPackages(siteDir, path, code, bundling(state))
      if (!('value' in loaded)) return loaded
      const { value, dependencies, warnings } = loaded
      return { value, dependencies, warnings }
    },
    imageInfo,
    shareImages: shareImageDrawer(siteDir, host.toolDir),
    mode: options.mode,
    factsOnly: options.factsOnly ?? false,
    toolVersion: state.toolVersion,
  }
}

/** The main thread renders while others compile, so one core is left to it. */
function threadsFor(jobs: number | undefined): number {
  return jobs ?? Math.max(1, Math.min(8, availableParallelism() - 1))
}

/**
 * Distinguishes builds of the same version, so that cached results of another build are never used. By content:
 * timestamps differ between installations, and the cache may be shared between machines.
 */
const buildStamp = (toolDir: string): string => readFileSync(join(toolDir, 'dist', 'build.txt'), 'utf8')
