// Bundled code of the author is taken over from an earlier run exactly as long as nothing around it has changed.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BundledModule } from '../../../cli/io/bundle-module.ts'
import { cachedBundle } from '../../../cli/io/cached-bundle.ts'
import { noCache } from '../../../cli/io/disk-cache.ts'
import { loadModule } from '../../../cli/io/load-module.ts'
import type { Cache } from '../../../cli/model/ports.ts'
import { testCode } from '../../helpers/site-code.ts'

const { code } = testCode()

/** Sets the clock of the program: a file system's own goes on. */
const setClock = (aheadSeconds: number) => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * aheadSeconds })
}

const site = { dir: '' }
const values = new Map<string, unknown>()
const cache: Cache = {
  ...noCache(),
  get: (_kind, key) => values.get(key),
  put: (_kind, key, value) => void values.set(key, structuredClone(value)),
}

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(site.dir, path)), { recursive: true })
  writeFileSync(join(site.dir, path), text)
}

beforeEach(() => {
  values.clear()
  // In a folder of its own, so that a test may put something beside the site.
  site.dir = join(realpathSync(mkdtempSync(join(tmpdir(), 'docsite-kept-'))), 'site')
  write('site.config.ts', "import { a } from './lib/a'\nimport 'node:fs'\nexport default { a }")
  write('lib/a/index.ts', 'export const a: number = 1')
  setClock(60)
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(dirname(site.dir), { recursive: true, force: true })
})

async function bundle(toolVersion = '1'): Promise<BundledModule> {
  const made = await cachedBundle(site.dir, join(site.dir, 'site.config.ts'), { cache, toolVersion })
  if (!('code' in made)) throw new Error(JSON.stringify(made))
  return made
}

/** Marks what is kept, so that it is known when it comes back. */
function mark(): void {
  for (const value of values.values()) {
    const kept = value as { bundled: { code: string } }
    kept.bundled.code += '// kept'
  }
}

const isKept = ({ code }: BundledModule) => code.endsWith('// kept')

describe('a bundle', () => {
  it('is taken over when nothing has changed', async () => {
    const first = await bundle()
    mark()
    const second = await bundle()
    expect({ ...second, code: first.code }).toEqual(first)
    expect(isKept(second)).toBe(true)
  })

  it.each<[string, () => void]>([
    ['the file', () => write('site.config.ts', 'export default {}')],
    ['an imported file', () => write('lib/a/index.ts', 'export const a = 2')],
    ['a file that is found before the imported one', () => write('lib/a.ts', 'export const a = 3')],
    ['a file of the same name with another ending', () => write('lib/a/index.tsx', 'export const a = 3')],
    [
      'a package.json that names the file of a folder',
      () => write('lib/a/package.json', '{ "main": "b.ts" }'),
    ],
    ['a package.json above', () => write('package.json', '{ "type": "module" }')],
  ])('is made anew after a change of %s', async (_what, change) => {
    await bundle()
    mark()
    change()
    expect(isKept(await bundle())).toBe(false)
  })

  it.each<[string, () => void]>([
    ['beside the site', () => write('../other/file.txt', 'x')],
    ['in the site', () => write('notes.txt', 'x')],
    ['beside an imported file', () => write('lib/a/data.json', '{}')],
    ['beside the folder of an imported file', () => write('lib/b/index.ts', 'export const b = 1')],
  ])('is taken over when a file appears %s', async (_what, change) => {
    await bundle()
    mark()
    change()
    expect(isKept(await bundle())).toBe(true)
  })

  it('is made anew after a change outside of the site that an import leads to', async () => {
    write('../shared/x/index.ts', 'export const a = 1')
    write('site.config.ts', "import { a } from '../shared/x'\nexport default { a }")
    setClock(60)
    await bundle()
    mark()
    write('../shared/other.ts', 'export const b = 1')
    expect(isKept(await bundle())).toBe(true)
    write('../shared/x.ts', 'export const a = 2')
    expect(isKept(await bundle())).toBe(false)
  })

  it('is made anew by another program', async () => {
    await bundle()
    mark()
    expect(isKept(await bundle('2'))).toBe(false)
  })

  it('does not change with the time of a file', async () => {
    await bundle()
    mark()
    utimesSync(join(site.dir, 'lib/a/index.ts'), 1, 1)
    expect(isKept(await bundle())).toBe(true)
  })

  it('is not kept when a file is as new as the bundle: it may have changed meanwhile', async () => {
    write('lib/a/index.ts', 'export const a = 4')
    setClock(-60)
    await bundle()
    expect(values.size).toBe(0)
  })

  it('is not kept when it names a package: where that is found is not looked after', async () => {
    write('node_modules/pkg/package.json', '{ "name": "pkg", "main": "main.js" }')
    write('node_modules/pkg/main.js', 'module.exports = 1')
    write('lib/a/index.ts', "import pkg from 'pkg'\nexport const a = pkg")
    await bundle()
    expect(values.size).toBe(0)
  })
})

it('runs kept code each time and names the places of the author', async () => {
  const load = () => loadModule(site.dir, 'site.config.ts', code, { cache, toolVersion: '1' })
  write('site.config.ts', 'export default () => { throw new TypeError("no") }')
  const first = await load()
  expect(values.size).toBe(1)
  expect(first).toMatchObject([{ place: { file: 'site.config.ts', start: { line: 1, column: 30 } } }])
  expect(await load()).toEqual(first)
  unlinkSync(join(site.dir, 'site.config.ts'))
  expect(await load()).toMatchObject([{ severity: 'error' }])
})
