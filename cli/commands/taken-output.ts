// Whether the configuration leaves a place for the output: what names it there is an error with a place, whoever asks.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type KeyPath, keyPathText } from '../config/key-path.ts'
import { locateKey } from '../config/locate.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type NamedOutput, namedOutput, outputFolder, positionTo, sourceFolders } from './output-folder.ts'
import type { Session } from './site-session.ts'

/** Keys of the configuration that name folders which are read as a whole. */
function sourceKeys({ docs, staticDirectories, i18n }: SiteConfig): readonly (readonly [KeyPath, string])[] {
  const docsKey = (at: number): KeyPath => (docs.length === 1 ? ['docs', 'path'] : ['docs', at, 'path'])
  return [
    ...docs.map(({ path }, at) => [docsKey(at), path] as const),
    ...staticDirectories.map((path, at) => [['staticDirectories', at], path] as const),
    [['i18n', 'path'], i18n.path],
  ]
}

/**
 * Where a build goes, or the errors of a configuration that leaves it no place in the usual folder. Throws `UsageError` when a
 * folder that was named on the command line cannot be used.
 */
export function outputOf(
  {
    siteDir,
    config,
    configFiles: [file = 'site.config.ts'],
  }: Pick<Session, 'siteDir' | 'config' | 'configFiles'>,
  { outDir, offline }: NamedOutput,
  { cwd, home }: { readonly cwd: string; readonly home: string },
): { readonly named: string; readonly folder: string } | { readonly taken: readonly Diagnostic[] } {
  const named = namedOutput(outDir, siteDir, cwd, offline)
  const taken =
    outDir === undefined
      ? sourceKeys(config).flatMap(([path, source]) => {
          const position = positionTo(source, named, siteDir)
          return position ? [takenBy({ path, source, position }, named, siteDir, file)] : []
        })
      : []
  if (taken.length > 0) return { taken }
  return { named, folder: outputFolder(named, { siteDir, home, sources: sourceFolders(config, siteDir) }) }
}

function takenBy(
  { path, source, position }: { path: KeyPath; source: string; position: 'within' | 'around' },
  named: string,
  siteDir: string,
  file: string,
): Diagnostic {
  const text = readFileSync(resolve(siteDir, file), 'utf8')
  const relation = position === 'within' ? 'lies in this folder' : 'is replaced with all that is in it'
  return {
    code: 'config/output-folder',
    severity: 'error',
    message: `${keyPathText(path)}: '${source || '.'}' cannot be a source: the site is built into '${basename(named)}', which ${relation}`,
    hint: 'name a folder of its own, or build elsewhere: `--out-dir ../site`',
    place: { file, ...(locateKey(text, path) ?? { start: { line: 1, column: 1 } }) },
  }
}
