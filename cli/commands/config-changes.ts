// The configuration of a running session follows its files.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Session } from './site-session.ts'

/** What became of the configuration: none of its files changed, it was taken, or it cannot be used and the last good one stays. */
export type ConfigChange = 'untouched' | 'taken' | { readonly diagnostics: readonly Diagnostic[] }

/** Whether the configuration is made of a file, or would be. */
export const isConfigFile = ({ configFiles }: Session, path: string): boolean =>
  configFiles.includes(path) || /^site\.config\.[a-z]+$/.test(path)

/** Reads the configuration again when one of its files is among those that changed. */
export async function followConfig(session: Session, paths: readonly string[]): Promise<ConfigChange> {
  if (!paths.some((path) => isConfigFile(session, path))) return 'untouched'
  const next = await session.readConfig()
  if (!('config' in next)) return next
  next.apply()
  await session.pipeline.live.reconfigured()
  return 'taken'
}
