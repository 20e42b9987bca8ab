// What every command needs before its own work: the site folder, a valid configuration, and the edges behind the pipeline.

import { existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bundleRuntime, type FoundRuntime, findRuntime, lastModules } from '../bundle/runtime.ts'
import { hasSiteCode } from '../bundle/site-code.ts'
import { type ThemeCode, themeFailure } from '../bundle/theme-server.ts'
import { findSecrets } from '../config/secrets.ts'
import { BundlerError } from '../io/bundler.ts'
import type { CodeThread } from '../io/code-thread.ts'
import { diskCache, noCache } from '../io/disk-cache.ts'
import { diskSource } from '../io/disk-source.ts'
import { gitHistory } from '../io/git-history.ts'
import { imageInfo } from '../io/image-info.ts'
import type { KeptBundles } from '../io/kept-bundle.ts'
import { loadConfig } from '../io/load-config.ts'
import { loadModule } from '../io/load-module.ts'
import { pageThreads } from '../io/page-threads.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'
import type { Cache, ContentSource } from '../model/ports.ts'
import type { LocalePlan } from '../model/reader.ts'
import { createPipeline, type Pipeline, type PipelinePorts } from '../pipeline.ts'
import { localePlan } from './locale-plan.ts'
import type { Host } from './options.ts'
import { type SessionCode, siteCode } from './site-code.ts'
import { siteFolder, siteNames } from './site-folder.ts'
import { themeFinding, themeProblems } from './theme-problems.ts'
import { loadValidation, validConfig } from './valid-config.ts'
import { countedPorts, noWork, type Work } from './work.ts'

/** What the command line may say about any session. */
export interface SessionOptions {
  readonly siteDir: string | undefined
  readonly baseUrl?: string | undefined
  readonly locales?: readonly string[]
  readonly jobs?: number | undefined
  readonly cache?: boolean
  readonly mode: 'production' | 'development'
  /** No page will be rendered and nothing searched. */
  readonly factsOnly?: boolean
  /** Stands between the pipeline and the disk; a check notes what was read. */
  readonly wrapSource?: (source: ContentSource) => ContentSource
  /** Told of what goes wrong in code of the site after it gave its value. */
  readonly codeFailed?: (diagnostic: Diagnostic) => void
  /** Stands between the pipeline and the bundler; a server keeps the last good bundle. */
  readonly wrapBundle?: (bundle: MakeBundle) => MakeBundle
}

/** Bundles the browser side for an engine. */
export type MakeBundle = PipelinePorts['bundle']

/** A configuration that was read again: unusable, or ready to take the place of the old one. */
export type NewConfig =
  | { readonly diagnostics: readonly Diagnostic[] }
  | { readonly config: SiteConfig; apply(): void }

