// Runs a command that needs the site only once.
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
import { openSession, type Session, type SessionOptions } from './site-session.ts'

/** Opens a session and closes it after `run`. Resolves to the exit code; an unusable configuration is reported. */
export async function withSession(
  options: Omit<SessionOptions, 'mode'>,
  host: Host,
  run: (session: Session) => Promise<number>,
): Promise<number> {
  const session = await openSession({ ...options, mode: 'production' }, host)
  if (!('pipeline' in session)) {
    reportDiagnostics(session.diagnostics, host)
    return EXIT.usage
  }
  try {
    return await run(session)
  } finally {
    await session.close()
  }
}
