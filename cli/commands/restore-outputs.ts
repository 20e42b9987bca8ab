// Before a command does its own work: a site that a build was killed over while exchanging it is put back. This needs no
// configuration, for that may be broken, and no build, for none may come.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isInterrupted, lockOf, outputOfRetired, restoreOutput } from '../io/exchange.ts'
import { takeLock } from '../io/lock.ts'
import { EnvironmentError } from '../model/ports.ts'
import type { Host } from './options.ts'
import { namedOutput, realOutput } from './output-folder.ts'
import { nearestSite } from './site-folder.ts'

/** What a command line names; undefined for what it does not. */
export interface NamedFolders {
  readonly site: string | undefined
  readonly output: string | undefined
}

/** Puts back the sites of the output folder that is named, of the usual one, and of all others in the site folder. */
export async function restoreOutputs({ site, output: named }: NamedFolders, host: Host): Promise<void> {
  // A folder that is missing is for the command itself to name, or to make.
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

/** A build that is at work puts the site back itself; where nothing can be written, nothing can be done. */
async function restore(outDir: string, host: Host): Promise<void> {
  try {
    const lock = await takeLock(lockOf(outDir), host)
    try {
      restoreOutput(outDir)
      host.stderr(`${outDir} is back: a build was stopped while it was exchanging the site.\n`)
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
