// Runs the site's own code for a session: with the time limit of this run, output to standard error, and threads that
// end with the session.
import type { CodeThread } from '../io/code-thread.ts'
import { type SiteCode, TIME_LIMIT } from '../io/load-module.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { UsageError } from '../model/ports.ts'
import type { Host } from './options.ts'

/** Default time limit for the site's code and for git, in seconds. */
const DEFAULT_LIMIT_S = 10
/** Environment variable with the time limit of a bundler task, in seconds. */
const BUNDLER_LIMIT = 'DOCSITE_BUNDLER_TIME_LIMIT'
/** The bundler is reliable and slow only on a busy machine, and it works on our behalf. */
const DEFAULT_BUNDLER_LIMIT_S = 60
const LONGEST_S = 86_400

/** Runs the site's code during a session. */
export interface SessionCode extends SiteCode {
  /** Time limit of a bundler task, in milliseconds. */
  readonly bundlerLimitMs: number
  /** Errors in code after it had returned its value. */
  readonly failures: readonly Diagnostic[]
  stop(): Promise<void>
}

/** Creates the settings to run code for `host`; `failed` is called with late errors. */
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
    throw new UsageError(
      `${variable}: expected a number of seconds above 0 and up to ${LONGEST_S}, found '${given}'`,
    )
  return seconds * 1000
}
