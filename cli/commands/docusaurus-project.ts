// Reads a Docusaurus site: its configuration runs apart, as any code of a site, with stand-ins for the packages that are not there.
import { isDeepStrictEqual } from 'node:util'
import { type DocusaurusProject, docusaurusProject } from '../init/docusaurus/migrate.ts'
import { loadModule } from '../io/load-module.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ProjectFacts } from '../model/project.ts'
import { wantsColor } from '../report/colors.ts'
import { formatDiagnostics } from '../report/terminal.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { siteCode } from './site-code.ts'
import { siteNames } from './site-folder.ts'
import { loadValidation } from './valid-config.ts'

/** The site, or why its configuration cannot be read. `file` is relative to the folder. */
export async function readDocusaurus(
  dir: string,
  file: string,
  facts: ProjectFacts,
  host: Host,
): Promise<DocusaurusProject | { readonly diagnostics: readonly Diagnostic[] }> {
  const code = siteCode(host)
  const absent: string[] = []
  try {
    const loaded = await loadModule(dir, file, code, {
      limitMs: code.bundlerLimitMs,
      absent: (name) => void absent.push(name),
    })
    if (!('value' in loaded)) return { diagnostics: loaded }
    const { usableConfig } = await loadValidation()
    const names = siteNames(dir)
    return docusaurusProject({ file, value: loaded.value, absent }, facts, (value) =>
      usableConfig(value, names, isDeepStrictEqual),
    )
  } finally {
    await code.stop()
  }
}

/** Says why the configuration cannot be read, and gives the exit code. */
export function refuseDocusaurus(
  diagnostics: readonly Diagnostic[],
  { read }: Pick<ProjectFacts, 'read'>,
  host: Host,
): number {
  const color = wantsColor({ env: host.env, isTTY: host.stderrIsTerminal })
  host.stderr(formatDiagnostics(diagnostics, { color, sourceOf: (file) => read(file) ?? undefined }))
  return EXIT.usage
}
