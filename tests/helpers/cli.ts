// Runs the shipped command line on a copy of a site, as a user does.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './program.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Entry point of the command line. */
export const DOCSITE = join(ROOT, 'bin/docsite.js')

/** Result of a run. */
export interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs `docsite …args` in this process and waits for its end; suitable for testing commands, not for their use of the process.
 * `env` applies to the command itself; site code and other programs get the environment of this process.
 */
export function docsite(
  args: readonly string[],
  { cwd = ROOT, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Run> {
  return runProgram(args, cwd, env)
}

/** The same in a separate process, for tests that depend on its environment, memory, start or exit. */
export function docsiteProcess(
  args: readonly string[],
  {
    cwd = ROOT,
    env = {},
    node = [],
  }: {
    readonly cwd?: string
    readonly env?: Readonly<Record<string, string>>
    readonly node?: readonly string[]
  } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, DOCSITE, ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve({
        code: code ?? (signal ? 128 : -1),
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      }),
    )
  })
}

/** A temporary folder with files in it; `site.config.ts` is added if it is missing. */
export function temporarySite(files: Readonly<Record<string, string | Uint8Array>>, config = ''): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-test-'))
  const withConfig =
    'site.config.ts' in files || 'site.config.json' in files
      ? files
      : { 'site.config.ts': minimalConfig(config), ...files }
  for (const [path, body] of Object.entries(withConfig)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), body)
  }
  return dir
}

/** The five-line configuration of the README with additional keys. */
export function minimalConfig(further = ''): string {
  return `import { defineConfig } from 'docsite'\n\nexport default defineConfig({\n  title: 'Site',\n  url: 'https://example.com',\n  baseUrl: '/',\n${further}})\n`
}

/** A copy of a fixture site in a temporary folder. */
export function copyFixture(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `docsite-${name}-`))
  cpSync(join(ROOT, 'fixtures', name), dir, {
    recursive: true,
    filter: (from) => !/\/(expected|build|\.docsite)$/.test(from),
  })
  return dir
}

/** Files below a folder with their contents, in code-point order. */
export function treeOf(dir: string): Map<string, Buffer> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  return new Map(files.sort().map((path) => [path, readFileSync(join(dir, path))]))
}

/** Removes a temporary folder. */
export function remove(dir: string): void {
  rmSync(dir, { recursive: true, force: true })
}
