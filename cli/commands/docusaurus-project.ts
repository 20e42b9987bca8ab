// Reads a Docusaurus site. Its configuration runs in a thread, like all code of a site, with stand-ins for missing
// packages.
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
import type { SiteCode } from '../io/load-module.ts'
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
import { runForeignConfig } from './foreign-config.ts'
import type { Host } from './options.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
import { siteCode } from './site-code.ts'
import { siteNames } from './site-folder.ts'
import { loadValidation } from './valid-config.ts'

/** The site, or the reason why its configuration cannot be read. `file` is relative to `dir`. */
export async function readDocusaurus(
  dir: string,
  file: string,
  facts: ProjectFacts,
  host: Host,
): Promise<DocusaurusProject | { readonly diagnostics: readonly Diagnostic[] }> {
  const code = siteCode(host)
  const absent: string[] = []
  try {
    const run = await runForeignConfig(dir, file, code, (name) => void absent.push(name))
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

/**
 * Replaces absolute paths (`path.join(__dirname, 'docs')`) by paths relative to the site, so that the site can be
 * moved.
 */
function withRelativePaths(value: unknown, dir: string): unknown {
  if (typeof value === 'string') return isBelow(value, dirname(dir)) ? pathBelow(dir, value) : value
  if (Array.isArray(value)) return value.map((part) => withRelativePaths(part, dir))
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, withRelativePaths(part, dir)]),
  )
}

/** Whether a path is inside a folder other than the root of the disk. */
const isBelow = (path: string, folder: string): boolean =>
  dirname(folder) !== folder && path.startsWith(folder + sep)

/** If a configuration fails while packages are missing, suggests to install them first. */
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
  const hint = `the packages of the site are not installed and were replaced by stubs (${missing.join(', ')}): run \`${ci}\`, then \`docsite migrate\` again`
  return [{ ...first, hint }, ...others]
}

/** Reports why the configuration cannot be read and returns the exit code. */
export function refuseDocusaurus(
  diagnostics: readonly Diagnostic[],
  { read }: Pick<ProjectFacts, 'read'>,
  host: Host,
): number {
  reportDiagnostics(diagnostics, host, (file) => read(file) ?? undefined)
  return EXIT.usage
}

/** Docs folders outside the site folder. */
const docsBeside = (config: unknown): readonly string[] =>
  readSite(config).plugins.flatMap(({ name, options: { path } }) =>
    name === '@docusaurus/plugin-content-docs' && typeof path === 'string' && path.startsWith('../')
      ? [path]
      : [],
  )

const CODE_ENDINGS = ['.ts', '.js', '.mjs', '.cjs', '.mts', '/index.ts', '/index.js', '']

const shownPath = (dir: string, path: string) => (isAbsolute(path) ? relative(dir, path) : path)

/** Files that the configuration imports and that cannot be loaded, each with its missing imports. */
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

/** Functions that are copied into the new configuration, with arguments for a trial call. */
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

/** Functions that work in another file, and the statements they need there. */
type CopyableFunctions = Pick<Parameters<typeof docusaurusProject>[0], 'copyable' | 'statements'>

/** Finds functions that work outside their file by running each with only the statements it needs. */
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
 * Whether a call needs no other names. Outside the file nothing can be imported: each import is replaced by a stand-in
 * that accepts anything, so only a `ReferenceError` of the call counts.
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
