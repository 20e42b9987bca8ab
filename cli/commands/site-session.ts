// What every command needs before its own work: the site folder, a valid configuration, and the edges behind the pipeline.

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bundleRuntime } from '../bundle/runtime.ts'
import { validateConfig } from '../config/validate.ts'
import { type CompilePool, compilePool } from '../io/compile-pool.ts'
import { diskCache, noCache } from '../io/disk-cache.ts'
import { diskSource } from '../io/disk-source.ts'
import { gitHistory } from '../io/git-history.ts'
import { imageInfo } from '../io/image-info.ts'
import { loadConfig } from '../io/load-config.ts'
import { loadModule } from '../io/load-module.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LocalePlan } from '../model/reader.ts'
import { RULE_IDS } from '../pipeline/checks.ts'
import { createPipeline, type Pipeline } from '../pipeline.ts'
import { localePlan } from './locale-plan.ts'
import type { Host } from './options.ts'
import { siteFolder } from './site-folder.ts'

/** What the command line may say about any session. */
export interface SessionOptions {
  readonly siteDir: string | undefined
  readonly baseUrl?: string | undefined
  readonly locales?: readonly string[]
  readonly jobs?: number | undefined
  readonly cache?: boolean
  readonly mode: 'production' | 'development'
}

/** A site that can be worked on. */
export interface Session {
  readonly siteDir: string
  readonly config: SiteConfig
  readonly locales: readonly LocalePlan[]
  readonly pipeline: Pipeline
  /** Findings of loading: configuration warnings, missing git and the like. Grows while the pipeline works. */
  readonly notices: readonly Diagnostic[]
  close(): Promise<void>
}

/** Findings that make the configuration unusable (exit code 2). */
export interface FailedSession {
  readonly siteDir: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Opens a session, or says why the configuration cannot be used. */
export async function openSession(options: SessionOptions, host: Host): Promise<Session | FailedSession> {
  const siteDir = siteFolder(options.siteDir, host.cwd)
  const loaded = await loadConfig(siteDir)
  if (!('value' in loaded)) return { siteDir, diagnostics: loaded }
  const value =
    options.baseUrl === undefined ? loaded.value : { ...(loaded.value as object), baseUrl: options.baseUrl }
  const { config, diagnostics } = validateConfig(value, loaded.file, loaded.text, { ruleIds: RULE_IDS })
  if (config === null) return { siteDir, diagnostics }

  const notices: Diagnostic[] = [...loaded.warnings, ...diagnostics]
  const locales = localePlan(config, options.locales ?? [])
  const cacheDir = join(siteDir, '.docsite', 'cache')
  const notice = (code: string, message: string) => void notices.push({ code, severity: 'warning', message })
  const pool = compilePool(threadsFor(options.jobs), new URL('./worker.js', import.meta.url))
  const themeDir = join(siteDir, 'theme')
  const pipeline = createPipeline({
    config: () => config,
    locales: () => locales,
    source: diskSource(siteDir),
    history: gitHistory(siteDir, (reason) => notice('io/no-history', `no "last updated" data: ${reason}`)),
    cache:
      options.cache === false
        ? noCache()
        : diskCache(cacheDir, (reason) =>
            notice('io/cache', `the cache in ${cacheDir} cannot be written (${reason}); builds stay slow`),
          ),
    compiler: pool,
    bundle: (engine) =>
      bundleRuntime(engine, {
        toolDir: host.toolDir,
        toolVersion: host.version,
        cacheDir,
        ...(existsSync(themeDir) ? { themeDir } : {}),
      }),
    loadModule: (path) => loadModule(siteDir, path),
    imageInfo,
    mode: options.mode,
    toolVersion: host.version,
  })
  return { siteDir, config, locales, pipeline, notices, close: () => closing(pool) }
}

const closing = (pool: CompilePool) => pool.close()

/** The main thread renders while the others compile, so one core is left to it. */
function threadsFor(jobs: number | undefined): number {
  return jobs ?? Math.max(1, Math.min(8, availableParallelism() - 1))
}
