// The package in a closed network: a network namespace in which there is not even a loopback device that is up. Its packages come
// from the store of npm, as from a registry of that network, and no script of a package runs.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NAMESPACE = ['--net', '--map-root-user']
const hasNamespaces = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'docsite-closed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program without a network. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync('unshare', [...NAMESPACE, program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  return { status, said: `${stdout}${stderr}` }
}

const docsite = (...args: readonly string[]) => run(process.execPath, ['bin/docsite.js', ...args])

/** Copies the files that a package of this checkout holds. */
function copyPackage(): void {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const [packed] = JSON.parse(stdout) as readonly [{ readonly files: readonly { readonly path: string }[] }]
  for (const path of [...packed.files.map((file) => file.path), 'package-lock.json']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
}

it.skipIf(!hasNamespaces)('installs, makes a site, checks and builds it without a network', ({ skip }) => {
  expect(
    run('node', ['-e', "fetch('https://registry.npmjs.org/').catch(() => process.exit(7))"]).status,
  ).toBe(7)
  copyPackage()
  const npm = ['ci', '--offline', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const installed = run('npm', npm, { npm_config_loglevel: 'error' })
  if (installed.said.includes('ENOTCACHED')) skip('the store of npm does not hold the packages')
  expect(installed).toEqual({ status: 0, said: expect.stringContaining('added ') })
  expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false)

  const made = docsite('init', 'site', '--yes', '--title', 'Руководство', '--language', 'ru')
  expect(made).toEqual({ status: 0, said: expect.stringContaining('site.config.ts') })
  expect(docsite('check', 'site')).toEqual({ status: 0, said: expect.stringContaining('no findings') })
  const built = docsite('build', 'site')
  expect(built).toEqual({ status: 0, said: expect.stringMatching(/^Built \d+ pages? into /m) })
  // The native parser came along: what took its place would say so.
  expect(built.said).not.toContain('warning')
  expect(docsite('build', 'site', '--offline').status).toBe(0)
  expect(readFileSync(join(folder, 'site/build/index.html'), 'utf8')).toContain('Руководство')
  expect(existsSync(join(folder, 'site/build-offline.zip'))).toBe(true)
})
