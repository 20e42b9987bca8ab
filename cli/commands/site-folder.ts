// Determines the site folder of a command: the given one, or the nearest one with a configuration, from the working
// directory upwards.
import { realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isThere } from '../io/unreadable.ts'
import { UsageError } from '../model/ports.ts'

/** Allowed names of the configuration file. */
const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `site.config.${extension}`)

/**
 * Absolute path of the site folder. A given folder need not have a configuration: loading it reports what is missing.
 */
export function siteFolder(named: string | undefined, cwd: string): string {
  if (named !== undefined) {
    const folder = resolve(cwd, named)
    if (!isThere(folder)) throw new UsageError(`the folder ${named} does not exist`)
    const site = nearestSite(folder)
    if (site === folder || !hasConfig(site)) return folder
    throw new UsageError(
      `${named} is a folder inside a site; pass the site folder instead: ${relative(cwd, site) || '.'}`,
    )
  }
  return nearestSite(cwd)
}

const hasConfig = (folder: string) => CONFIG_NAMES.some((name) => isThere(join(folder, name)))

/** The nearest folder with a configuration, from this one upwards; this one if there is none. */
export function nearestSite(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (hasConfig(folder)) return folder
    if (dirname(folder) === folder) return cwd
  }
}

/** Absolute paths of the site folder: as given and with symbolic links resolved. */
export function siteNames(siteDir: string): readonly string[] {
  try {
    return [...new Set([siteDir, realpathSync(siteDir)])]
  } catch {
    // An unreadable folder is reported where it is read.
    return [siteDir]
  }
}
