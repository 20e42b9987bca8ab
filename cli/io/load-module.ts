// Runs one file of the author's code (configuration, sidebars) and gives its default export. What goes wrong in it is told
// with the place in the author's file, never with a stack of this program.
import { randomUUID } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { authorPlace, type BundledModule, bundleModule, siteRelative } from './bundle-module.ts'
import { importModule } from './import-module.ts'
import { type KeptBundles, keptBundle } from './kept-bundle.ts'

/** What a file of code exported. */
export interface LoadedModule {
  readonly value: unknown
  /** Whether there was a default export at all. */
  readonly hasDefault: boolean
  /** Files of the site that went in, relative to the site folder, the entry first. */
  readonly dependencies: readonly string[]
  /** What is odd about the code without keeping it from running, such as a key that is written twice. */
  readonly warnings: readonly Diagnostic[]
}

interface Context {
  readonly siteDir: string
  readonly file: string
  readonly bundled: BundledModule
  /** Ends the address of the running code, so that its frames are known in a stack. */
  readonly mark: string
}

/** Places of a stack that lie in the author's files, innermost first. */
function userPlaces(stack: string, { siteDir, bundled, mark }: Context): readonly Place[] {
  const frame = new RegExp(`#${mark}:(\\d+)(?::(\\d+))?`)
  return stack.split('\n').flatMap((line) => {
    const [, row, column = '1'] = frame.exec(line) ?? []
    const mapped = row === undefined ? null : authorPlace(bundled, Number(row), Number(column))
    return mapped ? [{ file: siteRelative(siteDir, mapped.source), start: mapped.position }] : []
  })
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${typeof error === 'string' ? `'${error}'` : String(error)}`
  const [first = ''] = error.message.split('\n')
  return `${error.name}: ${first.replace(/data:text\/javascript\S*/g, 'this file')}`
}

function exception(error: unknown, context: Context): Diagnostic {
  const [place, ...callers] = userPlaces(error instanceof Error ? (error.stack ?? '') : '', context)
  const entry = { file: siteRelative(context.siteDir, context.file), start: { line: 1, column: 1 } }
  return {
    code: 'config/exception',
    severity: 'error',
    message: messageOf(error),
    place: place ?? entry,
    ...(callers.length > 0
      ? { related: callers.map((caller) => ({ message: 'called from here', place: caller })) }
      : {}),
  }
}

/** The address differs each time, so that the code runs anew even when it is the same as before. */
function moduleAddress({ bundled, mark }: Context): string {
  return `data:text/javascript;base64,${Buffer.from(bundled.code).toString('base64')}#${mark}`
}

/**
 * Loads a file below `folder`, given by its path there or absolute. A function is called, a promise awaited. The code runs
 * every time; its bundle may be an earlier one.
 */
export async function loadModule(
  folder: string,
  path: string,
  kept?: KeptBundles,
): Promise<LoadedModule | readonly Diagnostic[]> {
  const siteDir = await realpath(folder)
  const file = resolve(siteDir, relative(folder, resolve(folder, path)))
  const bundled = await (kept ? keptBundle(siteDir, file, kept) : bundleModule(siteDir, file))
  if (!('code' in bundled)) return bundled
  const context: Context = { siteDir, file, bundled, mark: randomUUID() }
  try {
    const exported = await importModule<{ readonly default?: unknown }>(moduleAddress(context))
    const { default: made } = exported
    const value: unknown = await (typeof made === 'function' ? made() : made)
    const dependencies = bundled.inputs.map((input) => siteRelative(siteDir, input))
    return { value, hasDefault: 'default' in exported, dependencies, warnings: bundled.warnings }
  } catch (error) {
    return [exception(error, context)]
  }
}
