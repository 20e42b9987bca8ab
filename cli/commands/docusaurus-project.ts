// Reads a Docusaurus site: its configuration runs apart, as any code of a site, with stand-ins for the packages that are not there.
import { isAbsolute, join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { own } from '../../runtime/model/own.ts'
import { type DocusaurusProject, docusaurusProject } from '../init/docusaurus/migrate.ts'
import { readSite } from '../init/docusaurus/read-site.ts'
import { packageManager } from '../init/templates/package-manager.ts'
import { functionEntry } from '../init/templates/typescript.ts'
import { bundleModule } from '../io/bundle-module.ts'
import { startCode } from '../io/code-thread.ts'
import { isInstalled } from '../io/installed-package.ts'
import { type LoadedModule, loadModule, type SiteCode } from '../io/load-module.ts'
import { filesBeside } from '../io/project-facts.ts'
import { isThere } from '../io/unreadable.ts'
import { absentName } from '../model/absent.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ProjectFacts } from '../model/project.ts'
import { missingImport } from '../text/missing-import.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
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
    const run = await runLeniently(dir, file, code, (name) => void absent.push(name))
    if ('diagnostics' in run) return { diagnostics: withInstall(run.diagnostics, absent, facts, dir) }
    const { loaded, lacking } = run
    const isFile = (name: string) => /^[./]/.test(name) || isAbsolute(name)
    absent.push(...lacking.filter((name) => !isFile(name)))
    const { usableConfig } = await loadValidation()
    const names = siteNames(dir)
    const source = facts.read(file) ?? ''
    const copyable = await copyableFunctions(loaded.value, source, code)
    const missing = new Map([
      ...absent
        .filter((name) => name.startsWith('.') || !isInstalled(name, dir))
        .map((name) => [name, []] as const),
      ...(await brokenImports(dir, source, code)),
    ])
    const config = {
      file,
      value: loaded.value,
      absent,
      missing,
      lacking: lacking.filter(isFile).map((path) => shownPath(dir, path)),
      copyable,
    }
    const beside = await Promise.all(docsBeside(loaded.value).map((folder) => filesBeside(dir, folder)))
    const all = { ...facts, files: [...facts.files, ...beside.flat()] }
    return docusaurusProject(config, all, (value) => usableConfig(value, names, isDeepStrictEqual))
  } finally {
    await code.stop()
  }
}

/** Of a configuration that fails while packages are missing, their absence is the first thing to mend. */
function withInstall(
  diagnostics: readonly Diagnostic[],
  absent: readonly string[],
  facts: ProjectFacts,
  dir: string,
): readonly Diagnostic[] {
  const [first, ...others] = diagnostics
  const missing = [...new Set(absent)].filter((name) => /^[@\w]/.test(name) && !isInstalled(name, dir))
  if (first?.code !== 'config/exception' || missing.length === 0) return diagnostics
  const { ci } = packageManager(facts)
  const hint = `the packages of the site are not installed (${missing.join(', ')}), and a value that does nothing stands for each: run \`${ci}\`, and docsite migrate again`
  return [{ ...first, hint }, ...others]
}

/** Says why the configuration cannot be read, and gives the exit code. */
export function refuseDocusaurus(
  diagnostics: readonly Diagnostic[],
  { read }: Pick<ProjectFacts, 'read'>,
  host: Host,
): number {
  reportDiagnostics(diagnostics, host, (file) => read(file) ?? undefined)
  return EXIT.usage
}

/** Folders of pages that lie beside the site. */
const docsBeside = (config: unknown): readonly string[] =>
  readSite(config).plugins.flatMap(({ name, options: { path } }) =>
    name === '@docusaurus/plugin-content-docs' && typeof path === 'string' && path.startsWith('../')
      ? [path]
      : [],
  )

/** Files that one configuration may lack. */
const MOST_LACKING = 20
const LACKING =
  /^(?:Error: )?(?:Cannot find (?:module|package) '([^']+)'|ENOENT: .*, (?:open|scandir) '([^']+)')/

/** Runs a configuration; for a file or package that it loads or reads and that is not there, once more without it. */
async function runLeniently(
  dir: string,
  file: string,
  code: ReturnType<typeof siteCode>,
  absent: (name: string) => void,
): Promise<
  | { readonly loaded: LoadedModule; readonly lacking: readonly string[] }
  | { readonly diagnostics: readonly Diagnostic[] }
> {
  const lacking: string[] = []
  for (;;) {
    const loaded = await loadModule(dir, file, code, { limitMs: code.bundlerLimitMs, absent, lacking })
    if ('value' in loaded) return { loaded, lacking }
    const [, module, read] = LACKING.exec(loaded[0]?.message ?? '') ?? []
    const name = module ?? read
    if (name === undefined || lacking.includes(name) || lacking.length === MOST_LACKING)
      return { diagnostics: loaded }
    lacking.push(name)
  }
}

const CODE_ENDINGS = ['.ts', '.js', '.mjs', '.cjs', '.mts', '/index.ts', '/index.js', '']

const shownPath = (dir: string, path: string) => (isAbsolute(path) ? relative(dir, path) : path)

/** Files of the site that a configuration imports and that cannot be loaded as they are, with what they import and is not there. */
async function brokenImports(
  dir: string,
  source: string,
  code: ReturnType<typeof siteCode>,
): Promise<readonly (readonly [path: string, needs: readonly string[]])[]> {
  const named = [...source.matchAll(/(?:\bfrom\s*|\b(?:require|import)\(\s*)(['"])(\.{1,2}\/[^'"]+)\1/g)]
  const broken: [string, readonly string[]][] = []
  for (const path of new Set(named.map(([, , from = '']) => from))) {
    const file = CODE_ENDINGS.map((ending) => join(dir, path) + ending).find((each) => isThere(each))
    if (file === undefined || !/\.[cm]?[jt]s$/.test(file)) continue
    const bundled = await bundleModule(dir, file, { limitMs: code.bundlerLimitMs })
    if (!('code' in bundled))
      broken.push([path, bundled.flatMap(({ message }) => missingImport(message) ?? [])])
  }
  return broken
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
async function copyableFunctions(
  config: unknown,
  source: string,
  code: SiteCode,
): Promise<ReadonlySet<unknown>> {
  const names = topLevelNames(source)
  const found = readSite(config).plugins.flatMap(({ options }) =>
    CALLED.flatMap(([key, given]) => {
      const value = own(options, key)
      return typeof value === 'function' && absentName(value) === null ? [{ key, given, value }] : []
    }),
  )
  const copyable = new Set<unknown>()
  for (const { key, given, value } of found) {
    if (
      names.some((name) =>
        new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(String(value)),
      )
    )
      continue
    const call = `({ ${functionEntry(key, String(value))} }).${key}(${JSON.stringify(given)})`
    const module = `export default () => { ${call}; return true }`
    const address = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`
    const thread = startCode(address, code.limits, { print: () => undefined, failedLater: () => undefined })
    code.started(thread)
    if ((await thread.result).kind === 'value') copyable.add(value)
  }
  return copyable
}

/** Names that a file declares or imports for all of its code. */
const topLevelNames = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /^(?:export\s+)?(?:(?:const|let|var)\s+(\{[^}]*\}|[\w$]+)|(?:async\s+)?function\s+([\w$]+)|import\s+([^'"]+?)\s+from\b)/gm,
    ),
  ]
    .flatMap((match) => (match[1] ?? match[2] ?? match[3] ?? '').match(/[\w$]+/g) ?? [])
    .filter((name) => !['as', 'type', 'default'].includes(name))
