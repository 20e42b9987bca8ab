// Which folder a command works on: the one named, or the nearest above the current one that has a configuration.
import { realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isThere } from '../io/unreadable.ts'
import { UsageError } from '../model/ports.ts'

/** Names a configuration file may have. */
const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `site.config.${extension}`)

/** The site folder, absolute. A named folder need not have a configuration: loading says what is missing. */
export function siteFolder(named: string | undefined, cwd: string): string {
  if (named !== undefined) {
    const folder = resolve(cwd, named)
    if (!isThere(folder)) throw new UsageError(`there is no folder ${named}`)
    const site = nearestSite(folder)
    if (site === folder || !hasConfig(site)) return folder
    throw new UsageError(
      `${named} is no site but a part of one; name its folder: ${relative(cwd, site) || '.'}`,
    )
  }
  return nearestSite(cwd)
}

const hasConfig = (folder: string) => CONFIG_NAMES.some((name) => isThere(join(folder, name)))

/** The nearest folder from this one upwards that has a configuration; this one when none has. */
export function nearestSite(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (hasConfig(folder)) return folder
    if (dirname(folder) === folder) return cwd
  }
}

/** Absolute names of the site folder: as it is given and as the disk has it. */
export function siteNames(siteDir: string): readonly string[] {
  try {
    return [...new Set([siteDir, realpathSync(siteDir)])]
  } catch {
    // That it cannot be read is said where it is read.
    return [siteDir]
  }
}
