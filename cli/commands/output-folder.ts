// Where a build may go: never into or over the project, its content, the home folder or the root of the disk.
import { relative, resolve, sep } from 'node:path'
import { UsageError } from '../model/ports.ts'

/** Whether `inner` is `outer` or lies below it. */
function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner)
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path))
}

/** The output folder, absolute. Throws `UsageError` when a build there could destroy something. */
export function outputFolder(
  named: string | undefined,
  places: {
    readonly siteDir: string
    readonly cwd: string
    readonly home: string
    readonly sources: readonly string[]
  },
): string {
  const out = named === undefined ? resolve(places.siteDir, 'build') : resolve(places.cwd, named)
  const refuse = (why: string) =>
    new UsageError(`refusing to build into ${out}: ${why}. Choose another --out-dir.`)
  if (isWithin(places.siteDir, out)) throw refuse('it is or contains the site folder')
  if (isWithin(places.home, out)) throw refuse('it is or contains the home folder')
  for (const source of places.sources) {
    const folder = resolve(places.siteDir, source)
    if (isWithin(out, folder)) throw refuse(`it lies inside the source folder ${source}`)
    if (isWithin(folder, out)) throw refuse(`it contains the source folder ${source}`)
  }
  return out
}
