// Bundles one file of the author's code, with everything it imports from the site, into a single module that needs no
// file on disk: the configuration works in a read-only tree, and TypeScript needs no loader.
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildFailure, BuildOptions, Loader, Message, Metafile, OutputFile, Plugin } from 'esbuild'
import { own } from '../../runtime/model/own.ts'
import type { Diagnostic, Place, Position, Severity } from '../model/diagnostic.ts'
import { type LiteralExport, literalExport } from '../text/literal-module.ts'
import { missingImport, missingImportHint } from '../text/missing-import.ts'
import { absentPackages, lenientRequire, RESOLVING } from './absent-packages.ts'
import { runBundler } from './bundler.ts'
import { pathBelow } from './path-below.ts'
import { refusalOf } from './refusal.ts'
import { columnOfByte, type MappedPosition, positionMapper } from './source-position.ts'
import { unreadable } from './unreadable.ts'

/** Bundled code that is ready to run. Plain JSON. */
export interface BundledModule {
  readonly code: string
  /** Source map, as JSON. */
  readonly map: string
  /** Number of columns by which the first line of a file was shifted, by absolute path. */
  readonly shifts: Readonly<Record<string, number>>
  /** Absolute paths of all bundled files of the site, the entry first. */
  readonly inputs: readonly string[]
  /** Every import is relative or built in: the result depends only on files in and around the inputs. */
  readonly isOwn: boolean
  /** The exported value, if the code is plain data and need not run. */
  readonly data?: LiteralExport
  readonly warnings: readonly Diagnostic[]
}

/** Maps a position in the bundled code to the author's file. */
export function authorPlace(
  { map, shifts, inputs: [file = ''] }: BundledModule,
  line: number,
  column: number,
): MappedPosition | null {
  const mapped = positionMapper(map)(line, column)
  if (!mapped) return null
  const source = resolve(dirname(file), mapped.source)
  return { source, position: moveBack(mapped.position, own(shifts, source)) }
}

/** The module `docsite` as the author's code imports it, independent of where the program is installed. */
const DOOR = 'export const defineConfig = (config) => config'
/** The same code as it appears in a bundle. */
const BUNDLED_DOOR = '// door:docsite\nvar defineConfig = (config) => config;\n'

const PACKAGE = /^(?:@[^/]+\/|[^./@])/

/** Keeps packages outside the bundle, under absolute URLs. */
const packages: Plugin = {
  name: 'packages',
  setup(setup) {
    setup.onResolve({ filter: /^docsite$/ }, () => ({ path: 'docsite', namespace: 'door' }))
    setup.onLoad({ filter: /.*/, namespace: 'door' }, () => ({ contents: DOOR, loader: 'js' }))
    setup.onResolve({ filter: PACKAGE }, async ({ path, kind, pluginData, resolveDir, importer }) => {
      if (pluginData === RESOLVING || kind === 'entry-point') return undefined
      if (isBuiltin(path)) return { path, external: true }
      if (path.startsWith('file:') || path.startsWith('data:')) return { path, external: true }
      const found = await setup.resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
      if (found.errors.length > 0) return { errors: found.errors }
      if (!found.path.split(sep).includes('node_modules')) return { path: found.path }
      return { path: kind === 'require-call' ? found.path : pathToFileURL(found.path).href, external: true }
    })
  },
}

const LOADERS: Readonly<Record<string, Loader>> = {
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
}
const OWN_ADDRESS = /\bimport\.meta\b|\b__(?:file|dir)name\b/

/** Declarations for a file that uses its own URL or path, put on its first line so that line numbers stay the same. */
function ownAddress(file: string): string {
  const meta = { url: pathToFileURL(file).href, filename: file, dirname: dirname(file) }
  const [url, filename, directory] = [meta.url, meta.filename, meta.dirname].map((value) =>
    JSON.stringify(value),
  )
  return `const __docsiteMeta={url:${url},filename:${filename},dirname:${directory}};`
}

/** Number of columns by which the first line of a file was shifted, by absolute path. */
type Shifts = Map<string, number>

/** Throws `EnvironmentError` if the file cannot be read. */
const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw unreadable(path, error)
  })