/** A site that can be worked on. */
export interface Session {
  readonly siteDir: string
  readonly config: SiteConfig
  readonly locales: readonly LocalePlan[]
  readonly pipeline: Pipeline
  /** Tells this very program apart from others: results of another one are not taken over. */
  readonly toolVersion: string
  /** Findings of loading: configuration warnings, missing git and the like. Grows while the pipeline works. */
  readonly notices: readonly Diagnostic[]
  /** What went wrong in code of the site after it gave its value: the configuration is not to be used (exit code 2). */
  readonly codeFailures: readonly Diagnostic[]
  /** What was really done so far. */
  readonly work: Readonly<Work>
  /** Files the configuration is made of, relative to the site folder. */
  readonly configFiles: readonly string[]
  /** Reads the configuration again. */
  readConfig(): Promise<NewConfig>
  /** The edges behind the pipeline, and files of code that were run through them. */
  readonly ports: PipelinePorts
  readonly modules: ReadonlySet<string>
  /** Hash of the browser side that pages are made with, or would be; null when it has to be bundled. Asked for by builds. */
  runtimeHash(): string | null
  /** The same of a site with code of its own; null for any other. */
  codeHash(): string | null
  /** What earlier runs left. */
  readonly cache: Cache
  /** Pages will be compiled: a thread starts now. */
  startThread(): void
  /** Ends all threads in the middle of their work. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Findings that make the configuration unusable (exit code 2). */
export interface FailedSession {
  readonly siteDir: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Pages that any site has at least: threads for them are started before one is found. */
const FIRST_PAGES = 2

/** Longest time in ms that the theme may take for a page. */
const RENDER_LIMIT_MS = 5000

/** Opens a session, or says why the configuration cannot be used. */
export async function openSession(options: SessionOptions, host: Host): Promise<Session | FailedSession> {
  const siteDir = siteFolder(options.siteDir, host.cwd)
  const work = noWork()
  const notices: Diagnostic[] = []
  const notice = (code: string, message: string) => void notices.push({ code, severity: 'warning', message })
  const cacheDir = join(siteDir, '.docsite', 'cache')
  const cache =
    options.cache === false
      ? noCache()
      : diskCache(cacheDir, (reason) =>
          notice('io/cache', `the cache in ${cacheDir} cannot be written (${reason}); builds stay slow`),
        )
  const toolVersion = `${host.version} ${buildStamp(host.toolDir)}`
  const code = siteCode(host, options.codeFailed)
  const { limitMs } = code.limits
  const kept = { cache, toolVersion, meanwhile: loadValidation, limitMs }
  const settings = () => {
    work.configLoads++
    return readSettings(siteDir, options, code, kept)
  }
  host.onStop(code.stop)
  const threads = pageThreads(
    threadsFor(options.jobs),
    new URL('./worker.cjs', import.meta.url),
    host.engine,
    { themeMs: RENDER_LIMIT_MS, print: (line) => code.print('theme', line) },
  )
  // Nothing is known of the site yet: its pages will have to be compiled.
  if (options.cache === false || !existsSync(cacheDir)) threads.prepare(FIRST_PAGES)
  const first = await settings()
  if (!('config' in first)) {
    await Promise.all([threads.close(), code.stop()])
    return { siteDir, diagnostics: first.diagnostics }
  }
  const current = { settings: first }
  const theme: { thread?: CodeThread } = {}
  const themeCode: ThemeCode = {
    limits: { ...code.limits, callMs: RENDER_LIMIT_MS },
    print: (line) => code.print('theme', line),
    failedLater: (failure) => notices.push(themeFinding(themeFailure(failure))),
    started(thread) {
      void theme.thread?.stop()
      theme.thread = thread
      code.started(thread)
    },
  }
  const places = { toolDir: host.toolDir, toolVersion, cacheDir, limitMs, themeCode }
  const bundlePlaces = (modules: readonly PageModule[]) => {
    const { baseUrl, customFields } = current.settings.config
    return { ...places, site: { dir: siteDir, baseUrl, customFields, modules } }
  }
  const runtime: { found?: FoundRuntime | null; modules?: readonly PageModule[]; hash?: string } = {}
  const bundle: MakeBundle = async (engine, modules) => {
    const isKnown = JSON.stringify(modules) === JSON.stringify(runtime.modules)
    const made = await bundleRuntime(engine, bundlePlaces(modules), isKnown ? runtime.found : undefined)
    runtime.hash = made.hash
    return made
  }
  /** Code of the site that cannot be bundled is its author's mistake: the site is made without it. */
  const bundleOrReport: MakeBundle = (engine, modules) =>
    bundle(engine, modules).catch(async (failure: unknown) => {
      if (failure instanceof BundlerError || !hasSiteCode(bundlePlaces(modules))) throw failure
      notices.push(...themeProblems(failure, { toolDir: host.toolDir, siteDir }))
      return { ...(await bundleRuntime(engine, places)), isSubstitute: true }
    })
  function runtimeHash(): string | null {
    if (runtime.hash !== undefined) return runtime.hash
    runtime.modules = lastModules(cacheDir)
    runtime.found = findRuntime(current.settings.config.engine, bundlePlaces(runtime.modules))
    return runtime.found?.hash ?? null
  }
  const source = diskSource(
    siteDir,
    (reason) => notice('io/link', reason),
    () => current.settings.config.markdown.includeRoots,
  )
  const modules = new Set<string>()
  const ports: PipelinePorts = {
    config: () => current.settings.config,
    locales: () => current.settings.locales,
    source: options.wrapSource?.(source) ?? source,
    history: gitHistory(
      siteDir,
      (reason) => notice('io/no-history', `no "last updated" data: ${reason}`),
      limitMs,
    ),
    cache,
    compiler: threads,
    // A server renders single pages: to send a thread the whole site for them would take longer.
    ...(options.mode === 'production' ? { renderer: threads } : {}),
    releaseThreads: () => threads.close(),
    bundle: options.wrapBundle?.(bundle) ?? bundleOrReport,
    loadModule: async (path) => {
      modules.add(path)
      const loaded = await loadModule(siteDir, path, code, kept)
      return 'value' in loaded ? { value: loaded.value, dependencies: loaded.dependencies } : loaded
    },
    imageInfo,
    mode: options.mode,
    factsOnly: options.factsOnly ?? false,
    toolVersion,
  }
  const counted = countedPorts(ports, work)
  return {
    siteDir,
    pipeline: createPipeline(counted),
    ports: counted,
    modules,
    codeHash: () => (hasSiteCode(bundlePlaces(lastModules(cacheDir))) ? runtimeHash() : null),
    runtimeHash,
    toolVersion,
    codeFailures: code.failures,
    work,
    cache,
    get config() {
      return current.settings.config
    },
    get locales() {
      return current.settings.locales
    },
    get notices() {
      return [...current.settings.warnings, ...notices]
    },
    get configFiles() {
      return current.settings.files
    },
    async readConfig() {
      const next = await settings()
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
    startThread: () => threads.prepare(1),
    stop: () => threads.close(),
    async close() {
      cache.close()
      await Promise.all([threads.close(), code.stop()])
    },
  }
}

/** A configuration with what follows from it and the command line. */
interface Settings {
  readonly config: SiteConfig
  readonly locales: readonly LocalePlan[]
  readonly warnings: readonly Diagnostic[]
  readonly files: readonly string[]
  /** Ends code that still runs for it. */
  readonly stop: () => Promise<void>
}

async function readSettings(
  siteDir: string,
  { baseUrl, locales }: SessionOptions,
  code: SessionCode,
  kept: KeptBundles,
): Promise<Settings | { readonly diagnostics: readonly Diagnostic[] }> {
  const loaded = await loadConfig(siteDir, code, kept)
  if (!('value' in loaded)) return { diagnostics: loaded }
  const value = baseUrl === undefined ? loaded.value : { ...(loaded.value as object), baseUrl }
  const { config, diagnostics } = await validConfig(value, loaded, kept, siteNames(siteDir))
  if (config === null) {
    void loaded.stop()
    return { diagnostics }
  }
  return {
    config,
    locales: localePlan(config, locales ?? []),
    warnings: [...loaded.warnings, ...diagnostics, ...findSecrets(config, loaded.file, loaded.text)],
    files: loaded.dependencies,
    stop: loaded.stop,
  }
}

/** The main thread renders while the others compile, so one core is left to it. */
function threadsFor(jobs: number | undefined): number {
  return jobs ?? Math.max(1, Math.min(8, availableParallelism() - 1))
}

/** Tells builds of the same version apart, so that results of another program are never taken from the cache. */
function buildStamp(toolDir: string): string {
  const { size, mtimeMs } = statSync(join(toolDir, 'dist', 'main.cjs'))
  return `${size} ${Math.round(mtimeMs)}`
}
