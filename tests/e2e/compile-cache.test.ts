// Node keeps the compiled code of an installed program beside it, from version 22.1 on. What becomes of that code never shows in
// what the program does.
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remove, temporarySite, treeOf } from '../helpers/cli.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const { version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string
  dependencies: Record<string, string>
}

const packages = join(mkdtempSync(join(tmpdir(), 'docsite-installed-')), 'node_modules')
const cacheDir = join(packages, '.cache/docsite')
const nodeKeepsCode = 'enableCompileCache' in module
const site = temporarySite({
  'docs/index.md': '# Начало\n\nТекст со [ссылкой](other.md).\n',
  'docs/other.md': '# Второе\n',
})

beforeAll(() => {
  for (const name of ['bin/docsite.js', 'dist', 'runtime', 'package.json'])
    cpSync(join(ROOT, name), join(packages, 'docsite', name), { recursive: true })
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  }
})
beforeEach(() => rmSync(dirname(cacheDir), { recursive: true, force: true }))
afterAll(() => {
  remove(site)
  remove(join(packages, '..'))
})

/** Runs the installed program; gives its exit code and what it wrote. */
function installed(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(packages, 'docsite/bin/docsite.js'), ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
    )
  })
}

/** Builds everything anew and gives all bytes of the site. */
async function built(...args: string[]): Promise<string> {
  expect(await installed('build', site, '--no-cache', '--quiet', ...args)).toEqual({ code: 0, output: '' })
  return published()
}

/** All bytes of the site. */
function published(): string {
  return [...treeOf(join(site, 'build'))]
    .map(([path, body]) => `${path} ${body.toString('base64')}`)
    .join('\n')
}

/** Of the program, its thread, the renderer and the bundler, which reads the configuration of a build without a cache. */
const FILES = 4
/** Bytes of all that is kept, by path. */
const kept = () => treeOf(cacheDir)

describe.skipIf(!nodeKeepsCode)('the compiled code of an installed program', () => {
  it('is kept by the first run, with that of its threads, and taken over by the next', async () => {
    const first = await built()
    const code = kept()
    expect(code.size).toBe(FILES)
    expect(await built()).toBe(first)
    expect(kept()).toEqual(code)
  })

  it('is made again when it is damaged', async () => {
    const first = await built()
    const code = kept()
    for (const [path, bytes] of code) {
      const damaged = Buffer.from(bytes).fill(
        0x5a,
        Math.floor(bytes.length / 3),
        Math.floor(bytes.length / 2),
      )
      writeFileSync(join(cacheDir, path), damaged)
    }
    const damaged = kept()
    expect(await built()).toBe(first)
    for (const [path, bytes] of kept()) expect(bytes.equals(damaged.get(path) ?? bytes), path).toBe(false)
  })

  it('is kept by several processes at once without harm', async () => {
    const outputs = ['one', 'two', 'three'].map((name) => join(site, name))
    const ends = await Promise.all(
      outputs.map((dir) => installed('build', site, '--quiet', '--no-cache', '-o', dir)),
    )
    expect(ends).toEqual(outputs.map(() => ({ code: 0, output: '' })))
    const code = kept()
    expect(code.size).toBe(FILES)
    await built()
    expect(kept()).toEqual(code)
  })

  it('does not pile up', async () => {
    await built()
    const [folder = ''] = readdirSync(cacheDir)
    for (let at = 0; at < 300; at++) writeFileSync(join(cacheDir, folder, `other-${at}`), '')
    await built()
    await built()
    expect(kept().size).toBe(FILES)
  })
})

describe('an installed program', () => {
  it('says its version, and works without compiled code', async () => {
    // The engine would complain here of flags it does not know.
    expect(await installed('--version')).toEqual({ code: 0, output: `${version}\n` })
    const first = await built()
    process.env.NODE_DISABLE_COMPILE_CACHE = '1'
    try {
      expect(await built()).toBe(first)
    } finally {
      delete process.env.NODE_DISABLE_COMPILE_CACHE
    }
  })

  it('works where nothing can be written beside it', async () => {
    writeFileSync(dirname(cacheDir), 'a file in the place of a folder')
    expect((await installed('check', site)).code).toBe(0)
    await built()
    expect(readFileSync(dirname(cacheDir), 'utf8')).toBe('a file in the place of a folder')
  })
})

describe('the native parser of an installed program', () => {
  const log = join(packages, '..', 'loaded.txt')
  const spy = join(packages, '..', 'spy.cjs')

  /** What the program loaded of the parser's packages while it built: names that were required, then binaries. */
  async function loadedBy(build: () => Promise<unknown>): Promise<readonly string[]> {
    writeFileSync(log, '')
    writeFileSync(
      spy,
      `const { appendFileSync } = require('node:fs')
      const note = (name) => /satteri/.test(name) && appendFileSync(${JSON.stringify(log)}, name.replace(/.*node_modules./, '') + '\\n')
      const Module = require('node:module')
      const { _load } = Module
      Module._load = (name, ...rest) => (note(name), _load(name, ...rest))`,
    )
    process.env.NODE_OPTIONS = `--require ${JSON.stringify(spy)}`
    try {
      await build()
    } finally {
      delete process.env.NODE_OPTIONS
    }
    return readFileSync(log, 'utf8').split('\n').filter(Boolean)
  }

  it('is found where its package is; the package itself is not loaded', async () => {
    const loaded = await loadedBy(built)
    expect(loaded.some((name) => name.startsWith('@bruits/satteri-'))).toBe(true)
    expect(loaded).not.toContain('satteri')
  })

  it('is done without where its package is not, and a warning says so', async () => {
    const whole = await built()
    const place = join(packages, 'satteri')
    unlinkSync(place)
    try {
      const loaded = await loadedBy(async () => {
        const { code, output } = await installed('build', site, '--no-cache', '--quiet')
        expect(code).toBe(0)
        expect(output).toMatch(
          /^ {2}warning Cannot load the native Markdown parser; pages are parsed by the slower one: Cannot find module 'satteri' markdown\/parser-unavailable\n {6}hint: .*\n\n1 warning\n+$/,
        )
      })
      expect(published()).toBe(whole)
      expect(loaded.filter((name) => name !== 'satteri')).toEqual([])
    } finally {
      symlinkSync(join(ROOT, 'node_modules/satteri'), place)
    }
  })
})
