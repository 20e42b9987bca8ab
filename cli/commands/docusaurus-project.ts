// Reads a Docusaurus site: its configuration runs apart, as any code of a site, with stand-ins for the packages that are not there.
import { isDeepStrictEqual } from 'node:util'
import { own } from '../../runtime/model/own.ts'
import { type DocusaurusProject, docusaurusProject } from '../init/docusaurus/migrate.ts'
import { readSite } from '../init/docusaurus/read-site.ts'
import { functionEntry } from '../init/templates/typescript.ts'
import { startCode } from '../io/code-thread.ts'
import { isInstalled } from '../io/installed-package.ts'
import { loadModule, type SiteCode } from '../io/load-module.ts'
import { absentName } from '../model/absent.ts'
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
    const copyable = await copyableFunctions(loaded.value, code)
    const missing = absent.filter((name) => name.startsWith('.') || !isInstalled(name, dir))
    return docusaurusProject({ file, value: loaded.value, absent, missing, copyable }, facts, (value) =>
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

/** Functions that go into the new configuration, with something that they are called with. */
const CALLED: readonly (readonly [key: string, given: unknown])[] = [
  [
    'editUrl',
    { version: 'current', versionDocsDirPath: 'docs', docPath: 'a.md', permalink: '/a', locale: 'en' },
  ],
  ['createRedirects', '/docs/a'],
]

/** Which of them work without the file they are written in: their texts are run apart from it. */
async function copyableFunctions(config: unknown, code: SiteCode): Promise<ReadonlySet<unknown>> {
  const found = readSite(config).plugins.flatMap(({ options }) =>
    CALLED.flatMap(([key, given]) => {
      const value = own(options, key)
      return typeof value === 'function' && absentName(value) === null ? [{ key, given, value }] : []
    }),
  )
  const copyable = new Set<unknown>()
  for (const { key, given, value } of found) {
    const call = `({ ${functionEntry(key, String(value))} }).${key}(${JSON.stringify(given)})`
    const module = `export default () => { ${call}; return true }`
    const address = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`
    const thread = startCode(address, code.limits, { print: () => undefined, failedLater: () => undefined })
    code.started(thread)
    if ((await thread.result).kind === 'value') copyable.add(value)
  }
  return copyable
}
