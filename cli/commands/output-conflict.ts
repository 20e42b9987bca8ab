// Checks that no source folder of the configuration conflicts with the output folder. A conflict is an error at the
// key.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type KeyPath, keyPathText } from '../config/key-path.ts'
import { locateKey } from '../config/locate.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import {
  type NamedOutput,
  namedOutput,
  outputConflict,
  outputFolder,
  sourceFolders,
} from './output-folder.ts'
import type { Session } from './site-session.ts'

/** Configuration keys that name folders read as a whole. */
function sourceKeys({ docs, staticDirectories, i18n }: SiteConfig): readonly (readonly [KeyPath, string])[] {
  const docsKey = (at: number): KeyPath => (docs.length === 1 ? ['docs', 'path'] : ['docs', at, 'path'])
  return [
    ...docs.map(({ path }, at) => [docsKey(at), path] as const),
    ...staticDirectories.map((path, at) => [['staticDirectories', at], path] as const),
    [['i18n', 'path'], i18n.path],
  ]
}

/**
 * The output folder, or the errors of a configuration that conflicts with the default one. Throws `UsageError` if a
 * folder named on the command line cannot be used.
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
          const position = outputConflict(source, named, siteDir)
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
  const relation =
    position === 'within' ? 'is inside this folder' : 'contains this folder and is replaced by each build'
  return {
    code: 'config/output-folder',
    severity: 'error',
    message: `${keyPathText(path)}: '${source || '.'}' cannot be a source folder: the site is built into '${basename(named)}', which ${relation}`,
    hint: 'use a separate folder, or build elsewhere: `--out-dir ../site`',
    place: { file, ...(locateKey(text, path) ?? { start: { line: 1, column: 1 } }) },
  }
}
