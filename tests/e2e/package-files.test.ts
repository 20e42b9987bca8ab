// What the package brings along because nothing may be fetched after installation.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from '@typescript/typescript6'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type OpenedFont, openFont } from '../../cli/bundle/font-library.ts'
import { prebuiltRuntime } from '../../cli/bundle/prebuilt-runtime.ts'
import { type Hyphenate, hyphenators } from '../../cli/text/hyphenators.ts'
import { docsiteProcess } from '../helpers/cli.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const { releaseProblems } = (await import(new URL('../../bin/release-check.js', import.meta.url).href)) as {
  releaseProblems(manifest: object, changelog: string): readonly string[]
}

it('every grammar of the highlighter is beside the program', () => {
  const grammars = createRequire(import.meta.url)(`${ROOT}dist/languages.cjs`) as Record<string, unknown>
  const files = readdirSync(`${ROOT}node_modules/refractor/lang`).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(250)
  expect(Object.keys(grammars).map((name) => `${name}.js`)).toEqual(files)
  expect(Object.entries(grammars).filter(([, grammar]) => typeof grammar !== 'function')).toEqual([])
})

it('the patterns that divide words are beside the program', () => {
  const patterns = createRequire(import.meta.url)(`${ROOT}dist/hyphenators.cjs`) as Record<
    'en' | 'ru',
    Hyphenate
  >
  expect(Object.keys(patterns)).toEqual(Object.keys(hyphenators))
  expect([patterns.ru('показатель'), patterns.en('administration')]).toEqual([
    'по\u00adка\u00adза\u00adтель',
    'ad\u00admin\u00adis\u00adtra\u00adtion',
  ])
})

it('what reads fonts is beside the program', () => {
  const { create } = createRequire(import.meta.url)(`${ROOT}dist/font-library.cjs`) as {
    create(bytes: Uint8Array): OpenedFont
  }
  const bytes = readFileSync(`${ROOT}dist/fonts/arimo-cyrillic-400.woff2`)
  expect([create(bytes), openFont(bytes)].map(({ unitsPerEm, ascent }) => [unitsPerEm, ascent])).toEqual([
    [2048, 1854],
    [2048, 1854],
  ])
})

interface BillOfMaterials {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly hashes: readonly { readonly alg: string; readonly content: string }[]
    readonly properties: readonly { readonly name: string; readonly value: string }[]
  }[]
}

