import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { validateConfig } from '../../../cli/config/validate.ts'
import { type LoadedConfig, loadConfig } from '../../../cli/io/load-config.ts'
import { loadModule } from '../../../cli/io/load-module.ts'
import { testCode } from '../../helpers/site-code.ts'

const { code } = testCode()

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function site(files: Readonly<Record<string, string>>, name = 'site-'): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  folders.push(folder)
  write(folder, files)
  return folder
}

async function load(folder: string): Promise<LoadedConfig> {
  const loaded = await loadConfig(folder, code)
  if (!('value' in loaded)) throw new Error(JSON.stringify(loaded))
  return loaded
}

describe('every kind of file', () => {
  test.each([
    [
      'site.config.ts',
      "import { defineConfig } from 'docsite'\nconst title: string = 'T'\nexport default defineConfig({ title })",
    ],
    ['site.config.mts', "export default { title: 'T' } satisfies object"],
    ['site.config.js', "module.exports = { title: 'T' }"],
    ['site.config.mjs', "export default async () => ({ title: await 'T' })"],
    ['site.config.json', '\uFEFF{ "title": "T" }'],
  ])('%s', async (name, text) => {
    const { file, value, dependencies } = await load(site({ [name]: text }))
    expect({ file, value, dependencies }).toEqual({ file: name, value: { title: 'T' }, dependencies: [name] })
  })
})

test('imports of the site are bundled and listed; packages are imported from where they are installed', async () => {
  const folder = site({
    'site.config.ts':
      "import b from './parts/b'\nimport data from './data.json'\nimport p from 'pkg'\nexport default { b, data, p }",
    'parts/b.ts': "import { a } from '../a.js'\nexport default a + 1",
    'a.ts': 'export const a: number = 1',
    'data.json': '{ "x": 1 }',
    'node_modules/pkg/package.json':
      '{ "name": "pkg", "type": "module", "exports": { "import": "./main.js" } }',
    'node_modules/pkg/main.js': 'export default import.meta.url',
  })
  const { value, dependencies } = await load(folder)
  expect(value).toEqual({
    b: 2,
    data: { x: 1 },
    p: pathToFileURL(join(folder, 'node_modules/pkg/main.js')).href,
  })
  expect(dependencies).toEqual(['site.config.ts', 'a.ts', 'data.json', 'parts/b.ts'])
})

test('each file knows its own address', async () => {
  const folder = site({
    'site.config.ts':
      "import inner from './sub/inner'\nexport default { url: import.meta.url, inner, required: require('./sub/data.json') }",
    'sub/inner.ts': 'export default [import.meta.dirname, __filename]',
    'sub/data.json': '{ "x": 1 }',
  })
  expect((await load(folder)).value).toEqual({
    url: pathToFileURL(join(folder, 'site.config.ts')).href,
    inner: [join(folder, 'sub'), join(folder, 'sub/inner.ts')],
    required: { x: 1 },
  })
})

test('a first line that was moved to make room for the address has its own columns in messages', async () => {
  const folder = site({
    'site.config.ts': 'const here = import.meta.url; throw new Error(here.length > 0 ? "x" : "")',
  })
  expect(await loadConfig(folder, code)).toMatchObject([
    { message: 'Error: x', place: { file: 'site.config.ts', start: { line: 1, column: 37 } } },
  ])
})

test('the hash changes with the configuration and with what it imports, and with nothing else', async () => {
  const files = {
    'site.config.ts': "import a from './a'\nexport default { a }",
    'a.ts': 'export default 1',
    'docs/x.md': 'x',
  }
  const folder = site(files)
  const { hash, value } = await load(folder)
  write(folder, { 'docs/x.md': 'y' })
  expect((await load(folder)).hash).toBe(hash)
  expect((await load(site(files))).hash).toBe(hash)
  write(folder, { 'a.ts': 'export default 2' })
  const changed = await load(folder)
  expect([changed.hash === hash, value, changed.value]).toEqual([false, { a: 1 }, { a: 2 }])
})

test('the code runs anew each time: what it reads may have changed', async () => {
  const folder = site({
    'site.config.js':
      "const fs = require('fs')\nmodule.exports = { x: fs.readFileSync(__dirname + '/x.txt', 'utf8') }",
  })
  expect(await loadConfig(folder, code)).toMatchObject([
    { code: 'config/exception', place: { start: { line: 2, column: 26 } } },
  ])
  write(folder, { 'x.txt': 'one' })
  expect((await load(folder)).value).toEqual({ x: 'one' })
})

test('nothing is written: a read-only folder works', async () => {
  const folder = site({ 'site.config.ts': "export default { title: 'T' }" })
  chmodSync(folder, 0o555)
  const { value } = await load(folder)
  chmodSync(folder, 0o755)
  expect(value).toEqual({ title: 'T' })
})

test('odd folder names and links to folders work', async () => {
  const folder = site(
    { 'site.config.ts': "import './a'\nthrow new Error('x')", 'a.ts': '' },
    'сайт #1 %20 & [x]-',
  )
  const link = join(site({}), 'link')
  symlinkSync(folder, link)
  for (const dir of [folder, link]) {
    expect(await loadConfig(dir, code)).toMatchObject([
      { place: { file: 'site.config.ts', start: { line: 2, column: 7 } } },
    ])
  }
})

test('a key that is written twice is told, and the configuration works', async () => {
  const { value, warnings } = await load(site({ 'site.config.ts': 'export default {\n  a: 1,\n  a: 2 }' }))
  expect(value).toEqual({ a: 2 })
  expect(warnings).toEqual([
    {
      code: 'config/suspicious',
      severity: 'warning',
      message: 'Duplicate key "a" in object literal',
      hint: 'Remove one of the two: only the last one takes effect.',
      place: { file: 'site.config.ts', start: { line: 3, column: 3 }, end: { line: 3, column: 4 } },
    },
  ])
})

test('other files of code load by the same way', async () => {
  const folder = site({ 'sidebars.ts': "export default { main: ['intro'] }" })
  for (const path of ['sidebars.ts', join(folder, 'sidebars.ts')]) {
    expect(await loadModule(folder, path, code)).toEqual({
      value: { main: ['intro'] },
      hasDefault: true,
      dependencies: ['sidebars.ts'],
      warnings: [],
      stop: expect.any(Function),
    })
  }
})

test('the configuration of this repository is accepted without a word', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const { file, value, text, warnings } = await load(root)
  const { config, diagnostics } = validateConfig(value, file, text)
  expect([warnings, diagnostics]).toEqual([[], []])
  expect(config).toMatchObject({
    title: 'Платформа BI',
    baseUrl: '/',
    variables: { product: 'bi', productName: 'Платформа BI' },
    i18n: { defaultLocale: 'ru', locales: [{ code: 'ru', htmlLang: 'ru-RU', direction: 'ltr' }] },
    docs: [{ path: 'content/docs', routeBasePath: 'docs' }],
    search: { language: ['ru', 'en'], maxSearchResults: 8 },
    onBrokenLinks: 'warn',
    themeConfig: {
      colorMode: { defaultMode: 'light', disableSwitch: true },
      zoom: { config: { margin: 60, scrollOffset: 40 } },
      navbar: { items: [{ label: 'Документация', to: '/docs/' }] },
    },
  })
})
