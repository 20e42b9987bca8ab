// Runs one file of the author's code (configuration, sidebars) and returns its default export. Errors are reported at
// their position in the author's file, never with a stack of this program.
import { randomUUID } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { absentName } from '../model/absent.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { missingImport } from '../text/missing-import.ts'
import { authorPlace, type BundledModule, type Bundling, bundleModule } from './bundle-module.ts'
import { type BundleCache, cachedBundle } from './cached-bundle.ts'
import { type CodeFailure, type CodeLimits, type CodeThread, startCode } from './code-thread.ts'
import { pathBelow } from './path-below.ts'

/** Exports of a code file. */
export interface LoadedModule {
  readonly value: unknown
  /** Whether there is a default export. */
  readonly hasDefault: boolean
  /** Bundled files of the site, relative to the site folder, the entry first. */
  readonly dependencies: readonly string[]
  /** Warnings about the code, such as a duplicate key. */
  readonly warnings: readonly Diagnostic[]
  /** The code that ran; absent for plain data, which is read without running it. */
  readonly code?: string
  /** Stops the code: functions in the value cannot be called any more. */
  readonly stop: () => Promise<void>
}

/**
 * Loads a file like `loadModule`. If only packages and files are missing, the code runs again without them. A missing
 * package, which sidebars often import but hardly use, becomes a warning; a missing file, such as a list that another
 * program generates before a build, remains an error.
 */
export async function loadWithoutPackages(
  folder: string,
  path: string,
  code: SiteCode,
  bundling: BundleCache | Bundling = {},
): Promise<LoadedModule | readonly Diagnostic[]> {
  const loaded = await loadModule(folder, path, code, bundling)
  if ('value' in loaded || !loaded.every(({ code: found }) => found === 'config/import')) return loaded
  const { limitMs } = bundling
  const lenient = { ...(limitMs === undefined ? {} : { limitMs }), absent: () => undefined }
  const again = await loadModule(folder, path, code, lenient)
  if (!('value' in again)) return loaded
  const warnings = loaded.map((error): Diagnostic => {
    const isPackage = !/^[./]/.test(missingImport(error.message) ?? '.')
    if (!isPackage)
      return { ...error, code: 'site/absent-file', message: `${error.message}: the import is left out` }
    const message = `${error.message}: a placeholder is used instead`
    return { ...error, code: 'site/absent-package', severity: 'warning', message }
  })
  return { ...again, value: withoutAbsent(again.value), warnings: [...again.warnings, ...warnings] }
}

/** Removes stand-ins of absent values; an absent list of items becomes empty. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => absentName(item) === null).map(withoutAbsent)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (absentName(part) === null) return [[key, withoutAbsent(part)] as const]
    return key === 'items' ? [[key, []] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Limits and callbacks for running code of the site. */
export interface SiteCode {
  readonly limits: CodeLimits
  /** Receives a line that the code of a file prints. */
  readonly print: (file: string, line: string) => void
  /** Receives a failure that happened after the code produced its value. */
  readonly failedLater: (diagnostic: Diagnostic) => void
  /** Receives every thread that is started; the caller terminates it. */
  readonly started: (thread: CodeThread) => void
}

/** Environment variable with the time limit in seconds for code of the site, the bundler and git. */
export const TIME_LIMIT = 'DOCSITE_TIME_LIMIT'

interface Context {
  readonly limits: CodeLimits
  readonly siteDir: string
  readonly file: string
  readonly bundled: BundledModule
  /** End of the running code's URL, which identifies its stack frames. */
  readonly mark: string
}

/** Positions of a stack in the author's files, innermost first. */
function userPlaces(stack: string, { siteDir, bundled, mark }: Context): readonly Place[] {
  const frame = new RegExp(`#${mark}:(\\d+)(?::(\\d+))?`)
  return stack.split('\n').flatMap((line) => {
    const [, row, column = '1'] = frame.exec(line) ?? []
    const mapped = row === undefined ? null : authorPlace(bundled, Number(row), Number(column))
    return mapped ? [{ file: pathBelow(siteDir, mapped.source), start: mapped.position }] : []
  })
}

/** Code, message and hint of the finding for a failure of the code. */
function messageOf(
  failure: CodeFailure,
  { limits, file }: Context,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  const what = /(?:^|[\\/])site\.config\.\w+$/.test(file) ? 'the configuration' : 'the code of this file'
  const seconds = limits.limitMs / 1000
  switch (failure.kind) {
    case 'threw':
      return {
        code: 'config/exception',
        message: failure.message,
        hint: `correct this line: ${what} is a module that runs in Node before anything is built`,
      }
    case 'exits':
      return {
        code: 'config/exit',
        message: `${what} ends the program by calling ${failure.by}`,
        hint: 'throw an error if the site cannot be built; otherwise export the settings',
      }
    case 'late':
      return {
        code: 'config/timeout',
        message: `${what} did not finish within ${seconds} s`,
        hint: `look for an endless loop or a promise that never settles; to allow more time, set the environment variable ${TIME_LIMIT}=${2 * seconds}`,
      }
    case 'idle':
      return {
        code: 'config/timeout',
        message: `${what} did not finish: it waits for a promise that can never settle`,
        hint: 'look for a promise that is neither resolved nor rejected',
      }
    case 'memory':
      return {
        code: 'config/memory',
        message: `${what} uses too much memory`,
        hint: 'look for an endless loop',
      }
  }
}

function diagnosticOf(failure: CodeFailure, context: Context): Diagnostic {
  const [place, ...callers] = userPlaces('stack' in failure ? failure.stack : '', context)
  const entry = startOf(pathBelow(context.siteDir, context.file))
  return {
    ...messageOf(failure, context),
    severity: 'error',
    place: place ?? entry,
    ...(callers.length > 0
      ? { related: callers.map((caller) => ({ message: 'called from here', place: caller })) }
      : {}),
  }
}

/** The URL is different each time, so that unchanged code runs again. */
function moduleAddress({ bundled, mark }: Context): string {
  return `data:text/javascript;base64,${Buffer.from(bundled.code).toString('base64')}#${mark}`
}

/**
 * Loads a file below `folder`, given by a relative or absolute path. An exported function is called, a promise awaited.
 * Plain data is read without running it; other code runs every time, in its own thread, although its bundle may be
 * cached.
 */
export async function loadModule(
  folder: string,
  path: string,
  code: SiteCode,
  bundling: BundleCache | Bundling = {},
): Promise<LoadedModule | readonly Diagnostic[]> {
  const siteDir = await realpath(folder)
  const file = resolve(siteDir, relative(folder, resolve(folder, path)))
  const bundled = await ('cache' in bundling
    ? cachedBundle(siteDir, file, bundling)
    : bundleModule(siteDir, file, bundling))
  if (!('code' in bundled)) return bundled
  const dependencies = bundled.inputs.map((input) => pathBelow(siteDir, input))
  const { data, warnings } = bundled
  if (data)
    return { value: data.value, hasDefault: true, dependencies, warnings, stop: async () => undefined }
  const context: Context = { siteDir, file, bundled, limits: code.limits, mark: randomUUID() }
  const thread = startCode(moduleAddress(context), code.limits, {
    print: (line) => code.print(pathBelow(siteDir, file), line),
    failedLater: (failure) => code.failedLater(diagnosticOf(failure, context)),
  })
  code.started(thread)
  const result = await thread.result
  if (result.kind !== 'value') return [diagnosticOf(result, context)]
  const { value, hasDefault } = result
  return { value, hasDefault, dependencies, warnings, code: bundled.code, stop: thread.stop }
}
