// Reloads the configuration of a running session when its files change.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Session } from './site-session.ts'

/**
 * Result of a reload: none of the files changed, the new configuration is in use, or it is unusable and the last good
 * one stays in use.
 */
export type ConfigChange = 'untouched' | 'taken' | { readonly diagnostics: readonly Diagnostic[] }

/** Whether the configuration is loaded from this file, or would be if the file existed. */
export const isConfigFile = ({ configFiles }: Session, path: string): boolean =>
  configFiles.includes(path) || /^site\.config\.[a-z]+$/.test(path)

/** Reloads the configuration if one of its files has changed. */
export async function followConfig(session: Session, paths: readonly string[]): Promise<ConfigChange> {
  if (!paths.some((path) => isConfigFile(session, path))) return 'untouched'
  const next = await session.readConfig()
  if (!('config' in next)) return next
  next.apply()
  await session.pipeline.live.reconfigured()
  return 'taken'
}
