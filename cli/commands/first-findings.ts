// Errors that would stop the first build of a site whose pages were written for another generator. `init` lowers them to
// warnings in `rules`, so that the first build publishes the site and names what it leaves out.
import type { Diagnostic } from '../model/diagnostic.ts'
import { downgradeName } from '../pipeline/checks.ts'
import { groupBy } from '../text/group-by.ts'
import type { Host } from './options.ts'
import { inSession } from './with-session.ts'

/** Errors with one code. */
interface ErrorGroup {
  readonly code: string
  readonly count: number
  /** Message and file of the first one. */
  readonly message: string
  readonly file: string | undefined
}

/** Errors of a build of the site, by code. Nothing is rendered, and no cache is written. */
export const firstErrors = (dir: string, host: Host): Promise<readonly ErrorGroup[]> =>
  inSession(
    { siteDir: dir, cache: false },
    host,
    async (session) => {
      const found = await session.pipeline.findings()
      return grouped([...found, ...(await session.pipeline.weighed(session.notices))])
    },
    grouped,
  )

function grouped(found: readonly Diagnostic[]): readonly ErrorGroup[] {
  const errors = found.filter(({ severity }) => severity === 'error')
  return [...groupBy(errors, ({ code }) => code)].flatMap(([code, [first, ...others]]) =>
    first ? [{ code, count: others.length + 1, message: first.message, file: first.place?.file }] : [],
  )
}

/** Names for `rules` that turn these errors into warnings. */
export const loweredNames = (errors: readonly ErrorGroup[]): readonly string[] =>
  [...new Set(errors.flatMap(({ code }) => downgradeName(code) ?? []))].toSorted()

/** Lines for the terminal: what was lowered, and what still stops builds. */
export function errorLines(errors: readonly ErrorGroup[]): string {
  const line = ({ code, count, message, file }: ErrorGroup) =>
    `  ${count} × ${code}${file === undefined ? '' : `, first in ${file}`}: ${message}\n`
  const [lowered, fixed] = [true, false].map((isLowered) =>
    errors.filter(({ code }) => (downgradeName(code) !== null) === isLowered),
  )
  const part = (title: string, of: readonly ErrorGroup[] = []) =>
    of.length === 0 ? '' : `\n${title}\n${of.map(line).join('')}`
  return (
    part(
      'Mistakes that would stop builds; `rules` in site.config.ts makes them warnings until you correct them:',
      lowered,
    ) + part('Builds fail until you correct:', fixed)
  )
}
