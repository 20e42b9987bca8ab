// The browser bundle of a site in a session: built on demand, and run in a thread if it contains code of the site.
import { offlineHash, offlineRuntime } from '../bundle/offline-runtime.ts'
import { bundleRuntime, type FoundRuntime, findRuntime, lastModules } from '../bundle/runtime.ts'
import { hasOwnFiles } from '../bundle/site-code.ts'
import { type ThemeCode, themeFailure } from '../bundle/theme-server.ts'
import { BundlerError } from '../io/bundler.ts'
import type { CodeThread } from '../io/code-thread.ts'
import { refusalOf } from '../io/refusal.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'
import type { PipelinePorts } from '../pipeline.ts'
import type { Host } from './options.ts'
import type { SessionCode } from './site-code.ts'
import { absentFindings, styleFindings, themeFinding, themeProblems } from './theme-problems.ts'

/** Builds the browser bundle for an engine. */
export type MakeBundle = PipelinePorts['bundle']

/** Folders, limits and callbacks for bundling. */
interface RuntimePlaces {
  readonly siteDir: string
  readonly cacheDir: string
  readonly host: Host
  readonly toolVersion: string
  /** Time limit of a bundler task, in milliseconds. */
  readonly limitMs: number
  readonly code: SessionCode
  readonly notice: (found: readonly Diagnostic[]) => void
  /** Whether the offline edition is built. */
  readonly isOffline: boolean
}

/** The browser bundle of a site. */
export interface SiteRuntime {
  readonly bundle: MakeBundle
  /** Like `bundle`, but builds without code of the site that cannot be bundled, and reports it. */
  readonly bundleOrReport: MakeBundle
  /** Hash of the bundle that pages use; null if it has to be built first. */
  hash(): string | null
}

/** The runtime of a site; `config` returns the current configuration, which may be reloaded. */
export function siteRuntime(places: RuntimePlaces, config: () => SiteConfig): SiteRuntime {
  const { siteDir, cacheDir, host, toolVersion, limitMs, isOffline } = places
  const { toolDir } = host
  const own = { toolDir, toolVersion, cacheDir, limitMs, themeCode: themeCode(places, config) }
  const withSite = (modules: readonly PageModule[]) => {
    const { baseUrl, customFields, staticDirectories, fonts } = config()
    const hasFonts = Object.values(fonts).some((sheets) => sheets.length > 0)
    const site = { dir: siteDir, baseUrl, customFields, staticDirectories, modules }
    return { ...own, site: hasFonts ? { ...site, fonts } : site }
  }
  const state: { found?: FoundRuntime | null; modules?: readonly PageModule[]; hash?: string } = {}
  const bundle: MakeBundle = async (engine, modules) => {
    const isKnown = JSON.stringify(modules) === JSON.stringify(state.modules)
    const online = await bundleRuntime(engine, withSite(modules), isKnown ? state.found : undefined)
    const made = isOffline ? await offlineRuntime(engine, withSite(modules), online) : online
    state.hash = made.hash
    const found = [
      ...styleFindings(made.styleWarnings ?? [], { toolDir, siteDir }),
      ...absentFindings(made.absent ?? [], { toolDir, siteDir }),
    ]
    return found.length > 0 ? { ...made, findings: found } : made
  }
  const hash = () => {
    if (state.hash !== undefined) return state.hash
    state.modules = lastModules(cacheDir)
    const [{ engine }, site] = [config(), withSite(state.modules)]
    state.found = findRuntime(engine, site)
    const online = state.found?.hash ?? null
    return isOffline ? offlineHash(engine, site, online) : online
  }
  return {
    bundle,
    bundleOrReport: (engine, modules) =>
      bundle(engine, modules).catch(async (failure: unknown) => {
        const refusal = refusalOf(failure)
        if (refusal) throw refusal
        if (failure instanceof BundlerError || !hasOwnFiles(withSite(modules))) throw failure
        const online = await bundleRuntime(engine, own)
        const made = isOffline ? await offlineRuntime(engine, own, online) : online
        return { ...made, findings: themeProblems(failure, { toolDir, siteDir }), isFallback: true }
      }),
    hash,
  }
}

/**
 * Runs the theme in a thread of its own. Pages being rendered during a change still call the previous thread, so it is
 * ended only at the next change.
 */
function themeCode({ code, notice }: RuntimePlaces, config: () => SiteConfig): ThemeCode {
  const state: { thread?: CodeThread; before?: CodeThread } = {}
  return {
    limits: { ...code.limits, callLimit: { ms: () => config().limits.renderMs, key: 'limits.renderMs' } },
    print: (line) => code.print('theme', line),
    failedLater: (failure) => notice([themeFinding(themeFailure(failure))]),
    started: (thread) => code.started(thread),
    ready(thread) {
      void state.before?.stop()
      if (state.thread) state.before = state.thread
      state.thread = thread
    },
  }
}
