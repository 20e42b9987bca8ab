// A pipeline over files in memory, with the real stages, the real runtime and no threads.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleRuntime } from '../../cli/bundle/runtime.ts'
import { localePlan } from '../../cli/commands/locale-plan.ts'
import { validateConfig } from '../../cli/config/validate.ts'
import { noCache } from '../../cli/io/disk-cache.ts'
import { imageInfo } from '../../cli/io/image-info.ts'
import { loadModule, loadWithoutPackages } from '../../cli/io/load-module.ts'
import { memorySource } from '../../cli/io/memory-source.ts'
import { type EmittedFile, isLarge, type OutputFile } from '../../cli/model/output.ts'
import type { RuntimeBundle } from '../../cli/model/ports.ts'
import { pageCompiler } from '../../cli/pipeline/compile-page.ts'
import { plainFile } from '../../cli/pipeline/plain-file.ts'
import { createPipeline, type Pipeline, type PipelinePorts } from '../../cli/pipeline.ts'
import { testCode } from './site-code.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CACHE = join(process.env.DOCSITE_TEST_CACHE ?? tmpdir(), 'docsite-test-runtime')
const bundles = new Map<string, Promise<RuntimeBundle>>()

function bundle(engine: 'preact' | 'react'): Promise<RuntimeBundle> {
  const made =
    bundles.get(engine) ??
    bundleRuntime(engine, { toolDir: ROOT.replace(/\/$/, ''), toolVersion: 'test', cacheDir: CACHE })
  bundles.set(engine, made)
  return made
}

/** A live pipeline and the files it reads; change them and call `pipeline.changed`. */
export interface MemorySite {
  readonly pipeline: Pipeline
  readonly files: Map<string, string>
}

const compilePage = pageCompiler()

/** A pipeline over these files; runs `site.config.ts` if it is among them. `ports` override the default ports. */
export async function memoryPipeline(
  files: Map<string, string>,
  ports: Partial<PipelinePorts> = {},
): Promise<MemorySite> {
  return { pipeline: createPipeline({ ...(await memoryPorts(files)), ...ports }), files }
}

/** Contains the temporary folders of this process; removed when it exits. */
const FOLDERS = mkdtempSync(join(tmpdir(), 'docsite-memory-'))
process.once('exit', () => rmSync(FOLDERS, { recursive: true, force: true }))

/** A folder with only this configuration, and the result of running it. */
async function runConfig(text: string) {
  const dir = mkdtempSync(join(FOLDERS, 'site-'))
  writeFileSync(join(dir, 'site.config.ts'), text)
  const loaded = await loadModule(dir, 'site.config.ts', testCode().code)
  if (!('value' in loaded)) throw new Error(JSON.stringify(loaded))
  const { config, diagnostics } = validateConfig(loaded.value, 'site.config.ts')
  if (!config) throw new Error(JSON.stringify(diagnostics))
  return { dir, config }
}

const configs = new Map<string, ReturnType<typeof runConfig>>()

/** Caches results by text: starting a thread for the configuration takes longer than the rest of a small site. */
function configOf(text: string): ReturnType<typeof runConfig> {
  const known = configs.get(text) ?? runConfig(text)
  configs.set(text, known)
  return known
}

/** The ports of such a pipeline. */
export async function memoryPorts(files: Map<string, string>): Promise<PipelinePorts> {
  const { dir, config } = await configOf(files.get('site.config.ts') ?? '')
  const locales = localePlan(config, [])
  return {
    config: () => config,
    locales: () => locales,
    source: memorySource(files),
    history: { lastChanges: async () => null },
    cache: noCache(),
    compiler: { compile: async (input) => compilePage(input) },
    bundle,
    loadModule: async (path) => {
      writeFileSync(join(dir, path), files.get(path) ?? '')
      return loadWithoutPackages(dir, path, testCode().code)
    },
    imageInfo,
    // Returns the svg text instead of drawing it, so that tests can read it.
    shareImages: { problem: () => null, widthOf: () => 0, png: async (svg) => Buffer.from(svg) },
    mode: 'production',
    toolVersion: 'test',
  }
}

/** Everything a build would write and report: path -> text, and the findings. */
export interface MemoryOutput {
  readonly files: Readonly<Record<string, string>>
  readonly findings: unknown
}

/** The body of a file in memory. */
const bodyOf = (file: EmittedFile): OutputFile['body'] => {
  const { body } = plainFile(file)
  return isLarge(body) ? body.whole() : body
}

/** Every file that a build of the whole site writes, by path. */
export async function writtenFiles(pipeline: Pipeline): Promise<Map<string, OutputFile['body']>> {
  const files = new Map<string, OutputFile['body']>()
  await pipeline.writeAll(
    {
      write: async (file) => void files.set(file.path, bodyOf(file)),
      reuse: async () => false,
    },
    () => undefined,
  )
  return files
}

/** Output of a pipeline. */
export async function outputOf(site: MemorySite): Promise<MemoryOutput> {
  const { files, findings } = await outputAfter(site)
  return { files, findings }
}

/** Output of a pipeline when the files of an earlier one are published, and which of them it reused. */
export async function outputAfter(
  { pipeline }: MemorySite,
  published: Readonly<Record<string, string>> = {},
) {
  const files: Record<string, string> = {}
  const taken: string[] = []
  const paths: string[] = []
  const target = {
    write: async (file: EmittedFile) => {
      const { path } = file
      const body = bodyOf(file)
      paths.push(path)
      if (!/\.(js|css)$/.test(path) || path.includes('/page-'))
        files[path] =
          typeof body === 'string'
            ? body
            : Buffer.from(body).toString(path.endsWith('.json') ? 'utf8' : 'base64')
    },
    reuse: async (paths: readonly string[]) => {
      const all = paths.flatMap((path) =>
        path.endsWith('/') ? Object.keys(published).filter((file) => file.startsWith(path)) : path,
      )
      for (const path of all) if (path in published) files[path] = published[path] ?? ''
      taken.push(...all)
      return true
    },
  }
  await pipeline.writeAll(target, () => undefined)
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  const findings = (await pipeline.findings()).map((finding) => JSON.stringify(finding)).sort()
  return { files: sorted, findings, taken, paths }
}
