// Reads a Docusaurus site: its configuration runs apart, as any code of a site, with stand-ins for the packages that are not there.
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
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
import { pathBelow } from '../io/path-below.ts'
import { plainCode } from '../io/plain-code.ts'
import { filesBeside } from '../io/project-facts.ts'
import { isThere } from '../io/unreadable.ts'
import { absentName } from '../model/absent.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ProjectFacts } from '../model/project.ts'
import { missingImport } from '../text/missing-import.ts'
import { type NeededStatements, neededStatements } from '../text/needed-statements.ts'
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
    const value = withRelativePaths(loaded.value, dir)
    const isFile = (name: string) => /^[./]/.test(name) || isAbsolute(name)
    absent.push(...lacking.filter((name) => !isFile(name)))
    const { usableConfig } = await loadValidation()
    const names = siteNames(dir)
    const source = facts.read(file) ?? ''
    const { copyable, statements } = await copyableFunctions(value, await plainCode(source), {
      code,
      dir,
    })
    const missing = new Map([
      ...absent
        .filter((name) => name.startsWith('.') || !isInstalled(name, dir))
        .map((name) => [name, []] as const),
      ...(await brokenImports(dir, source, code)),
    ])
    const config = {
      file,
      value,
      absent,
      missing,
      lacking: lacking.filter(isFile).map((path) => shownPath(dir, path)),
      copyable,
      statements,
    }
    const beside = await Promise.all(docsBeside(value).map((folder) => filesBeside(dir, folder)))
    const all = { ...facts, files: [...facts.files, ...beside.flat()] }
    return docusaurusProject(config, all, (value) => usableConfig(value, names, isDeepStrictEqual))
  } finally {
    await code.stop()
  }
}

/** A configuration whose paths from the root of the disk (`path.join(__dirname, 'docs')`) are paths from the site: it is moved with the site. */
function withRelativePaths(value: unknown, dir: string): unknown {
  if (typeof value === 'string') return isBelow(value, dirname(dir)) ? pathBelow(dir, value) : value
  if (Array.isArray(value)) return value.map((part) => withRelativePaths(part, dir))
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, withRelativePaths(part, dir)]),
  )
}

/** Whether a path lies in a folder that is not the root of the disk. */
const isBelow = (path: string, folder: string): boolean =>
  dirname(folder) !== folder && path.startsWith(folder + sep)

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
const CALLED: readonly (readonly [key: string, given: string])[] = [
  [
    'editUrl',
    "{ version: 'current', versionDocsDirPath: 'docs', docPath: 'a.md', permalink: '/a', locale: 'en' }",
  ],
  ['createRedirects', "'/docs/a'"],
  [
    'sidebarItemsGenerator',
    "{ item: { type: 'autogenerated', dirName: '.' }, version: { versionName: 'current', contentPath: 'docs' }, docs: [], categoriesMetadata: {}, defaultSidebarItemsGenerator: async () => [] }",
  ],
]

/** Functions that may stand in another file, and the statements of theirs that have to stand there too. */
type CopyableFunctions = Pick<Parameters<typeof docusaurusProject>[0], 'copyable' | 'statements'>

/** Which of them work without the file they are written in: their texts are run apart from it, with what they need of it. */
async function copyableFunctions(
  config: unknown,
  source: string,
  { code, dir }: { readonly code: SiteCode; readonly dir: string },
): Promise<CopyableFunctions> {
  const found = readSite(config).plugins.flatMap(({ options }) =>
    CALLED.flatMap(([key, given]) => {
      const value = own(options, key)
      return typeof value === 'function' && absentName(value) === null ? [{ key, given, value }] : []
    }),
  )
  const copyable = new Set<unknown>()
  const statements = new Set<string>()
  for (const { key, given, value } of found) {
    const needed = neededStatements(source, String(value))
    if (needed === null || needed.from.some((name) => !/^(?:\.|node:)/.test(name) && !isInstalled(name, dir)))
      continue
    const call = `await ({ ${functionEntry(key, String(value))} }).${key}(${given})`
    if (!(await runs(call, needed, code))) continue
    copyable.add(value)
    for (const each of needed.statements) statements.add(each)
  }
  return { copyable, statements: [...statements] }
}

/**
 * Whether a call does without any other name. Apart from its file nothing can be imported: something stands for each import that takes
 * any question, and what else the call throws then says nothing.
 */
async function runs(
  call: string,
  { statements, imported }: NeededStatements,
  code: SiteCode,
): Promise<boolean> {
  const stands = imported.map((name) => `const ${name} = any`)
  const others = statements.filter((each) => !/^import\b/.test(each))
  const isApart = stands.length === 0 && !others.some((each) => /\brequire\(/.test(each))
  const module = [
    "const any = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : any), apply: () => any })",
    'const require = any',
    ...stands,
    ...others,
    isApart
      ? `export default async () => { ${call}; return true }`
      : `export default async () => { try { ${call} } catch (error) { if (error instanceof ReferenceError) throw error }; return true }`,
  ].join('\n')
  const address = `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`
  const thread = startCode(address, code.limits, { print: () => undefined, failedLater: () => undefined })
  code.started(thread)
  return (await thread.result).kind === 'value'
}
