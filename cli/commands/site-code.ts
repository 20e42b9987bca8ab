// Code of the site as a session runs it: with the limit of this run, its output on standard error, and its threads ended with
// the session.
import type { CodeThread } from '../io/code-thread.ts'
import { type SiteCode, TIME_LIMIT } from '../io/load-module.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { UsageError } from '../model/ports.ts'
import type { Host } from './options.ts'

/** Seconds that code of the site and git may take unless the environment says otherwise. */
const DEFAULT_LIMIT_S = 10
/** Variable of the environment with the seconds that a task of the bundler may take. */
const BUNDLER_LIMIT = 'DOCSITE_BUNDLER_TIME_LIMIT'
/** The bundler is a sound program that only a busy machine makes slow, and its work is ours. */
const DEFAULT_BUNDLER_LIMIT_S = 60
const LONGEST_S = 86_400

/** Code of a site while a session works on it. */
export interface SessionCode extends SiteCode {
  /** Milliseconds that a task of the bundler may take. */
  readonly bundlerLimitMs: number
  /** What went wrong in code after it had given its value. */
  readonly failures: readonly Diagnostic[]
  stop(): Promise<void>
}

/** How code is run for `host`; `failed` hears of what goes wrong late. */
export function siteCode(
  host: Host,
  failed: (diagnostic: Diagnostic) => void = () => undefined,
): SessionCode {
  const threads = new Set<CodeThread>()
  const failures: Diagnostic[] = []
  return {
    limits: {
      program: new URL('./start-code.cjs', import.meta.url),
      limitMs: limitMs(host.env[TIME_LIMIT], TIME_LIMIT, DEFAULT_LIMIT_S),
    },
    bundlerLimitMs: limitMs(host.env[BUNDLER_LIMIT], BUNDLER_LIMIT, DEFAULT_BUNDLER_LIMIT_S),
    print: (file, line) => host.stderr(`${file} prints: ${line}\n`),
    failures,
    failedLater(diagnostic) {
      failures.push(diagnostic)
      failed(diagnostic)
    },
    started(thread) {
      threads.add(thread)
      void thread.ended.then(() => threads.delete(thread))
    },
    async stop() {
      const running = [...threads]
      threads.clear()
      await Promise.all(running.map((thread) => thread.stop()))
    },
  }
}

/** A limit in milliseconds. */
function limitMs(given: string | undefined, variable: string, defaultS: number): number {
  if (given === undefined || given === '') return defaultS * 1000
  const seconds = Number(given)
  if (!(seconds > 0 && seconds <= LONGEST_S))
    throw new UsageError(`${variable}: expected seconds above 0 and up to ${LONGEST_S}, found '${given}'`)
  return seconds * 1000
}
