// The last browser program that could be bundled, in place of one that cannot.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import type { MakeBundle } from './site-runtime.ts'
import { themeProblems } from './theme-problems.ts'

/** The program of a server. */
export interface GoodBundle {
  /** A bundler that gives the last good program when it fails. */
  readonly wrap: (bundle: MakeBundle) => MakeBundle
  /** Whether a file is part of the program, or might be: then another one has to be made once it has changed. */
  concerns(path: string): boolean
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
    concerns(path) {
      const { last, failure } = state
      if (ENTRY.test(path)) return true
      // Of a program that cannot be made, or lacks something, nobody knows which file it waits for.
      if (!last || failure !== undefined || last.absent) return mayBeCode(path)
      return (last.sources ?? []).includes(path)
    },
    withoutAny: () => state.failure !== undefined && state.last === undefined,
    problems: (siteDir: string) =>
      state.failure === undefined ? [] : themeProblems(state.failure, { toolDir, siteDir }),
  }
}

/** What the program begins with is looked for in these folders. */
const ENTRY = /^(?:src\/)?theme\//

/** Whether a file may be part of a program. */
export const mayBeCode = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css|scss|sass|less|svg|json)$/.test(path) ||
  // Components import Markdown that is no page.
  /(?:^src\/(?!pages\/).*|(?:^|\/)_[^/]*)\.mdx?$/.test(path)
