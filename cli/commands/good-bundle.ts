// Keeps the last good browser bundle, as a substitute for one that fails.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import type { MakeBundle } from './site-runtime.ts'
import { themeProblems } from './theme-problems.ts'

/** The browser bundle of a server. */
export interface LastGoodBundle {
  /** Wraps a bundler so that it returns the last good bundle when it fails. */
  readonly wrap: (bundle: MakeBundle) => MakeBundle
  /** Whether a file is, or might be, part of the bundle, which then has to be rebuilt when the file changes. */
  concerns(path: string): boolean
  /** Whether bundling has failed and never succeeded. */
  neverBundled(): boolean
  problems(siteDir: string): readonly Diagnostic[]
}

/** Starts without a bundle. */
export function createLastGoodBundle(toolDir: string): LastGoodBundle {
  const state: { last?: RuntimeBundle; failure?: unknown } = {}
  return {
    wrap:
      (bundle: MakeBundle): MakeBundle =>
      async (engine, modules) => {
        try {
          state.last = await bundle(engine, modules)
          delete state.failure
        } catch (error) {
          state.failure = error
          if (!state.last) throw error
          return { ...state.last, isFallback: true }
        }
        return state.last
      },
    concerns(path) {
      const { last, failure } = state
      if (ENTRY.test(path)) return true
      // While bundling fails or modules are missing, any code file may be the one that fixes it.
      if (!last || failure !== undefined || last.absent) return mayBeCode(path)
      return (last.sources ?? []).includes(path)
    },
    neverBundled: () => state.failure !== undefined && state.last === undefined,
    problems: (siteDir: string) =>
      state.failure === undefined ? [] : themeProblems(state.failure, { toolDir, siteDir }),
  }
}

/** Folders of the theme's entry files. */
const ENTRY = /^(?:src\/)?theme\//

/** Whether a file may be part of a bundle. */
export const mayBeCode = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|scss|sass|less|svg|json)$/.test(path) ||
  // Components may import Markdown files that are not pages.
  /(?:^src\/(?!pages\/).*|(?:^|\/)_[^/]*)\.mdx?$/.test(path)
