// Runs the configuration of another generator. It runs in a thread, like all code of a site, with stand-ins for missing
// packages.
import type { ForeignProject } from '../init/foreign-project.ts'
import { generatorOf } from '../init/generators/registry.ts'
import { type LoadedModule, loadModule } from '../io/load-module.ts'
import { absentName } from '../model/absent.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ProjectFacts } from '../model/project.ts'
import type { Host } from './options.ts'
import { type SessionCode, siteCode } from './site-code.ts'

/** A configuration that ran. */
export interface ForeignConfig {
  readonly loaded: LoadedModule
  /** Missing files and packages that it loads or reads while it runs. */
  readonly lacking: readonly string[]
}

/** Maximum number of missing files or packages tolerated in a configuration. */
const MAX_LACKING = 20
/** What Vite calls the functions with that configurations export. */
const ENVIRONMENT = { command: 'build', mode: 'production' }
const LACKING =
  /^(?:Error: )?(?:Cannot find (?:module|package) '([^']+)'|ENOENT: .*, (?:open|scandir) '([^']+)')/

/**
 * Runs a configuration, or returns the reason why it fails. Whenever it loads or reads a missing file or package, runs
 * it again without that one. `file` is relative to `dir`; `absent` receives the import path of each package that was
 * not loaded.
 */
export async function runForeignConfig(
  dir: string,
  file: string,
  code: SessionCode,
  absent: (name: string) => void,
): Promise<ForeignConfig | { readonly diagnostics: readonly Diagnostic[] }> {
  const lacking: string[] = []
  const run = { ...code, limits: { ...code.limits, argument: ENVIRONMENT } }
  for (;;) {
    const loaded = await loadModule(dir, file, run, { limitMs: code.bundlerLimitMs, absent, lacking })
    if ('value' in loaded) return { loaded, lacking }
    const [, module, read] = LACKING.exec(loaded[0]?.message ?? '') ?? []
    const name = module ?? read
    if (name === undefined || lacking.includes(name) || lacking.length === MAX_LACKING)
      return { diagnostics: loaded }
    lacking.push(name)
  }
}

/**
 * The project of another generator than Docusaurus in a folder; null if there is none. If its configuration fails, only
 * what files say is known, and the first of the next steps gives the reason.
 */
export async function foreignProject(
  dir: string,
  facts: ProjectFacts,
  host: Host,
): Promise<ForeignProject | null> {
  const found = generatorOf(facts)
  if (found === null) return null
  const { generator, file } = found
  if (!generator.isCode) return generator.project(facts, file, undefined)
  const code = siteCode(host)
  try {
    const run = await runForeignConfig(dir, file, code, () => undefined)
    const absent = 'loaded' in run ? absentName(run.loaded.value) : null
    if ('loaded' in run && absent === null) return generator.project(facts, file, run.loaded.value)
    const project = generator.project(facts, file, undefined)
    const reason =
      'loaded' in run ? `it is made by ${absent}, which is not installed` : run.diagnostics[0]?.message
    const step = `Compare site.config.ts with ${file}, which could not be read: ${reason ?? 'it fails'}.`
    return { ...project, next: [step, ...project.next] }
  } finally {
    await code.stop()
  }
}