/** Gives each file its own `import.meta` and `__dirname`, although all files become one module. */
function fileAddresses(shifts: Shifts, isLenient: boolean): Plugin {
  return {
    name: 'file-addresses',
    setup(setup) {
      setup.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
        const read = (await textOf(path)).replace(/^\uFEFF/, '')
        const text = isLenient ? oneModuleKind(read) : read
        const loader = own(LOADERS, path.slice(path.lastIndexOf('.') + 1)) ?? 'ts'
        const address = OWN_ADDRESS.test(text) ? ownAddress(path) : ''
        shifts.set(path, address.length)
        return { contents: `${address}${text}`, loader }
      })
    },
  }
}

/** Suffix of the path of the module itself, as opposed to the wrapper that `require` returns. */
const BEHIND = '?module'

/**
 * Makes `require` of a site module return its default export, if that is an object or a function, with the other
 * exports as properties. Programs that load configurations do this, and files are written for it.
 */
const requiredDefaults: Plugin = {
  name: 'required-defaults',
  setup(setup) {
    setup.onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'require-call') return undefined
      if (path.endsWith(BEHIND)) return { path: resolve(resolveDir, path.slice(0, -BEHIND.length)) }
      if (pluginData === RESOLVING) return undefined
      const found = await setup.resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
      const isModule = found.errors.length === 0 && /\.[cm]?[jt]s$/.test(found.path)
      return isModule ? { path: found.path, namespace: 'required' } : undefined
    })
    setup.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: requiredModule(path),
      resolveDir: dirname(path),
      loader: 'js',
    }))
  },
}

const requiredModule = (path: string): string => `
const all = require(${JSON.stringify(`./${basename(path)}${BEHIND}`)})
const main = all?.default
const isHolder = typeof main === 'function' || (typeof main === 'object' && main !== null)
if (isHolder && Object.isExtensible(main))
  for (const key in all) if (!(key in main)) Object.defineProperty(main, key, { get: () => all[key] })
module.exports = isHolder ? main : all
`

/** Other programs accept files that mix `import` statements with `module.exports =`. */
function oneModuleKind(text: string): string {
  return /^(?:import|export)\s/m.test(text) ? text.replace(/^module\.exports\s*=/m, 'export default') : text
}

function moveBack(position: Position, shift: number | undefined): Position {
  return position.line === 1 && shift ? { line: 1, column: Math.max(1, position.column - shift) } : position
}

function messagePlace(message: Message, siteDir: string, shifts: Shifts): Place | undefined {
  const { location } = message
  if (!location) return undefined
  const { line, lineText } = location
  const path = resolve(siteDir, location.file)
  const start = columnOfByte(lineText, location.column)
  const end = Math.max(columnOfByte(lineText, location.column + location.length), start + 1)
  const at = (column: number) => moveBack({ line, column }, shifts.get(path))
  return { file: pathBelow(siteDir, path), start: at(start), end: at(end) }
}

function failure(error: unknown): BuildFailure | null {
  const known = error instanceof Error && 'errors' in error && Array.isArray(error.errors)
  return known ? (error as BuildFailure) : null
}

function outputEnding(files: readonly OutputFile[], ending: string): string {
  return files.find(({ path }) => path.endsWith(ending))?.text ?? ''
}

/** First line of a bundle: a `require` that resolves from the entry. */
const requireLine = (file: string) =>
  `import{createRequire as __docsiteRequire}from'node:module';const require=__docsiteRequire(${JSON.stringify(file)});`

function options(siteDir: string, file: string, shifts: Shifts, { absent, lacking = [] }: Bundling) {
  const meta = (field: string) => `__docsiteMeta.${field}`
  return {
    entryPoints: [file],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    outfile: `${file}.mjs`,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    conditions: [],
    // The site's tsconfig is for its editor; the configuration must not depend on it.
    tsconfigRaw: {},
    banner: { js: absent ? lenientRequire(file, lacking) : requireLine(file) },
    define: {
      'import.meta.url': meta('url'),
      'import.meta.filename': meta('filename'),
      'import.meta.dirname': meta('dirname'),
      __filename: meta('filename'),
      __dirname: meta('dirname'),
      ...(absent ? { 'import.meta.glob': '__docsiteGlob', 'import.meta.env': '__docsiteEnv' } : {}),
    },
    plugins: [
      ...(absent ? [absentPackages(absent)] : []),
      packages,
      requiredDefaults,
      fileAddresses(shifts, absent !== undefined),
    ],
  } as const satisfies BuildOptions
}