it('the bill of materials names what npm installs and what the files contain', () => {
  const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')
  const { components } = JSON.parse(read('dist/sbom.cdx.json')) as BillOfMaterials
  const known = new Map(components.map((part) => [part.purl, part]))
  expect(known.size).toBe(components.length)

  // npm leaves out what is a dependency for users and for development as well.
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx']
  const npm = JSON.parse(spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' }).stdout) as BillOfMaterials
  expect(npm.components.length).toBeGreaterThan(20)
  for (const { purl, hashes } of npm.components)
    expect([purl, known.get(purl)?.hashes]).toEqual([purl, hashes])
  const { dependencies } = JSON.parse(read('package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  for (const [name, version] of Object.entries(dependencies))
    expect([name, components.some((part) => part.name === name && part.version === version)]).toEqual([
      name,
      true,
    ])

  const isContained = (name: string, version: string) =>
    components.some(
      (part) =>
        part.name === name &&
        part.version === version &&
        part.properties.some((property) => property.name === 'cdx:npm:package:bundled'),
    )
  const notices = [...read('dist/THIRD_PARTY_NOTICES.txt').matchAll(/^(\S+) (\d\S*) \(/gm)]
  expect(notices.length).toBeGreaterThan(100)
  expect(notices.filter(([, name = '', version = '']) => !isContained(name, version))).toEqual([])
})

it('the example of a theme type-checks with nothing installed beside the package', () => {
  const [, example = ''] =
    /```tsx\n(\/\/ theme\/components\.tsx\n[\s\S]*?)```/.exec(readFileSync(`${ROOT}README.md`, 'utf8')) ?? []
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
  }
  // The types of `docsite/theme` name those of React.
  expect(Object.keys(dependencies)).toContain('@types/react')
  const file = `${ROOT}theme-of-a-site.tsx`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    paths: { 'docsite/theme': [`${ROOT}runtime/public.ts`] },
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, example, version) : read(name, version)
  const fileExists = host.fileExists.bind(host)
  host.fileExists = (name) => name === file || fileExists(name)
  const program = ts.createProgram([file], options, host)
  const found = program.getSemanticDiagnostics(program.getSourceFile(file))
  expect(example).toContain('export const components')
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
})

it('README leads to what is in the package, but for the examples of the repository', async () => {
  const { files } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    readonly files: readonly string[]
  }
  const linked = [...readFileSync(`${ROOT}README.md`, 'utf8').matchAll(/\]\(([\w][^)#:]*)(?:#[^)]*)?\)/g)]
  const paths = new Set(linked.map(([, path = '']) => path))
  expect(paths.size).toBeGreaterThan(10)
  const isPacked = (path: string) =>
    path === 'LICENSE' || files.some((file) => path === file || path.startsWith(`${file}/`))
  expect([...paths].filter((path) => !isPacked(path)).sort()).toEqual([
    'fixtures/components',
    'fixtures/theme',
  ])
  const { stdout } = await docsiteProcess(['--help'])
  const [, manual = ''] = /^Manual: (.+)$/m.exec(stdout) ?? []
  expect(readFileSync(manual, 'utf8')).toContain('# ')
  expect(manual.slice(ROOT.length)).toBe('content/manual/docs/index.md')
})

it('the program does not hold the schema library, which most runs do not need', () => {
  const packagesIn = (file: string) =>
    new Set(readFileSync(`${ROOT}dist/${file}`, 'utf8').match(/(?<=^\/\/ node_modules\/)[\w-]+/gm))
  expect(packagesIn('validate.cjs')).toContain('zod')
  expect(packagesIn('main.cjs')).not.toContain('zod')
})

it('the schema library is without its messages in other languages', () => {
  const text = readFileSync(`${ROOT}dist/validate.cjs`, 'utf8')
  expect(text.match(/(?<=^\/\/ node_modules\/zod\/v4\/locales\/).+/gm)).toEqual(['en.js'])
})

it.each(['preact', 'react'] as const)(
  'the runtime with %s lies ready, of the sources that are there',
  (engine) => {
    const ready = prebuiltRuntime(engine, ROOT)
    expect(Object.keys(ready?.inputs ?? {})).toContain('runtime/client.tsx')
    expect(ready?.files.map(({ path }) => path)).toContain(ready?.script)
  },
)

it('a package with placeholders or without its changes is not published', () => {
  const manifest = {
    version: '1.2.3',
    homepage: 'https://docsite.example/',
    repository: { type: 'git', url: 'git+https://git.docsite.dev/docsite.git' },
    bugs: {},
    keywords: [],
  }
  expect(releaseProblems(manifest, '# Changelog\n\n## Unreleased\n\n## 1.2.30\n')).toEqual([
    'package.json: homepage is a placeholder: https://docsite.example/',
    'package.json: bugs.url is missing',
    'package.json: keywords is empty',
    'CHANGELOG.md: no section 1.2.3',
  ])
  const filled = {
    ...manifest,
    homepage: 'https://example-docs.dev/test/',
    bugs: { url: 'https://git.docsite.dev/issues' },
    keywords: ['docs'],
  }
  expect(releaseProblems(filled, '## 1.2.3 (2026-12-01)\n')).toEqual([])
})

it('is published by a workflow that proves where it comes from, and holds nothing to steal', () => {
  const text = readFileSync(`${ROOT}.github/workflows/release.yml`, 'utf8')
  const { permissions, jobs } = parse(text) as {
    permissions: object
    jobs: Readonly<
      Record<string, { needs?: string; permissions?: object; steps: { uses?: string; run?: string }[] }>
    >
  }
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.entries(jobs).map(([name, { needs, permissions: own }]) => [name, needs, own])).toEqual([
    ['test', undefined, undefined],
    ['publish', 'test', { contents: 'read', 'id-token': 'write' }],
  ])
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const uses = steps.flatMap((step) => step.uses ?? [])
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([])
  expect(jobs.publish?.steps.at(-1)?.run).toBe('npm publish --provenance --access public')
  expect(steps.map(({ run }) => run).filter((run) => run?.startsWith('npm ci'))).toEqual([
    'npm ci --ignore-scripts',
  ])
  expect(text).not.toContain('secrets.')
})

it('has every field that a registry shows', () => {
  const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<string, unknown>
  const expected = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license']
  expect(expected.filter((field) => manifest[field] === undefined)).toEqual([])
})

it('says under Bun that it runs on Node', async () => {
  const asBun =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,bun:'1.3.0'}})"
  const { code, stderr } = await docsiteProcess(['--version'], { node: ['--import', asBun] })
  expect([code, stderr]).toEqual([
    2,
    'docsite runs on Node, not on Bun: start it with `bunx docsite`, without `--bun`\n',
  ])
})
