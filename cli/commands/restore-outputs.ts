// Runs before every command: restores a published site if a build was killed while swapping it. This works without a
// usable configuration and without another build.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isInterrupted, lockOf, outputOfRetired, restoreOutput } from '../io/exchange.ts'
import { takeLock } from '../io/lock.ts'
import { EnvironmentError } from '../model/ports.ts'
import type { Host } from './options.ts'
import { namedOutput, realOutput } from './output-folder.ts'
import { nearestSite } from './site-folder.ts'

/** Folders named on the command line; undefined if not given. */
export interface NamedFolders {
  readonly site: string | undefined
  readonly output: string | undefined
}

/** Restores the sites in the given output folder, in the default one, and in all others in the site folder. */
export async function restoreOutputs({ site, output: named }: NamedFolders, host: Host): Promise<void> {
  // A missing folder is reported or created by the command itself.
  const siteDir = site === undefined ? nearestSite(host.cwd) : resolve(host.cwd, site)
  const outputs = [
    namedOutput(named, siteDir, host.cwd),
    namedOutput(undefined, siteDir, host.cwd),
    ...namesIn(siteDir).flatMap((name) => {
      const output = outputOfRetired(name)
      return output === null ? [] : [join(siteDir, output)]
    }),
  ]
  for (const outDir of new Set(outputs.map((output) => realOutput(output))))
    if (isInterrupted(outDir)) await restore(outDir, host)
}

/** Does nothing while a build is running, which restores the site itself, or if the folder is not writable. */
async function restore(outDir: string, host: Host): Promise<void> {
  try {
    const lock = await takeLock(lockOf(outDir), host)
    try {
      restoreOutput(outDir)
      host.stderr(`Restored ${outDir}: an earlier build was stopped while it was replacing the site.\n`)
    } finally {
      lock.release()
    }
  } catch (error) {
    if (!(error instanceof EnvironmentError) && !isRefusal(error)) throw error
  }
}

const isRefusal = (error: unknown) => error instanceof Error && 'syscall' in error

function namesIn(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