/** Whether an import is resolved without searching `node_modules` folders. */
function isOwnImport({ path, original }: Metafile['inputs'][string]['imports'][number]): boolean {
  return original === undefined ? isBuiltin(path) : original === 'docsite' || /^\.{0,2}\//.test(original)
}

function codeOf(text: string, severity: Severity): string {
  if (severity === 'warning') return 'config/suspicious'
  return text.startsWith('Could not resolve') ? 'config/import' : 'config/syntax'
}

function diagnostics(
  messages: readonly Message[],
  severity: Severity,
  siteDir: string,
  shifts: Shifts,
): readonly Diagnostic[] {
  return messages.map((message) => {
    const place = messagePlace(message, siteDir, shifts)
    return {
      code: codeOf(message.text, severity),
      severity,
      message: message.text,
      ...hintOf(message.text),
      ...(place ? { place } : {}),
    }
  })
}

/** The most common mistake is a missing comma. */
function hintOf(text: string): { readonly hint: string } {
  if (/^Unexpected "[“”„«»‘’]"/.test(text)) return { hint: "Write straight quotes around strings: 'text'." }
  if (/^Expected ".*" but found "\p{Script=Cyrillic}/u.test(text))
    return { hint: "Put the text in straight quotes: 'text'. Or is a comma missing before it?" }
  if (/^JSON does not support comments/.test(text))
    return {
      hint: 'Remove the comment, or name the file site.config.ts and write export default before the {.',
    }
  if (/^Expected "[}\])]" but found "(?:[\w$'"`{[]|\.\.\.)/.test(text))
    return { hint: 'Is a comma missing before it, at the end of the line above?' }
  if (/^Unterminated string/.test(text))
    return { hint: 'Close the string with the same quote that it begins with.' }
  if (/^Unexpected end of file/.test(text)) return { hint: 'A bracket or a brace is never closed.' }
  if (/^Expected ".*" in JSON but found "/.test(text))
    return {
      hint: 'Is a comma missing before it, at the end of the line above? JSON does not allow comments either.',
    }
  if (/^Duplicate key/.test(text)) return { hint: 'Remove one of the two: only the last one takes effect.' }
  const wanted = missingImport(text)
  return { hint: wanted === null ? 'Fix the code at this place.' : missingImportHint(wanted) }
}

/** Options of bundling. */
export interface Bundling {
  readonly limitMs?: number
  /** Called once the bundler, which is another process, is working. */
  readonly meanwhile?: () => void
  /**
   * Receives the name of each package that was not loaded. If given, unresolved imports are not errors: an inert
   * stand-in replaces them.
   */
  readonly absent?: (name: string) => void
  /** Absolute paths of files and names of packages that made an earlier run of the code fail. */
  readonly lacking?: readonly string[]
}

/** Bundles a file; mistakes in it and in its imports are returned as diagnostics. */
export async function bundleModule(
  siteDir: string,
  file: string,
  bundling: Bundling = {},
): Promise<BundledModule | readonly Diagnostic[]> {
  const shifts: Shifts = new Map()
  const { limitMs, meanwhile } = bundling
  try {
    const task = { what: pathBelow(siteDir, file), limitMs, begun: meanwhile }
    const result = await runBundler(options(siteDir, file, shifts, bundling), task)
    const imported = Object.keys(result.metafile.inputs).filter(
      (input) => !/^(?:door|absent|required):/.test(input),
    )
    const paths = imported.map((input) => resolve(siteDir, input)).filter((path) => path !== file)
    const code = outputEnding(result.outputFiles, '.mjs')
    const data = literalExport(code.replace(requireLine(file), '').replace(BUNDLED_DOOR, ''), 'defineConfig')
    return {
      code,
      ...(data ? { data } : {}),
      map: outputEnding(result.outputFiles, '.map'),
      shifts: Object.fromEntries(shifts),
      inputs: [file, ...paths.sort()],
      isOwn: Object.values(result.metafile.inputs).every(({ imports }) => imports.every(isOwnImport)),
      warnings: diagnostics(result.warnings, 'warning', siteDir, shifts),
    }
  } catch (error) {
    const known = failure(error)
    if (!known) throw error
    const refusal = refusalOf(error)
    if (refusal) throw refusal
    return diagnostics(known.errors, 'error', siteDir, shifts)
  }
}
