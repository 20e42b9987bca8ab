// Finds and runs the configuration of a site. Nothing is validated here: the value is passed to cli/config as it is.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { hashText } from '../text/fingerprint.ts'
import { isEmptyObject } from '../text/record.ts'
import type { BundleCache } from './cached-bundle.ts'
import { type LoadedModule, loadModule, type SiteCode } from './load-module.ts'
import { isAbsent, unreadable } from './unreadable.ts'

/** File names of a configuration. */
export const CONFIG_FILES: readonly string[] = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (ending) => `site.config.${ending}`,
)

/** A configuration that was loaded. */
export interface LoadedConfig extends Omit<LoadedModule, 'hasDefault'> {
  /** Path of the file, relative to the site folder. */
  readonly file: string
  /** Text of the file without byte order mark. */
  readonly text: string
  /** Hash of the bytes of the file and all files of the site that it imports. */
  readonly hash: string
}

const EXAMPLE = [
  "import { defineConfig } from 'docsite'",
  '',
  'export default defineConfig({',
  "  title: 'My site',",
  "  url: 'https://docs.example.com',",
  "  baseUrl: '/',",
  '})',
].join('\n')

function problem(code: string, message: string, hint: string, file?: string): readonly Diagnostic[] {
  const place = file === undefined ? {} : { place: startOf(file) }
  return [{ code, severity: 'error', message, hint, ...place }]
}

async function namesIn(dir: string): Promise<readonly string[] | null> {
  try {
    return await readdir(dir)
  } catch (error) {
    if (isAbsent(error)) return null
    throw unreadable(dir, error)
  }
}

function noConfig(siteDir: string, names: readonly string[]): readonly Diagnostic[] {
  const message = `no configuration in ${siteDir}: looked for ${CONFIG_FILES.join(', ')}`
  const foreign = names.find((name) => /^docusaurus\.config\.(?:ts|mts|js|mjs)$/.test(name))
  const misnamed = names.find((name) =>
    /^(?:(?:docsite|sites?|docs)[.-]?config\.(?:[cm]?[jt]sx?|json5?)|site\.config\.\w+)$/i.test(name),
  )
  if (foreign === undefined && misnamed !== undefined) {
    const isCode = /\.(?:[cm]?[jt]sx?|json)$/.test(misnamed)
    const hint = isCode
      ? `rename ${misnamed} to site.config.ts`
      : `${misnamed} is not read: create site.config.ts instead:\n${EXAMPLE}`
    return problem('config/not-found', message, hint)
  }
  if (foreign === undefined)
    return problem('config/not-found', message, `run docsite init, or create site.config.ts:\n${EXAMPLE}`)
  const hint = `run docsite migrate: it converts ${foreign} to site.config.ts and leaves pages unchanged`
  return problem('config/not-found', message, hint)
}

function severalConfigs(files: readonly string[]): readonly Diagnostic[] {
  const message = `several configuration files: ${files.join(' and ')}`
  return problem('config/several-files', message, `keep one of them, for example ${files[0]}`, files[0])
}

/** Throws `EnvironmentError` if the file cannot be read. */
const bytesOf = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })

async function hashOf(siteDir: string, files: readonly string[]): Promise<string> {
  const hashes = await Promise.all(
    files.map(async (file) => `${file}\0${hashText(await bytesOf(join(siteDir, file)))}`),
  )
  return hashText(hashes.join('\n'))
}

async function run(
  siteDir: string,
  file: string,
  code: SiteCode,
  cached: BundleCache | undefined,
): Promise<LoadedConfig | readonly Diagnostic[]> {
  const text = (await bytesOf(join(siteDir, file))).toString('utf8').replace(/^\uFEFF/, '')
  if (text.trim() === '')
    return problem('config/empty', 'the configuration is empty', `write, for example:\n${EXAMPLE}`, file)
  const loaded = await loadModule(siteDir, file, code, cached)
  if (!('hasDefault' in loaded)) return loaded
  const { value, hasDefault, dependencies, warnings, stop, code: ran } = loaded
  if (!hasDefault) {
    const hint = `add a default export, for example:\n${EXAMPLE}`
    return problem('config/no-default-export', 'the configuration has no default export', hint, file)
  }
  if (isEmptyObject(value))
    return problem('config/empty', 'the configuration is empty', `write, for example:\n${EXAMPLE}`, file)
  const hash = await hashOf(siteDir, dependencies)
  return {
    file,
    text,
    value,
    dependencies,
    warnings,
    ...(ran === undefined ? {} : { code: ran }),
    stop,
    hash,
  }
}

/** The configuration of the site in this folder, or the reason why there is none. */
export async function loadConfig(
  siteDir: string,
  code: SiteCode,
  cached?: BundleCache,
): Promise<LoadedConfig | readonly Diagnostic[]> {
  const names = await namesIn(siteDir)
  if (names === null) {
    const hint = 'pass the site folder, the one that contains site.config.ts'
    return problem('config/no-site', `the folder ${siteDir} does not exist or cannot be read`, hint)
  }
  const files = CONFIG_FILES.filter((file) => names.includes(file))
  const [file, second] = files
  if (file === undefined) return noConfig(siteDir, names)
  return second === undefined ? run(siteDir, file, code, cached) : severalConfigs(files)
}
