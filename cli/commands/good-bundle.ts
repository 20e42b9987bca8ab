// The last browser program that could be bundled, in place of one that cannot.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import type { MakeBundle } from './site-runtime.ts'
import { themeProblems } from './theme-problems.ts'

/** The program of a server. */
export interface GoodBundle {
  /** A bundler that gives the last good program when it fails. */
  readonly wrap: (bundle: MakeBundle) => MakeBundle
  /** Whether there never was a program. */
  withoutAny(): boolean
  problems(siteDir: string): readonly Diagnostic[]
}

/** No program yet. */
export function keepGoodBundle(toolDir: string): GoodBundle {
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
          return { ...state.last, isSubstitute: true }
        }
        return state.last
      },
    withoutAny: () => state.failure !== undefined && state.last === undefined,
    problems: (siteDir: string) =>
      state.failure === undefined ? [] : themeProblems(state.failure, { toolDir, siteDir }),
  }
}
