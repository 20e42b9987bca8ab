// Runs work that needs the site only once.
import type { Diagnostic } from '../model/diagnostic.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
import { openSession, type Session, type SessionOptions } from './site-session.ts'

type OnceOptions = Omit<SessionOptions, 'mode'>

/** Opens a session and closes it after `run`. Resolves to the exit code; an unusable configuration is reported. */
export const withSession = (
  options: OnceOptions,
  host: Host,
  run: (session: Session) => Promise<number>,
): Promise<number> =>
  inSession(options, host, run, (diagnostics) => {
    reportDiagnostics(diagnostics, host)
    return EXIT.usage
  })

/** The result of `run` in a session that ends with it, or of `refused` if the configuration is unusable. */
export async function inSession<Result>(
  options: OnceOptions,
  host: Host,
  run: (session: Session) => Promise<Result>,
  refused: (diagnostics: readonly Diagnostic[]) => Result,
): Promise<Result> {
  const session = await openSession({ ...options, mode: 'production' }, host)
  if (!('pipeline' in session)) return refused(session.diagnostics)
  try {
    return await run(session)
  } finally {
    await session.close()
  }
}
